/**
 * The tables as they are filled. They have the columns of `facts.ts` by name, plus what only the extraction needs;
 * written out, because a store through a dictionary of columns costs more than the row that it stores.
 */

function wider(column: Int32Array<ArrayBuffer>, capacity: number): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(capacity);
  grown.set(column);
  return grown;
}

export class OccColumns {
  count = 0;
  name = new Int32Array(1024);
  start = new Int32Array(1024);
  end = new Int32Array(1024);
  role = new Int32Array(1024);
  bind = new Int32Array(1024);
  expr = new Int32Array(1024);
  /** Scope in which the name is looked up. */
  scope = new Int32Array(1024);
  /** Spaces in which it is looked up (bits of Space); 0 where it is not. */
  spaces = new Int32Array(1024);

  add(name: number, start: number, end: number, role: number, scope: number, spaces: number): number {
    const row = this.count++;
    if (row === this.name.length) this.#grow();
    this.name[row] = name;
    this.start[row] = start;
    this.end[row] = end;
    this.role[row] = role;
    this.bind[row] = -1;
    this.expr[row] = -1;
    this.scope[row] = scope;
    this.spaces[row] = spaces;
    return row;
  }

  #grow(): void {
    const capacity = this.name.length * 2;
    this.name = wider(this.name, capacity);
    this.start = wider(this.start, capacity);
    this.end = wider(this.end, capacity);
    this.role = wider(this.role, capacity);
    this.bind = wider(this.bind, capacity);
    this.expr = wider(this.expr, capacity);
    this.scope = wider(this.scope, capacity);
    this.spaces = wider(this.spaces, capacity);
  }
}

export class ExprColumns {
  count = 0;
  kind = new Int32Array(1024);
  a = new Int32Array(1024);
  b = new Int32Array(1024);
  c = new Int32Array(1024);
  use = new Int32Array(1024);
  target = new Int32Array(1024);
  start = new Int32Array(1024);

  add(kind: number, use: number, target: number, start: number): number {
    const row = this.count++;
    if (row === this.kind.length) this.#grow();
    this.kind[row] = kind;
    this.a[row] = -1;
    this.b[row] = -1;
    this.c[row] = -1;
    this.use[row] = use;
    this.target[row] = target;
    this.start[row] = start;
    return row;
  }

  #grow(): void {
    const capacity = this.kind.length * 2;
    this.kind = wider(this.kind, capacity);
    this.a = wider(this.a, capacity);
    this.b = wider(this.b, capacity);
    this.c = wider(this.c, capacity);
    this.use = wider(this.use, capacity);
    this.target = wider(this.target, capacity);
    this.start = wider(this.start, capacity);
  }
}

export class TextColumns {
  count = 0;
  name = new Int32Array(1024);
  start = new Int32Array(1024);
  class = new Int32Array(1024);

  add(name: number, start: number, textClass: number): number {
    const row = this.count++;
    if (row === this.name.length) {
      this.name = wider(this.name, row * 2);
      this.start = wider(this.start, row * 2);
      this.class = wider(this.class, row * 2);
    }
    this.name[row] = name;
    this.start[row] = start;
    this.class[row] = textClass;
    return row;
  }
}

export const DECL_COLUMNS = [
  'name',
  'kind',
  'level',
  'container',
  'owner',
  'start',
  'end',
  'nameStart',
  'nameEnd',
  'space',
  'flags',
  'type',
  'init',
  'scopeStart',
  'scopeEnd',
  'bodyHash',
] as const;

export class DeclColumns {
  count = 0;
  name = new Int32Array(256);
  kind = new Int32Array(256);
  level = new Int32Array(256);
  container = new Int32Array(256);
  owner = new Int32Array(256);
  start = new Int32Array(256);
  end = new Int32Array(256);
  nameStart = new Int32Array(256);
  nameEnd = new Int32Array(256);
  space = new Int32Array(256);
  flags = new Int32Array(256);
  type = new Int32Array(256);
  init = new Int32Array(256);
  scopeStart = new Int32Array(256);
  scopeEnd = new Int32Array(256);
  bodyHash = new Int32Array(256);
  /** Scope that it is visible in. */
  scope = new Int32Array(256);

  add(kind: number, level: number, container: number, owner: number, start: number, end: number): number {
    const row = this.count++;
    if (row === this.name.length) {
      for (const column of DECL_COLUMNS) this[column] = wider(this[column], row * 2);
      this.scope = wider(this.scope, row * 2);
    }
    // Written out: a loop over the columns cost more than all else that is done for a declaration.
    this.name[row] = -1;
    this.nameStart[row] = -1;
    this.nameEnd[row] = -1;
    this.type[row] = -1;
    this.init[row] = -1;
    this.scopeStart[row] = -1;
    this.scopeEnd[row] = -1;
    this.kind[row] = kind;
    this.level[row] = level;
    this.container[row] = container;
    this.owner[row] = owner;
    this.start[row] = start;
    this.end[row] = end;
    this.space[row] = 0;
    this.flags[row] = 0;
    this.bodyHash[row] = 0;
    this.scope[row] = -1;
    return row;
  }
}
