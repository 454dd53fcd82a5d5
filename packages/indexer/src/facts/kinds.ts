/**
 * The words in which facts are written. The numbers go into segments: append, never reorder, and raise
 * `FACTS_VERSION` when a meaning changes.
 */

/** What a declaration declares. */
export const DeclKind = {
  Function: 0,
  Class: 1,
  Method: 2,
  Property: 3,
  Accessor: 4,
  Constructor: 5,
  Interface: 6,
  TypeAlias: 7,
  Enum: 8,
  EnumMember: 9,
  Namespace: 10,
  Variable: 11,
  Parameter: 12,
  TypeParameter: 13,
  /** A name that an import statement binds. */
  Import: 14,
  /** `declare module 'specifier' { … }` and `declare global { … }`: a container without a name of its own. */
  Augmentation: 15,
  /** `export default <expression>`, `module.exports = <expression>`: a value that only its place names. */
  DefaultValue: 16,
} as const;
export type DeclKind = (typeof DeclKind)[keyof typeof DeclKind];

/** Where a declaration stands: only the first two are symbols that another place can name. */
export const DeclLevel = { TopLevel: 0, Member: 1, Local: 2 } as const;
export type DeclLevel = (typeof DeclLevel)[keyof typeof DeclLevel];

/** The spaces in which a name can be looked up (bits). */
export const Space = { Value: 1, Type: 2, Namespace: 4 } as const;

/** Properties of a declaration (bits). */
export const DeclFlag = {
  /** `export` stands before it, or its namespace exports it. */
  Exported: 1 << 0,
  /** It is the module's `export default`. */
  Default: 1 << 1,
  /** `declare`, or it stands in a `.d.ts` file. */
  Ambient: 1 << 2,
  Abstract: 1 << 3,
  Static: 1 << 4,
  /** The keyword `private` or `protected`. */
  NonPublic: 1 << 5,
  /** `#name`. */
  HashPrivate: 1 << 6,
  Decorated: 1 << 7,
  Override: 1 << 8,
  /** `[expression]` as its name. Its column `name` is -1, or the text where the expression is a literal. */
  Computed: 1 << 9,
  /** A signature without a body: an overload, or an interface's or a `.d.ts` file's. */
  Signature: 1 << 10,
  /** A constructor's parameter that is also a property. The row is the property, its level `Member`. */
  ParameterProperty: 1 << 11,
  /** It stands in `declare global`, or at top level of a file that is a script. */
  Global: 1 << 12,
  TypeOnlyImport: 1 << 13,
  Optional: 1 << 14,
  Generator: 1 << 15,
  /** A getter or a setter (with DeclKind.Accessor). */
  Getter: 1 << 16,
  Setter: 1 << 17,
  /** `var`, or a function in a block of sloppy code: visible in the whole function or file. */
  Hoisted: 1 << 18,
  Readonly: 1 << 19,
  Rest: 1 << 20,
  /** An arrow function: it has no `this` of its own. */
  Arrow: 1 << 21,
  /** `protected`, beside NonPublic: subclasses see it. */
  Protected: 1 << 22,
} as const;

/** What an identifier does where it stands. */
export const Role = {
  /** The name in its own declaration; `bind` is the declaration. */
  Declaration: 0,
  /** A read of a value; `bind` is the declaration in the same file, or -1 where none is in scope. */
  Reference: 1,
  /** A name in a type; `bind` as for Reference. */
  TypeReference: 2,
  /** A value that is assigned to, and not read (`name = …`). */
  Write: 3,
  /** `.name` behind a receiver (also of a qualified type, and of `receiver['name']`): its expression is a Member. */
  Member: 4,
  /** A key of an object literal; its expression is the literal. */
  PropertyKey: 5,
  /** `{ name }` in an object literal: reads the value `name` (see `bind`) and is a key. */
  Shorthand: 6,
  /** The key in a pattern, `{ name: local }` or `{ name }` (then a Declaration stands at the same place): its expression is a Member of the value that is taken apart. */
  PatternKey: 7,
  /** The name that an import statement asks for, `import { name as local }`; with `import { name }` a Declaration stands at the same place. */
  ImportedName: 8,
  /** `export { name }` without `from`: reads the local `name` (see `bind`). */
  ExportedLocal: 9,
  /** `export { name } from '…'`. */
  ReexportedName: 10,
  /** The name behind `as` in an export, or the one in `export * as name`. */
  ExportAlias: 11,
  /** An element in lower case, which no value answers to. */
  JsxIntrinsic: 12,
  /** Its expression is the element. */
  JsxAttribute: 13,
  Label: 14,
  /** A type's name in a doc comment (`@type {Name}`, `@import { Name }`), `bind` as for TypeReference. */
  DocType: 15,
  /** In a part that could not be parsed: nothing is known of it. */
  Broken: 16,
  /** `import.meta`, `new.target` and their like. */
  MetaProperty: 17,
  /** A name in a parameter list of a type, a tuple's label: names nothing. */
  Inert: 18,
} as const;
export type Role = (typeof Role)[keyof typeof Role];

