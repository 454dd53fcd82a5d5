import type { Facts } from '../../../../facts/facts.ts';
import { DeclLevel, Use } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';

const known = new WeakMap<Facts, FactsTables>();

/** The tables of a file's facts: the same for every question, as long as its facts are kept. */
export function tablesOf(facts: Facts): FactsTables {
  return memoized(known, facts, () => new FactsTables(facts));
}

/** The look-ups that linking needs of one file's facts. Each is built when it is first asked for. */
export class FactsTables {
  readonly facts: Facts;
  #nameIds: Map<string, number> | null = null;
  #topLevel: Map<string, number[]> | null = null;
  #members: Map<number, Map<string, number[]>> | null = null;
  #exports: Map<string, number[]> | null = null;
  #importOfDecl: Map<number, number> | null = null;
  #references: Map<number, number[]> | null = null;
  #children: Map<number, number[]> | null = null;
  #functionExpr: Map<number, number> | null = null;
  #links: Map<number, number[]> | null = null;
  #returns: Map<number, number[]> | null = null;

  constructor(facts: Facts) {
    this.facts = facts;
  }

  text(nameId: number): string {
    return nameId < 0 ? '' : (this.facts.names[nameId] ?? '');
  }

  nameId(text: string): number {
    if (this.#nameIds === null) {
      this.#nameIds = new Map();
      for (let id = 0; id < this.facts.names.length; id++) this.#nameIds.set(this.facts.names[id]!, id);
    }
    return this.#nameIds.get(text) ?? -1;
  }

  /** Declarations at top level by name, imports among them; what augmentations hold is not among them. */
  topLevel(name: string): readonly number[] {
    if (this.#topLevel === null) {
      this.#topLevel = new Map();
      const { decls } = this.facts;
      for (let d = 0; d < decls.count; d++) {
        if (decls.level[d] !== DeclLevel.TopLevel || decls.name[d]! < 0) continue;
        if (decls.container[d]! >= 0) continue;
        push(this.#topLevel, this.text(decls.name[d]!), d);
      }
    }
    return this.#topLevel.get(name) ?? none;
  }

  members(decl: number): ReadonlyMap<string, readonly number[]> {
    if (this.#members === null) {
      this.#members = new Map();
      const { decls } = this.facts;
      for (let d = 0; d < decls.count; d++) {
        const container = decls.container[d]!;
        if (container < 0 || decls.name[d]! < 0) continue;
        const byName = memoized(this.#members, container, () => new Map<string, number[]>());
        push(byName, this.text(decls.name[d]!), d);
      }
    }
    return this.#members.get(decl) ?? noMembers;
  }

  /** Export rows by the name that others see. Rows of `*` are under `*`. */
  exportRows(name: string): readonly number[] {
    return this.#exportMap().get(name) ?? none;
  }

  exportNames(): Iterable<string> {
    return this.#exportMap().keys();
  }

  #exportMap(): Map<string, number[]> {
    if (this.#exports === null) {
      this.#exports = new Map();
      const { exports } = this.facts;
      for (let e = 0; e < exports.count; e++) push(this.#exports, this.text(exports.name[e]!), e);
    }
    return this.#exports;
  }

  /** Import row that binds a declaration of kind Import (or an augmentation), or -1. */
  importOf(decl: number): number {
    if (this.#importOfDecl === null) {
      this.#importOfDecl = new Map();
      const { imports } = this.facts;
      for (let i = 0; i < imports.count; i++) if (imports.local[i]! >= 0) this.#importOfDecl.set(imports.local[i]!, i);
    }
    return this.#importOfDecl.get(decl) ?? -1;
  }

  /** Occurrences that are bound to a declaration, in order. */
  references(decl: number): readonly number[] {
    if (this.#references === null) {
      this.#references = new Map();
      const { occs } = this.facts;
      for (let o = 0; o < occs.count; o++) if (occs.bind[o]! >= 0) push(this.#references, occs.bind[o]!, o);
    }
    return this.#references.get(decl) ?? none;
  }

  /** Expressions whose `target` is this one (arguments of a call, elements of a literal), in order; not its parts. */
  children(expr: number): readonly number[] {
    this.#indexExpressions();
    return this.#children!.get(expr) ?? none;
  }

  /** The Function or Class expression of a declaration, or -1. */
  expressionOf(decl: number): number {
    this.#indexExpressions();
    return this.#functionExpr!.get(decl) ?? -1;
  }

  #indexExpressions(): void {
    if (this.#children !== null) return;
    this.#children = new Map();
    this.#functionExpr = new Map();
    const { exprs } = this.facts;
    for (let e = 0; e < exprs.count; e++) {
      const use = exprs.use[e]!;
      const target = exprs.target[e]!;
      if (target >= 0 && (use === Use.Argument || use === Use.Stored || use === Use.Part || use === Use.TypeArgument))
        push(this.#children, target, e);
      const kind = exprs.kind[e]!;
      if ((kind === 11 || kind === 12) && exprs.a[e]! >= 0) this.#functionExpr.set(exprs.a[e]!, e);
    }
  }

  /** Expressions that a function returns. */
  returnsOf(decl: number): readonly number[] {
    if (this.#returns === null) {
      this.#returns = new Map();
      const { exprs } = this.facts;
      for (let e = 0; e < exprs.count; e++)
        if (exprs.use[e] === Use.Return && exprs.target[e]! >= 0) push(this.#returns, exprs.target[e]!, e);
    }
    return this.#returns.get(decl) ?? none;
  }

  links(decl: number): readonly number[] {
    if (this.#links === null) {
      this.#links = new Map();
      const { links } = this.facts;
      for (let l = 0; l < links.count; l++) push(this.#links, links.decl[l]!, l);
    }
    return this.#links.get(decl) ?? none;
  }

  /** Innermost declaration of these kinds whose range holds the offset, or -1. */
  enclosing(offset: number, kinds: ReadonlySet<number>): number {
    const { decls } = this.facts;
    let best = -1;
    for (let d = 0; d < decls.count; d++) {
      if (decls.start[d]! > offset || decls.end[d]! <= offset || !kinds.has(decls.kind[d]!)) continue;
      if (best < 0 || decls.start[d]! >= decls.start[best]!) best = d;
    }
    return best;
  }
}

const none: readonly number[] = [];
const noMembers: ReadonlyMap<string, readonly number[]> = new Map();

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
