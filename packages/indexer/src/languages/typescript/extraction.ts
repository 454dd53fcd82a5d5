import { EXPORT_SHAPE, IMPORT_SHAPE, LINK_SHAPE } from '../../facts/facts.ts';
import { DeclFlag, DeclLevel, ExprKind, type ImportKind, Role, Space } from '../../facts/kinds.ts';
import { TableBuilder } from '../../facts/table.ts';
import { TextClass } from '../../facts/text-class.ts';
import type { CondensedTree } from '../../syntax/condensed-tree.ts';
import { classInCode } from '../../words/code-in-text.ts';
import { Cover, type FoundWords, IN_ERROR, wordFinder } from '../../words/word-finder.ts';
import { DeclColumns, ExprColumns, OccColumns, TextColumns } from './columns.ts';
import type { DocType } from './jsdoc-declarations.ts';
import { Kind } from './kinds.ts';
import { NameList } from './name-list.ts';
import { ScopeKind, Scopes } from './scopes.ts';

/** Nesting beyond which a subtree is read as words: the walk recurses, and a stack is finite. */
export const MAX_DEPTH = 400;

/** Bits of a TextClass: above them the finder says more. */
const LARGEST_CLASS = IN_ERROR - 1;

/** Classes of words in strings, which may hold code. */
const IN_STRINGS: ReadonlySet<number> = new Set([TextClass.StringProse, TextClass.StringInner, TextClass.Template]);

/** Source of a pattern whose value is visited after it; see `Extraction.settle`. */
export const PENDING = -3;

/** A name that CommonJS exports, until it is known what its value binds to. */
export interface PendingExport {
  readonly row: number;
  /** Occurrence of the identifier that is its value. */
  readonly value: number;
  /** Occurrence of the name. */
  readonly nameOcc: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The state of reading one file: the tree, the tables under construction, and where in the program the walk stands.
 * One value serves a worker's whole life and is reset for each file.
 */
export class Extraction {
  tree!: CondensedTree;
  text = '';
  kind!: Uint16Array;
  field!: Uint8Array;
  start!: Uint32Array;
  end!: Uint32Array;
  next!: Uint32Array;

  readonly names = new NameList();
  readonly scopes = new Scopes();
  readonly occs = new OccColumns();
  readonly exprs = new ExprColumns();
  readonly texts = new TextColumns();
  readonly decls = new DeclColumns();
  readonly imports = new TableBuilder(IMPORT_SHAPE);
  readonly exports = new TableBuilder(EXPORT_SHAPE);
  readonly links = new TableBuilder(LINK_SHAPE);

  /** Finds the words of the ranges that the walk gives it. */
  readonly finder = wordFinder();
  /** What covers each unit of the text, while somebody asks; else null, and it is found out at the end. */
  cover: Uint8Array | null = null;
  flags = 0;
  javascript = false;
  declarationFile = false;
  /** It has `export { … }`, `export … from`, `export =` or `export default <value>`: no name is exported unmarked. */
  listsExports = false;
  /** Functions in blocks are visible around them. */
  sloppy = false;

  scope = 0;
  owner = -1;
  /** Declaration of the function that a `return` returns from. */
  functionDecl = -1;
  depth = 0;
  /** Above 0 inside an ERROR node. */
  broken = 0;
  /** Above 0 inside `declare`. */
  ambient = 0;
  /** In a chain of assignments that ends in `module.exports`. */
  wholeChain = false;
  /** Above 0 inside the operand of `typeof` in a type. */
  inType = 0;
  /** The file calls `createRequire`. */
  makesRequire = false;
  /** Above 0 inside a `try` block. */
  trying = 0;
  /** Flags of an `export` that the next declaration takes, and the offset at which it starts. */
  exportFlags = 0;
  exportStart = -1;
  /** Row of a class expression that initialises a top-level declaration: its members can be named. */
  namedClass = -1;
  readonly #opensMembers: number[] = [];
  readonly #unsettled: number[] = [];
  readonly commonJs: PendingExport[] = [];
  /** Name of a CommonJS export to the declaration that stands for it. */
  readonly propertyDecls = new Map<number, number>();
  /** Declaration to the scope of its body, for those that may be opened again. */
  readonly bodies = new Map<number, number>();
  /** Alias whose object types are being read: their members are its own; else -1. */
  shape = -1;
  /** Declarations of `declare global`, which the file's own scope sees too. */
  readonly globals: number[] = [];
  /** What doc comments say of the declarations behind them. */
  readonly docTypes: DocType[] = [];