/** What an expression is, as far as values and names flow through it. */
export const ExprKind = {
  /** a: occurrence of the identifier. */
  Ident: 0,
  This: 1,
  Super: 2,
  /** a: receiver (expression), b: occurrence of the member's name, or -1 with c: name, where the key is a literal. */
  Member: 3,
  /** a: receiver, b: expression of a key that is not a literal. */
  Index: 4,
  /** a: callee. Its arguments are the rows whose `use` is Argument and whose `target` is this row, in order. */
  Call: 5,
  /** a: callee. */
  New: 6,
  /** a: operand. */
  Await: 7,
  /** a: import row (`import('…')`). */
  ImportCall: 8,
  /** a: import row (`require('…')`). */
  RequireCall: 9,
  /** a, b: either of the two is the value (`?:`, `||`, `&&`, `??`, `,` gives only b). */
  Either: 10,
  /** a: declaration of the function; its parameters are the rows of kind Parameter whose `owner` it is. */
  Function: 11,
  /** a: declaration of the class. */
  Class: 12,
  /** c: name (the text). */
  String: 13,
  /** A template or a concatenation with holes, or a template type. c: name (its first fixed part), or -1. b: name row of its last fixed part, or -1. */
  Composed: 14,
  Number: 15,
  Boolean: 16,
  Null: 17,
  RegExp: 18,
  Array: 19,
  Object: 20,
  /** a: operand, b: type expression (`as`, `satisfies`, `<T>x`). */
  Cast: 21,
  /** a: operand (`...x`). */
  Spread: 22,
  /** a: expression that is taken apart; the value of `...rest`. */
  RestOf: 23,
  /** a: declaration of the function, b: position of the parameter. */
  ParamOf: 24,
  /** The element type or value of iterating a (`for … of`, array pattern). */
  ElementOf: 25,
  /** A named type. a: occurrence, or -1; its type arguments are rows whose `use` is TypeArgument. */
  TypeName: 26,
  /** A member of a namespace in a type. a: left (TypeName or TypeMember), b: occurrence. */
  TypeMember: 27,
  /** `typeof x` in a type. a: expression. */
  TypeQuery: 28,
  /** `keyof T`. a: type expression. */
  KeyOf: 29,
  /** `T[K]`. a: type, b: key type. */
  IndexedType: 30,
  /** `A | B`, `A & B`. a, b. */
  TypeUnion: 31,
  /** `T[]`. a: element. */
  ArrayType: 32,
  /** c: name, a string literal as a type. */
  LiteralType: 33,
  /** A primitive type (`string`, `number`, …). c: name. */
  PrimitiveType: 34,
  /** a: declaration of the anonymous object type, where it has one. */
  ObjectType: 35,
  FunctionType: 36,
  /** a: import row (`import('…').T` in a type). */
  ImportType: 37,
  /** An assignment. a: left, b: right. */
  Assign: 38,
  /** An expression of which nothing is known. */
  Unknown: 39,
  /** A JSX element. a: expression of its tag. */
  JsxElement: 40,
  /** `import.meta`. */
  ImportMeta: 41,
  /** Tagged template. a: tag. */
  Tagged: 42,
  /** The result of `typeof x`, a comparison, arithmetic: a primitive value. */
  Primitive: 43,
} as const;
export type ExprKind = (typeof ExprKind)[keyof typeof ExprKind];

/** What becomes of an expression's value. `target` says of what, where a row can say it. */
export const Use = {
  /** Receiver, callee, operand: `target` is the expression that has it as its part. */
  Part: 0,
  /** `target`: the call or `new` expression. */
  Argument: 1,
  /** `target`: declaration that it initialises, or whose type it is. */
  Init: 2,
  /** Taken apart by a pattern: the Member rows with the role PatternKey, and RestOf, have it as `a`. */
  Destructured: 3,
  /** Its value is dropped (`f();`). */
  Statement: 4,
  /** `target`: declaration of the function. */
  Return: 5,
  /** `export default x`, `export = x`, `module.exports = x`; `target`: export row. */
  Export: 6,
  /** Value of a property of an object literal, or element of an array literal; `target`: that literal. */
  Stored: 7,
  Spread: 8,
  /** A JSX attribute's value (`target`: the element) or a child. */
  Jsx: 9,
  /** A condition, an operand of a comparison, of arithmetic, of `typeof`, of `in` on the left: read, and not kept. */
  Tested: 10,
  /** Right of an assignment; `target`: the Assign row. */
  Assigned: 11,
  /** `extends`, `implements`; `target`: declaration. */
  Heritage: 12,
  /** A decorator; `target`: declaration that it stands on. */
  Decorator: 13,
  /** A type annotation or a part of one; `target`: declaration, or -1. */
  Annotation: 14,
  /** `target`: the TypeName row that it is an argument of. */
  TypeArgument: 15,
  /** In a hole of a template. */
  Interpolated: 16,
  /** Iterated over: `for (… of x)`, `for (… in x)`, `yield*`. */
  Iterated: 17,
  /** Anything else: the value may go anywhere. */
  Other: 18,
  /** Right operand of `in`, argument of `delete`: asks for keys. */
  KeysAsked: 19,
  /** The `as` clause of a mapped type: the names that its members get. */
  Renames: 20,
} as const;
export type Use = (typeof Use)[keyof typeof Use];

