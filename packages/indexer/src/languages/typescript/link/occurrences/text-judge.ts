import { TextClass } from '../../../../facts/text-class.ts';
import { accounted, open, type Standing } from '../question/standing.ts';
import type { Target } from '../question/target.ts';

/** A word of a file that is not an identifier of a parsed program, towards a symbol of this language. */
export interface TextPlace {
  readonly class: number;
  /** Whether this room parsed the file (a string of a program, not a scalar of a data file). */
  readonly parsed: boolean;
  /** Members that are read from their container alone (an enum's), and the container goes nowhere: no text reaches them. */
  readonly sealed: boolean;
  /** Nothing in this file can have the member: no value that has it gets here. */
  readonly outOfSight: boolean;
  /**
   * A module's export that nobody can read by a name that is computed: no namespace that holds it goes out of sight, and
   * nothing loads its module by its path.
   */
  readonly closed: boolean;
  /** A data file that spells the symbol's module, too: whoever reads it may be told where the name is to be found. */
  readonly told: boolean;
  /** Values that have the member are put on the global object. */
  readonly onGlobal: boolean;
  /** What has the name goes where it is not followed: who has it there may read it along a path that a string spells. */
  readonly byPath: boolean;
  /** A spelling that was derived from the name (a tag in kebab case). */
  readonly derived: boolean;
}

/**
 * Gives a word its disposition. What a module keeps to itself cannot be named by a text. What it exports, a member, a
 * global can: by a string that is the name or ends in it, by data, by markup, by code in a language without a room.
 */
export function judgeText(target: Target, place: TextPlace): Standing {
  const unreachable = target.reach === 'file' || place.outOfSight;
  const closed = unreachable || place.sealed;
  switch (place.class) {
    case TextClass.MarkupWhole:
      // The name has a row of its own.
      return accounted('resolved_elsewhere');
    case TextClass.Comment:
    case TextClass.Directive:
      return accounted('comment');
    case TextClass.Doc:
    case TextClass.Prose:
      return accounted('documentation');
    case TextClass.Specifier:
      return accounted('path_mention');
    case TextClass.Artefact:
    case TextClass.StringInner:
    case TextClass.StringProse:
    case TextClass.JsxText:
    case TextClass.Regex:
    case TextClass.MarkupText:
      return accounted('inert_string');
    case TextClass.StringWhole:
    case TextClass.StringTail:
      if (closed || (place.closed && place.parsed)) return accounted('inert_string');
      return open(place.parsed ? 'string_match' : 'data_match');
    case TextClass.StringPath:
      if (closed || !place.byPath) return accounted('inert_string');
      return open(place.parsed ? 'string_match' : 'data_match');
    case TextClass.StringCalled:
      // Code in a string sees what is on the global object, the members of that too, and nothing else.
      return target.reach === 'global' || place.onGlobal ? open('string_match') : accounted('inert_string');
    case TextClass.Template:
      return closed ? accounted('inert_string') : open(target.isMember ? 'template_member' : 'string_match');
    case TextClass.DataKey:
      return closed || (place.closed && !place.told) ? accounted('property_key') : open('data_match');
    case TextClass.QuotedKey:
      if (closed || !target.isMember) return accounted('property_key');
      return open('unresolved_member');
    case TextClass.ForeignCode:
      return unreachable ? accounted('resolved_elsewhere') : open('unsupported_language');
    case TextClass.MarkupTag:
    case TextClass.MarkupExpression:
    case TextClass.MarkupMember:
    case TextClass.MarkupAttribute:
      if (unreachable) return accounted('resolved_elsewhere');
      return open(target.isMember ? 'template_member' : 'data_match');
    case TextClass.Broken:
      return target.reach === 'file' ? accounted('resolved_elsewhere') : open('parse_error');
    default:
      return open('string_match');
  }
}

/** `DetailPanel` as a tag: `detail-panel`. Null where the name is no component's. */
export function kebabOf(name: string): string | null {
  if (!/^[A-Z][A-Za-z0-9]*[a-z][A-Za-z0-9]*$/.test(name)) return null;
  const kebab = name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
  return kebab.includes('-') ? kebab : null;
}
