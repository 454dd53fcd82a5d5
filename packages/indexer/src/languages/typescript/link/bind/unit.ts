import type { Facts } from '../../../../facts/facts.ts';
import { DeclKind, Use } from '../../../../facts/kinds.ts';
import { type FactsTables, tablesOf } from './facts-tables.ts';
import type { Side } from './side.ts';

/** A declaration of a revision: what a name in the end leads to. */
export interface DeclRef {
  readonly unit: Unit;
  readonly decl: number;
}

/** One file of one revision. */
export class Unit {
  readonly side: Side;
  readonly path: string;
  readonly facts: Facts;
  readonly #tables: FactsTables;

  constructor(side: Side, path: string, facts: Facts) {
    this.side = side;
    this.path = path;
    this.facts = facts;
    this.#tables = tablesOf(facts);
  }

  text(nameId: number): string {
    return this.#tables.text(nameId);
  }

  nameId(text: string): number {
    return this.#tables.nameId(text);
  }

  /** Declarations at top level by name, imports among them; what augmentations hold is not among them. */
  topLevel(name: string): readonly number[] {
    return this.#tables.topLevel(name);
  }

  members(decl: number): ReadonlyMap<string, readonly number[]> {
    return this.#tables.members(decl);
  }

  /** Export rows by the name that others see. Rows of `*` are under `*`. */
  exportRows(name: string): readonly number[] {
    return this.#tables.exportRows(name);
  }

  exportNames(): Iterable<string> {
    return this.#tables.exportNames();
  }

  /** Import row that binds a declaration of kind Import (or an augmentation), or -1. */
  importOf(decl: number): number {
    return this.#tables.importOf(decl);
  }

  /** Occurrences that are bound to a declaration, in order. */
  references(decl: number): readonly number[] {
    return this.#tables.references(decl);
  }

  /** Expressions whose `target` is this one (arguments of a call, elements of a literal), in order; not its parts. */
  children(expr: number): readonly number[] {
    return this.#tables.children(expr);
  }

  /** What a call is given, in order. */
  argumentsOf(call: number): number[] {
    return this.children(call).filter((child) => this.facts.exprs.use[child] === Use.Argument);
  }

  /** What is written in `<…>` behind an expression or a type, in order. */
  typeArgumentsOf(expr: number): number[] {
    return this.children(expr).filter((child) => this.facts.exprs.use[child] === Use.TypeArgument);
  }

  /** The declaration that names a function: of a literal that something is initialised with, that; else the function itself. */
  holderOf(func: number): number {
    const { exprs } = this.facts;
    const literal = this.expressionOf(func);
    return literal >= 0 && exprs.use[literal] === Use.Init ? exprs.target[literal]! : func;
  }

  /** The Function or Class expression of a declaration, or -1. */
  expressionOf(decl: number): number {
    return this.#tables.expressionOf(decl);
  }

  /** Expressions that a function returns. */
  returnsOf(decl: number): readonly number[] {
    return this.#tables.returnsOf(decl);
  }

  links(decl: number): readonly number[] {
    return this.#tables.links(decl);
  }

  /** Innermost declaration of these kinds whose range holds the offset, or -1. */
  enclosing(offset: number, kinds: ReadonlySet<number>): number {
    return this.#tables.enclosing(offset, kinds);
  }

  isImport(decl: number): boolean {
    return this.facts.decls.kind[decl] === DeclKind.Import;
  }
}
