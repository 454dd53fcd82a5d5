import type { Reading } from '../../room.ts';

/** A part of a markup file. */
export interface Region {
  readonly start: number;
  readonly end: number;
}

/** An element's opening tag, as far as a script is concerned. */
export interface OpeningTag {
  /** Offset behind `>`. */
  readonly end: number;
  readonly attributes: ReadonlyMap<string, string>;
  readonly selfClosing: boolean;
}

/** A `<script>` element of a markup file. */
export interface ScriptElement extends Region {
  /** Range of its content. */
  readonly content: Region;
  readonly attributes: ReadonlyMap<string, string>;
}

const ATTRIBUTE = /\s*([^\s=>/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|([^\s>]+)))?/y;

/** Reads an opening tag's attributes from the offset behind its name. */
export function openingTag(text: string, from: number): OpeningTag {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(text);
    if (match === null) break;
    attributes.set(match[1]!.toLowerCase(), match[2] ?? match[3] ?? match[4] ?? match[5] ?? '');
    at = ATTRIBUTE.lastIndex;
  }
  const close = text.indexOf('>', at);
  const end = close < 0 ? text.length : close + 1;
  return { end, attributes, selfClosing: text.charCodeAt(end - 2) === 47 };
}

const SCRIPT_OR_COMMENT = /<!--|<script(?=[\s>/])/gi;

/** The `<script>` elements of a text, comments passed over. */
export function scriptElements(text: string): ScriptElement[] {
  const found: ScriptElement[] = [];
  SCRIPT_OR_COMMENT.lastIndex = 0;
  for (;;) {
    const match = SCRIPT_OR_COMMENT.exec(text);
    if (match === null) return found;
    if (match[0] === '<!--') {
      const close = text.indexOf('-->', match.index + 4);
      if (close < 0) return found;
      SCRIPT_OR_COMMENT.lastIndex = close + 3;
      continue;
    }
    const opening = openingTag(text, match.index + 7);
    if (opening.selfClosing) {
      const content = { start: opening.end, end: opening.end };
      found.push({ start: match.index, end: opening.end, content, attributes: opening.attributes });
      continue;
    }
    const closing = /<\/script[\s>]/gi;
    closing.lastIndex = opening.end;
    const close = closing.exec(text)?.index ?? text.length;
    found.push({
      start: match.index,
      end: close,
      content: { start: opening.end, end: close },
      attributes: opening.attributes,
    });
    SCRIPT_OR_COMMENT.lastIndex = close;
  }
}

const SCRIPT_TYPES: ReadonlySet<string> = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'application/x-javascript',
  'application/ecmascript',
  'text/ecmascript',
  'text/babel',
  'text/jsx',
  'text/typescript',
]);

/** Whether the content of a script element is of the room's language. */
export function isScript(element: ScriptElement): boolean {
  const type = element.attributes.get('type') ?? '';
  return SCRIPT_TYPES.has(type.trim().toLowerCase());
}

/** The front matter between two lines of `---`, without them, or null. */
export function frontMatter(text: string): Region | null {
  const open = /^\s*---[ \t]*(?:\r\n|\n|\r)/.exec(text);
  if (open === null) return null;
  const close = /(?:^|\n|\r)---[ \t]*(?=\r|\n|$)/g;
  close.lastIndex = open[0].length - 1;
  const match = close.exec(text);
  return match === null ? null : { start: open[0].length, end: Math.max(match.index, open[0].length) };
}

/** The parts of a host that are code: what is parsed. In order, without overlap. */
export function codeRegions(text: string, host: NonNullable<Reading['host']>): Region[] {
  if (host === 'mdx') return mdxModules(text);
  const scripts = scriptElements(text)
    .filter(isScript)
    .map((element) => element.content);
  if (host !== 'astro') return scripts;
  const front = frontMatter(text);
  return front === null ? scripts : [front, ...scripts.filter((script) => script.start >= front.end)];
}

/** MDX's own statements: paragraphs at the left margin that begin with `import` or `export`. */
function mdxModules(text: string): Region[] {
  const regions: Region[] = [];
  const front = frontMatter(text);
  const line = /[^\r\n]*(?:\r\n|\n|\r|$)/g;
  line.lastIndex = front === null ? 0 : front.end;
  let fence = '';
  let start = -1;
  let blankBefore = true;
  for (;;) {
    const at = line.lastIndex;
    if (at >= text.length) break;
    const content = line.exec(text)![0];
    const trimmed = content.trim();
    if (start >= 0) {
      if (trimmed === '') {
        regions.push({ start, end: at });
        start = -1;
      }
    } else if (fence !== '') {
      if (trimmed.startsWith(fence)) fence = '';
    } else if (/^(?:```|~~~)/.test(trimmed)) {
      fence = trimmed.slice(0, 3);
    } else if (blankBefore && /^(?:import|export)\b/.test(content)) {
      start = at;
    }
    blankBefore = trimmed === '' || trimmed === '---';
  }
  if (start >= 0) regions.push({ start, end: text.length });
  return regions;
}

/** The text with everything but these regions blanked out, line ends kept. */
export function blankOutside(text: string, regions: readonly Region[]): string {
  const blank = (from: number, to: number) => text.slice(from, to).replace(/[^\r\n]/g, ' ');
  let result = '';
  let at = 0;
  for (const region of regions) {
    result += blank(at, region.start) + text.slice(region.start, region.end);
    at = region.end;
  }
  return result + blank(at, text.length);
}
