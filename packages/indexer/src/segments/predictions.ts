import type { Facts } from '../facts/facts.ts';
import { ExprKind, Role, Use } from '../facts/kinds.ts';
import type { Table, TableShape } from '../facts/table.ts';

/** A table of which some columns are known already, in the order of its shape. */
type Columns = Table<TableShape>;

/** What is known when a column is written, and again when it is read. */
export interface Known {
  /** Length of each of the file's names. */
  readonly lengths: Int32Array;
  /** The tables that come before: see the codec. */
  readonly tables: Readonly<Partial<Record<keyof Facts, Columns>>>;
}

/**
 * native/columns.c writes what this reads. Columns say the same things several times over: an identifier's expression starts where its occurrence does, a name's range
 * is as long as the name. What a column adds to the ones before it is mostly 0, and takes hardly any room.
 */
export interface Prediction {
  /** The column, out of what it adds row by row. Changes and returns that. */
  together(rest: Int32Array, table: Columns, known: Known): Int32Array;
}

/** A guess that other columns make, row by row. Differences wrap around, and so do sums. */
function beside(guess: (table: Columns, known: Known) => Int32Array): Prediction {
  return {
    together(rest, table, known) {
      const near = guess(table, known);
      for (let row = 0; row < rest.length; row++) rest[row]! += near[row]!;
      return rest;
    },
  };
}

/** Words follow each other with one character between them. */
const behindTheLast: Prediction = {
  together(rest, { name }, { lengths }) {
    let near = 0;
    for (let row = 0; row < rest.length; row++) {
      rest[row]! += near;
      near = rest[row]! + lengthOf(lengths, name![row]!) + 1;
    }
    return rest;
  },
};

/** Declarations come in the order of their names, and names are bound to near ones. -1 stays apart: 0. */
const bound: Prediction = {
  together(rest, { role }) {
    let last = -1;
    for (let row = 0; row < rest.length; row++) {
      if (rest[row] === 0) {
        rest[row] = -1;
        continue;
      }
      const near = role![row] === Role.Declaration ? last + 1 : last;
      const value = near + besideSomething(rest[row]!);
      rest[row] = value;
      if (role![row] === Role.Declaration && value > last) last = value;
    }
    return rest;
  },
};

/** Of an expression the use's target is a row close above, else a declaration close to the last one. */
const target: Prediction = {
  together(rest, { use }) {
    let last = 0;
    for (let row = 0; row < rest.length; row++) {
      if (rest[row] === 0) rest[row] = -1;
      else if (IN_EXPRESSION[use![row]!] === 1) rest[row] = row - besideSomething(rest[row]!);
      else {
        last += besideSomething(rest[row]!);
        rest[row] = last;
      }
    }
    return rest;
  },
};

/** From the last row up, since most expressions start where a part of them does, and parts have the rows behind. */
const startOfParts: Prediction = {
  together(rest, table, known) {
    for (let row = rest.length - 1; row >= 0; row--) rest[row]! += nearStart(rest, row, table, known);
    return rest;
  },
};

function nearStart(starts: Int32Array, row: number, { kind, a }: Columns, { tables }: Known): number {
  const part = a![row]!;
  const shape = SHAPE[kind![row]!];
  if (shape === Shape.Spelled && part >= 0) return tables.occs!.start![part] ?? 0;
  if (shape === Shape.Wraps && part > row && part < starts.length) return starts[part]!;
  return row + 1 < starts.length ? starts[row + 1]! : 0;
}