/** How a file names another one. */
export const ImportKind = {
  /** `import { imported as local } from` */
  Named: 0,
  Default: 1,
  Namespace: 2,
  /** `import '…'` */
  SideEffect: 3,
  /** `import('…')`; `expr` is the ImportCall. */
  Dynamic: 4,
  /** `require('…')`, `import x = require('…')`; `expr` is the RequireCall, or `local` is set. */
  Require: 5,
  /** `export { imported as … } from` */
  Reexport: 6,
  /** `export * from` */
  ReexportAll: 7,
  /** `export * as … from` */
  ReexportNamespace: 8,
  /** `import('…')` in a type; `expr` is the ImportType. */
  Type: 9,
  /** `@import … from '…'`, `@type {import('…').T}` in a doc comment of a checked file. */
  Doc: 10,
  /** `/// <reference path="…" />` */
  ReferencePath: 11,
  /** `/// <reference types="…" />`, `/// <reference lib="…" />` */
  ReferenceTypes: 12,
  /** `jest.mock('…')`, `vi.mock('…')`, `require.resolve('…')`: names the module, takes no member. */
  Mention: 13,
  /** `import.meta.glob('…')`; `imported` is the pattern's name row. One row per pattern. */
  Glob: 14,
  /** `require.context('dir', recursive, /pattern/)`; specifier the directory, `imported` the pattern's source, flag Recursive. */
  Context: 15,
  /** `new URL('…', import.meta.url)`, `new Worker('…')`. */
  Url: 16,
  /** `declare module '…'`; `local` is the Augmentation. */
  Augment: 17,
  /** `import(x)`, `require(x)`: the specifier is composed. `specifier` is its first fixed part or -1, `imported` its last or -1. */
  Computed: 18,
  /** `define(['…'], function (…) {})` */
  Amd: 19,
} as const;
export type ImportKind = (typeof ImportKind)[keyof typeof ImportKind];

/**
 * What else files are looked up by. They share the numbers of `ImportKind`, and its postings, so that the table stays one:
 * from 48 on, and below 64.
 */
export const SiteKind = {
  /** A member is called, or kept, under a key that is not written down: `service[method](…)`, `target[`on${event}`]`. */
  Dispatch: 48,
} as const;
export type SiteKind = (typeof SiteKind)[keyof typeof SiteKind];

/** Properties of an import row (bits). */
export const ImportFlag = { TypeOnly: 1, Recursive: 2, InTry: 4 } as const;

/** How a file offers a name. */
export const ExportKind = {
  /** `export function f`, `export { f as g }`, `export default f`: `decl` is the declaration in this file. */
  Local: 0,
  /** From another file: `imp` is the import row (Reexport, ReexportAll, ReexportNamespace). */
  Through: 1,
  /** `export default <expression>`; `expr`, and `decl` is the DefaultValue (or the class, the function). */
  Expression: 2,
  /** `exports.name = …`, `module.exports.name = …`; `expr` the value, `decl` the declaration that stands for the name. */
  CommonJsProperty: 3,
  /** `module.exports = …`, `export = …` (name `export=`). Where the value is an object literal, each of its keys has a CommonJsProperty row beside it. */
  CommonJsWhole: 4,
  /** `module.exports = { ...x }`, `Object.assign(exports, x)`, `exports[k] = …`: names that are not spelled. */
  CommonJsUnknown: 5,
} as const;
export type ExportKind = (typeof ExportKind)[keyof typeof ExportKind];

/** What ties a declaration to another one. */
export const LinkKind = { Extends: 0, Implements: 1, Decorator: 2 } as const;
export type LinkKind = (typeof LinkKind)[keyof typeof LinkKind];

/** Properties of a file (bits). */
export const FileFlag = {
  /** It has an import or an export. */
  Module: 1 << 0,
  /** It uses `require`, `exports` or `module.exports`. */
  CommonJs: 1 << 1,
  /** A direct `eval(…)`, `with (…)`, `new Function(…)`. */
  Eval: 1 << 2,
  Declarations: 1 << 3,
  /** JavaScript whose doc types are checked, as far as the file itself says so (`// @ts-check`). */
  Checked: 1 << 4,
  Minified: 1 << 5,
  Generated: 1 << 6,
  ParseErrors: 1 << 7,
  /** A part of a markup file (Vue, Svelte, Astro, HTML, MDX). */
  Embedded: 1 << 8,
  /** The parse was given up (time, memory, size): the identifiers are unknown, the words are complete. */
  Unparsed: 1 << 9,
  /** `<script setup>`, Svelte, Astro: top-level names are visible to the template. */
  TemplateScope: 1 << 10,
} as const;