  reset(tree: CondensedTree, text: string): void {
    this.tree = tree;
    this.text = text;
    this.kind = tree.kind;
    this.field = tree.field;
    this.start = tree.start;
    this.end = tree.end;
    this.next = tree.next;
    this.names.reset(tree);
    this.scopes.reset();
    this.occs.count = 0;
    this.exprs.count = 0;
    this.texts.count = 0;
    this.decls.count = 0;
    this.imports.reset();
    this.exports.reset();
    this.links.reset();
    this.cover = null;
    this.flags = 0;
    this.owner = -1;
    this.functionDecl = -1;
    this.depth = 0;
    this.broken = 0;
    this.ambient = 0;
    this.trying = 0;
    this.exportFlags = 0;
    this.exportStart = -1;
    this.namedClass = -1;
    this.shape = -1;
    this.#opensMembers.length = 0;
    this.#unsettled.length = 0;
    this.commonJs.length = 0;
    this.propertyDecls.clear();
    this.inType = 0;
    this.wholeChain = false;
    this.makesRequire = false;
    this.bodies.clear();
    this.globals.length = 0;
    this.docTypes.length = 0;
    this.listsExports = false;
    this.scope = this.scopes.open(-1, ScopeKind.Body, 0, text.length);
  }

  /** First child of a row on a field that is no comment, or -1. */
  child(row: number, field: number): number {
    const behind = this.next[row]!;
    for (let at = row + 1; at < behind; at = this.next[at]!) {
      // A comment between dropped parentheses has their field.
      if (this.field[at] === field && this.kind[at] !== Kind.comment) return at;
    }
    return -1;
  }

  /** First child of a row of a kind, or -1. */
  childOfKind(row: number, kind: number): number {
    const behind = this.next[row]!;
    for (let at = row + 1; at < behind; at = this.next[at]!) if (this.kind[at] === kind) return at;
    return -1;
  }

  /** First child of a row that is no comment, or -1. */
  first(row: number): number {
    const behind = this.next[row]!;
    for (let at = row + 1; at < behind; at = this.next[at]!) if (this.kind[at] !== Kind.comment) return at;
    return -1;
  }

  /** Whether the row's text is this word. */
  is(row: number, word: string): boolean {
    const start = this.start[row]!;
    return this.end[row]! - start === word.length && this.text.startsWith(word, start);
  }

  nameOf(row: number): number {
    return this.names.ofTree(this.tree.name[row]!, this.start[row]!, this.end[row]!);
  }

  /** Adds the occurrence of a row's name. `spaces`: where it is looked up, 0 for nowhere. */
  occ(row: number, role: number, spaces: number): number {
    return this.occAt(this.nameOf(row), this.start[row]!, this.end[row]!, role, spaces);
  }

  occAt(name: number, start: number, end: number, role: number, spaces: number): number {
    this.cover?.fill(Cover.Token, start, end);
    if (this.broken > 0 && role !== Role.Declaration) {
      return this.occs.add(name, start, end, Role.Broken, this.scope, 0);
    }
    return this.occs.add(name, start, end, role, this.scope, spaces);
  }

  expr(kind: number, row: number, use: number, target: number): number {
    return this.exprs.add(kind, use, target, this.start[row]!);
  }

  /** Adds an occurrence and the Ident expression that it is. */
  ident(row: number, role: number, spaces: number, use: number, target: number): number {
    const expr = this.exprs.add(ExprKind.Ident, use, target, this.start[row]!);
    const occ = this.occ(row, role, spaces);
    this.exprs.a[expr] = occ;
    this.occs.expr[occ] = expr;
    return expr;
  }

  /** Sets the part `a` of a row to a pattern's source, now or once the source is known. */
  takeApart(expr: number, source: number): void {
    if (source === PENDING) this.#unsettled.push(expr);
    else this.exprs.a[expr] = source;
  }

  get unsettled(): number {
    return this.#unsettled.length;
  }