/** How an expression's parts follow from its kind, as a rule. */
const Shape = { Other: 0, Spelled: 1, Wraps: 2 } as const;
export const SHAPE = new Uint8Array(64);
for (const kind of [ExprKind.Ident, ExprKind.TypeName]) SHAPE[kind] = Shape.Spelled;
for (const kind of [
  ExprKind.Member,
  ExprKind.Index,
  ExprKind.Call,
  ExprKind.New,
  ExprKind.Await,
  ExprKind.Either,
  ExprKind.Cast,
  ExprKind.Spread,
  ExprKind.TypeMember,
  ExprKind.TypeQuery,
  ExprKind.KeyOf,
  ExprKind.IndexedType,
  ExprKind.TypeUnion,
  ExprKind.ArrayType,
  ExprKind.Assign,
  ExprKind.JsxElement,
  ExprKind.Tagged,
])
  SHAPE[kind] = Shape.Wraps;

/** Expressions whose part `b` is an occurrence. */
export const MEMBERS = new Uint8Array(64);
for (const kind of [ExprKind.Member, ExprKind.TypeMember]) MEMBERS[kind] = 1;

/** Uses whose target is an expression of the same statement. */
export const IN_EXPRESSION = new Uint8Array(64);
for (const use of [
  Use.Part,
  Use.Argument,
  Use.Stored,
  Use.Spread,
  Use.Jsx,
  Use.Tested,
  Use.Assigned,
  Use.TypeArgument,
  Use.Interpolated,
  Use.Iterated,
  Use.Destructured,
  Use.Other,
  Use.KeysAsked,
])
  IN_EXPRESSION[use] = 1;

/** The occurrence that each expression belongs to, or -1. */
function occurrences(count: number, { tables }: Known): Int32Array {
  const of = new Int32Array(count).fill(-1);
  const { expr } = tables.occs!;
  for (let occ = 0; occ < expr!.length; occ++) if (expr![occ]! >= 0 && expr![occ]! < count) of[expr![occ]!] = occ;
  return of;
}

/** The occurrence that declares each declaration, or -1. */
function declarations(count: number, { tables }: Known): Int32Array {
  const of = new Int32Array(count).fill(-1);
  const { role, bind } = tables.occs!;
  for (let occ = 0; occ < bind!.length; occ++) {
    if (role![occ] === Role.Declaration && bind![occ]! >= 0 && bind![occ]! < count) of[bind![occ]!] = occ;
  }
  return of;
}

function ofDeclaration(column: 'name' | 'start' | 'end'): Prediction {
  return beside(({ count }, known) => {
    const values = known.tables.occs![column]!;
    return declarations(count, known).map((occ) => (occ < 0 ? -1 : values[occ]!));
  });
}

/** By table and column; what is not here is written as it is. */
export const PREDICTIONS: Readonly<Partial<Record<keyof Facts, Readonly<Record<string, Prediction>>>>> = {
  occs: {
    start: behindTheLast,
    end: beside(({ name, start }, { lengths }) => start!.map((at, row) => at + lengthOf(lengths, name![row]!))),
    bind: bound,
  },
  decls: {
    name: ofDeclaration('name'),
    start: ofDeclaration('start'),
    end: beside(({ start }) => start!),
    nameStart: ofDeclaration('start'),
    nameEnd: ofDeclaration('end'),
    scopeEnd: beside(({ scopeStart }) => scopeStart!),
  },
  texts: { start: behindTheLast },
  exprs: {
    a: beside(({ kind, count }, known) => {
      const spelled = occurrences(count, known);
      return kind!.map((each, row) =>
        SHAPE[each] === Shape.Spelled ? spelled[row]! : SHAPE[each] === Shape.Wraps ? row + 1 : -1,
      );
    }),
    b: beside(({ kind, count }, known) => {
      const spelled = occurrences(count, known);
      return kind!.map((each, row) => (MEMBERS[each] === 1 ? spelled[row]! : -1));
    }),
    target,
    start: startOfParts,
  },
};

/** A difference, of which 0 was left free for "none". */
function besideSomething(rest: number): number {
  return rest > 0 ? rest - 1 : rest;
}

function lengthOf(lengths: Int32Array, name: number): number {
  return name >= 0 && name < lengths.length ? lengths[name]! : 0;
}
