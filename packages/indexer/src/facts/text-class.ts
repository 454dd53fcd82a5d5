/** Where a word stands that is no identifier of a parsed program. */
export const TextClass = {
  Comment: 0,
  /** A doc comment's prose, `{@link name}` included. */
  Doc: 1,
  /** A string (or a scalar of a data file) that is this word and nothing else. */
  StringWhole: 2,
  /** The last segment of a string without white space, behind `.`, `#`, `:`, `/` or `::` (`src/a.module#Name`). */
  StringTail: 3,
  /** Another segment of such a string. */
  StringInner: 4,
  /** In a string with white space: prose, a message, an i18n text. */
  StringProse: 5,
  /** In the text of a template literal. */
  Template: 6,
  JsxText: 7,
  Regex: 8,
  /** In the specifier of an import, a re-export, a require, a mock: a path. */
  Specifier: 9,
  /** In a document: Markdown, plain text, a licence, a changelog. */
  Prose: 10,
  /** In code of a language without a room: anything may be meant. */
  ForeignCode: 11,
  /** A key of a data file. */
  DataKey: 12,
  /** In markup, as a tag or in an attribute or an expression of a template. */
  MarkupTag: 13,
  MarkupExpression: 14,
  MarkupText: 15,
  /** In a file that a tool writes: a lock file, a source map, a snapshot. */
  Artefact: 16,
  /** In a comment that a tool obeys (`// @ts-…`, `/// <reference …>`, `eslint-disable …`). */
  Directive: 17,
  /** In a part of a parsed file that could not be parsed, at an identifier's boundary. */
  Broken: 18,
  /** A quoted key of an object literal, or of a type. */
  QuotedKey: 19,
  /** The name of an attribute on the tag of a component: what the component takes under that name. */
  MarkupAttribute: 20,
  /**
   * In a string, where it would be called if the string were code or markup (`onclick="open(3)"`), or behind the `=` of an
   * address (`?callback=show`).
   */
  StringCalled: 21,
  /** In an expression of a template, behind a dot. */
  MarkupMember: 22,
  /**
   * A name in front of others in a string that is a path through members (`address.street.name`, `items[0].price`), and one in
   * code that a string, or a scalar of a data file, holds (`Hello {{user.name}}`, `order.total > 10`).
   */
  StringPath: 23,
  /**
   * Beside the row of a name in an expression of a template: all that it holds is read there, by a key that is not written down, by
   * a walk, by a copy, by showing the whole.
   */
  MarkupWhole: 24,
} as const;
export type TextClass = (typeof TextClass)[keyof typeof TextClass];
