const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * Elements of HTML and SVG. The platform gives them their meaning: in lower case they name no component.
 */
export const INTRINSIC_TAGS = words(
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption cite code col colgroup data datalist dd del ' +
    'details dfn dialog div dl dt em embed fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ' +
    'ins kbd label legend li link main map mark menu meta meter nav noscript object ol optgroup option output p picture pre progress q rp rt ruby s ' +
    'samp script search section select slot small source span strong style sub summary sup svg table tbody td template textarea tfoot th thead time ' +
    'title tr track u ul var video wbr center font big tt strike param ' +
    'g path rect circle ellipse line polyline polygon text tspan defs use symbol clippath mask pattern image marker stop lineargradient ' +
    'radialgradient filter animate animatetransform foreignobject desc linearGradient radialGradient clipPath animateTransform animateMotion ' +
    'foreignObject textPath feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge feMergeNode feOffset feImage feTurbulence',
);

/**
 * Attributes that the platform reads, on its own elements. Their values are for people, for style sheets or addresses.
 */
export const INERT_ATTRIBUTES = words(
  'class style title alt placeholder lang dir role width height viewbox d fill stroke points x y x1 x2 y1 y2 cx cy r rx ry transform xmlns ' +
    'charset content media sizes srcset rel type target method action enctype autocomplete colspan rowspan scope tabindex href src',
);

/** Attributes that the platform reads, whose values may be names all the same. */
export const PLATFORM_ATTRIBUTES = words(
  'id name value for disabled checked selected readonly required multiple hidden open autofocus async defer crossorigin integrity loading decoding ' +
    'min max step maxlength minlength pattern list accept download controls autoplay loop muted poster preload label span start reversed cols rows ' +
    'wrap form novalidate spellcheck translate contenteditable draggable slot is part nonce property itemprop itemscope itemtype manifest sandbox allow',
);
