import { Space } from '../../facts/kinds.ts';

/** What a scope is to a `var`: one stops at a body, the other lets it through. */
export const ScopeKind = { Block: 0, Body: 1 } as const;

/** Binding that hides a name without being a declaration: a parameter of a function type. */
export const OPAQUE = -2;

const ALL_SPACES = Space.Value | Space.Type | Space.Namespace;

/**
 * Scopes and what they bind, in one hash over (scope, name). A lookup walks up the scopes; a name that the file
 * declares nowhere costs one load.
 */
export class Scopes {
  count = 0;
  parent = new Int32Array(256);
  kind = new Uint8Array(256);
  start = new Int32Array(256);
  end = new Int32Array(256);
  /** Declaration whose members the scope's declarations are (namespace, enum, augmentation), or -1. */
  container = new Int32Array(256);

  /** Slots of the hash: head entry, valid where the epoch is the file's. */
  #slotEpoch = new Int32Array(1024);
  #slotHead = new Int32Array(1024);
  #slotTail = new Int32Array(1024);
  #slotScope = new Int32Array(1024);
  #slotName = new Int32Array(1024);
  #slots = 0;
  #epoch = 0;

  #entries = 0;
  #decl = new Int32Array(256);
  #space = new Int32Array(256);
  #nextEntry = new Int32Array(256);

  #declared = new Uint8Array(1024);

  reset(): void {
    this.count = 0;
    this.#entries = 0;
    this.#slots = 0;
    this.#epoch++;
    this.#declared.fill(0);
  }

  open(parent: number, kind: number, start: number, end: number): number {
    const scope = this.count++;
    if (scope === this.parent.length) this.#growScopes();
    this.parent[scope] = parent;
    this.kind[scope] = kind;
    this.start[scope] = start;
    this.end[scope] = end;
    this.container[scope] = -1;
    return scope;
  }

  /** The scope that a `var` in `scope` belongs to. */
  bodyOf(scope: number): number {
    while (this.kind[scope] === ScopeKind.Block && this.parent[scope]! >= 0) scope = this.parent[scope]!;
    return scope;
  }

  /** Binds a name. Earlier bindings of the same scope stay in front: overloads and merged declarations bind to the first. */
  bind(scope: number, name: number, decl: number, space: number): void {
    if (name < 0) return;
    if (name >= this.#declared.length) {
      const wider = new Uint8Array(Math.max(name + 1, this.#declared.length * 2));
      wider.set(this.#declared);
      this.#declared = wider;
    }
    this.#declared[name] = 1;
    if (this.#slots * 2 > this.#slotHead.length) this.#growSlots();
    const entry = this.#entries++;
    if (entry === this.#decl.length) this.#growEntries();
    this.#decl[entry] = decl;
    this.#space[entry] = space;
    this.#nextEntry[entry] = -1;
    const slot = this.#slot(scope, name);
    if (this.#slotEpoch[slot] !== this.#epoch) {
      this.#slots++;
      this.#slotEpoch[slot] = this.#epoch;
      this.#slotScope[slot] = scope;
      this.#slotName[slot] = name;
      this.#slotHead[slot] = entry;
      this.#slotTail[slot] = entry;
      return;
    }
    this.#nextEntry[this.#slotTail[slot]!] = entry;
    this.#slotTail[slot] = entry;
  }

  /**
   * The declaration that a scope itself binds, OPAQUE, or -1. An import says not what it imports: a declaration beside it
   * that has its name has the spaces that the import leaves free (`import type { Item }` and `function Item() {}`).
   */
  own(scope: number, name: number, spaces: number): number {
    if (name < 0 || name >= this.#declared.length || this.#declared[name] === 0) return -1;
    const slot = this.#slot(scope, name);
    if (this.#slotEpoch[slot] !== this.#epoch) return -1;
    let any = -1;
    for (let entry = this.#slotHead[slot]!; entry >= 0; entry = this.#nextEntry[entry]!) {
      const space = this.#space[entry]!;
      if ((space & spaces) === 0) continue;
      if (space !== ALL_SPACES) return this.#decl[entry]!;
      if (any === -1) any = this.#decl[entry]!;
    }
    return any;
  }

  /** The declaration that a name means in a scope, OPAQUE, or -1. */
  lookup(scope: number, name: number, spaces: number): number {
    if (name < 0 || name >= this.#declared.length || this.#declared[name] === 0) return -1;
    for (let at = scope; at >= 0; at = this.parent[at]!) {
      const found = this.own(at, name, spaces);
      if (found !== -1) return found;
    }
    return -1;
  }

  /** The innermost scope around an offset. Scopes are opened in the order of their starts. */
  at(offset: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.start[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    let scope = low;
    while (scope > 0 && this.end[scope]! <= offset) scope = this.parent[scope]!;
    return Math.max(scope, 0);
  }

  #slot(scope: number, name: number): number {
    const mask = this.#slotHead.length - 1;
    let slot = (Math.imul(name + 1, 0x9e3779b1) ^ Math.imul(scope + 1, 0x85ebca6b)) >>> 0;
    slot = (slot ^ (slot >>> 15)) & mask;
    while (
      this.#slotEpoch[slot] === this.#epoch &&
      (this.#slotScope[slot] !== scope || this.#slotName[slot] !== name)
    ) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #growSlots(): void {
    const { length } = this.#slotHead;
    const old = {
      epoch: this.#slotEpoch,
      head: this.#slotHead,
      tail: this.#slotTail,
      scope: this.#slotScope,
      name: this.#slotName,
    };
    this.#slotEpoch = new Int32Array(length * 2);
    this.#slotHead = new Int32Array(length * 2);
    this.#slotTail = new Int32Array(length * 2);
    this.#slotScope = new Int32Array(length * 2);
    this.#slotName = new Int32Array(length * 2);
    for (let slot = 0; slot < length; slot++) {
      if (old.epoch[slot] !== this.#epoch) continue;
      const to = this.#slot(old.scope[slot]!, old.name[slot]!);
      this.#slotEpoch[to] = this.#epoch;
      this.#slotHead[to] = old.head[slot]!;
      this.#slotTail[to] = old.tail[slot]!;
      this.#slotScope[to] = old.scope[slot]!;
      this.#slotName[to] = old.name[slot]!;
    }
  }

  #growEntries(): void {
    const capacity = this.#decl.length * 2;
    this.#decl = widen(this.#decl, capacity);
    this.#space = widen(this.#space, capacity);
    this.#nextEntry = widen(this.#nextEntry, capacity);
  }

  #growScopes(): void {
    const capacity = this.parent.length * 2;
    this.parent = widen(this.parent, capacity);
    this.start = widen(this.start, capacity);
    this.end = widen(this.end, capacity);
    this.container = widen(this.container, capacity);
    const kind = new Uint8Array(capacity);
    kind.set(this.kind);
    this.kind = kind;
  }
}

function widen(column: Int32Array<ArrayBuffer>, capacity: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(capacity);
  grown.set(column);
  return grown;
}