  /** Gives the rows that wait since `mark` their source. */
  settle(mark: number, source: number): void {
    while (this.#unsettled.length > mark) this.exprs.a[this.#unsettled.pop()!] = source;
  }

  /**
   * Adds a declaration without a name, in the scope where the walk stands.
   *
   * @param scope the scope that its name will be bound in: it decides the level and the container
   */
  declaration(kind: number, row: number, scope: number, flags: number): number {
    const { scopes } = this;
    const container = scopes.container[scope]!;
    const level = scope === 0 ? DeclLevel.TopLevel : container >= 0 ? DeclLevel.Member : DeclLevel.Local;
    const decl = this.decls.add(kind, level, container, this.owner, this.start[row]!, this.end[row]!);
    const ambient = this.ambient > 0 || this.declarationFile ? DeclFlag.Ambient : 0;
    this.decls.flags[decl] = flags | ambient;
    this.decls.scope[decl] = scope;
    return decl;
  }

  /** Adds a member of a container: a class, an interface, an enum, an object type. */
  member(kind: number, row: number, container: number, flags: number): number {
    const level =
      this.decls.level[container] !== DeclLevel.Local || this.#opensMembers.includes(container)
        ? DeclLevel.Member
        : DeclLevel.Local;
    const decl = this.decls.add(kind, level, container, this.owner, this.start[row]!, this.end[row]!);
    const ambient = this.ambient > 0 || this.declarationFile ? DeclFlag.Ambient : 0;
    this.decls.flags[decl] = flags | ambient;
    this.decls.scope[decl] = this.scope;
    this.decls.space[decl] = Space.Value;
    return decl;
  }

  /** Says that the members of a local declaration can be named from elsewhere. */
  openMembers(decl: number): void {
    this.#opensMembers.push(decl);
  }

  /** Gives a declaration its name: the occurrence, and the binding in its scope. */
  nameDeclaration(decl: number, row: number, space: number): void {
    const name = this.nameOf(row);
    this.spell(decl, name, this.start[row]!, this.end[row]!, space);
    this.scopes.bind(this.decls.scope[decl]!, name, decl, space);
  }

  /** Gives a declaration its name without binding it: a member's. Returns the occurrence. */
  spell(decl: number, name: number, start: number, end: number, space: number): number {
    const { decls } = this;
    decls.name[decl] = name;
    decls.nameStart[decl] = start;
    decls.nameEnd[decl] = end;
    decls.space[decl] = space;
    const occ = this.occAt(name, start, end, Role.Declaration, 0);
    this.occs.bind[occ] = decl;
    return occ;
  }

  /** Adds what the finder has found. `keeps` may pass a word over. */
  takeWords(keeps?: (name: number, textClass: number, start: number) => boolean): void {
    const { texts, names } = this;
    const found: FoundWords = this.finder.take();
    const { count, name, start } = found;
    for (let word = 0; word < count; word++) {
      const textClass = found.class[word]!;
      if (keeps !== undefined && !keeps(name[word]!, textClass, start[word]!)) continue;
      const row = names.ofFound(name[word]!, start[word]!);
      const written = textClass & LARGEST_CLASS;
      const end = IN_STRINGS.has(written) ? start[word]! + names.textOf(row).length : 0;
      texts.add(row, start[word]!, end > 0 ? classInCode(this.text, start[word]!, end, written) : written);
      // `[(value)]` in a template that is a string listens to `valueChange`.
      if (end > 0 && this.text.startsWith('[(', start[word]! - 2) && this.text.startsWith(')]', end))
        texts.add(names.ofText(`${names.textOf(row)}Change`), start[word]!, written);
    }
  }

  /** Adds an import row. Columns that are not given are set by the caller. */
  importRow(kind: ImportKind, specifier: number, start: number): number {
    const row = this.imports.add();
    this.imports.set(row, 'kind', kind);
    this.imports.set(row, 'specifier', specifier);
    this.imports.set(row, 'start', start);
    this.imports.set(row, 'flags', this.trying > 0 ? 4 : 0);
    return row;
  }

  exportRow(name: string | number, kind: number, start: number): number {
    const row = this.exports.add();
    this.exports.set(row, 'name', typeof name === 'number' ? name : this.names.ofText(name));
    this.exports.set(row, 'kind', kind);
    this.exports.set(row, 'typeOnly', 0);
    this.exports.set(row, 'start', start);
    return row;
  }

  link(decl: number, kind: number, expr: number): void {
    const row = this.links.add();
    this.links.set(row, 'decl', decl);
    this.links.set(row, 'kind', kind);
    this.links.set(row, 'expr', expr);
  }

  /** Takes the flags of an `export` before a declaration. */
  takeExport(): number {
    const flags = this.exportFlags;
    this.exportFlags = 0;
    return flags;
  }

  /** Lets a declaration start where its `export` does. */
  startAtExport(decl: number): void {
    if (this.exportStart >= 0) this.decls.start[decl] = this.exportStart;
    this.exportStart = -1;
  }
}
