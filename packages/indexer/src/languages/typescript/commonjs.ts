import { DeclFlag, DeclKind, DeclLevel, ExportKind, ExprKind, FileFlag, Role, Space, Use } from '../../facts/kinds.ts';
import { exportedSymbol, isDeclaringValue } from './exports.ts';
import { isLiteralText, quotedName } from './expressions.ts';
import type { Extraction } from './extraction.ts';
import { Field, Kind } from './kinds.ts';
import { type LiteralProperty, objectLiteral } from './objects.ts';
import { expression } from './walk.ts';

/** What an assignment's left side is to CommonJS. */
export const ExportForm = {
  None: 0,
  /** `module.exports` */
  Whole: 1,
  /** `exports.name`, `module.exports.name`, `exports['name']` */
  Property: 2,
  /** `exports[key]` */
  Computed: 3,
  /** `exports` alone: means something in a chain with `module.exports` only. */
  Alias: 4,
} as const;

/** Whether a row is `module.exports`, or `exports` where it is CommonJS's own. */
export function isExports(x: Extraction, row: number): boolean {
  if (row < 0) return false;
  if (x.kind[row] === Kind.identifier) return x.is(row, 'exports') && isOwn(x, row);
  if (x.kind[row] !== Kind.member_expression) return false;
  const object = x.child(row, Field.object);
  const property = x.child(row, Field.property);
  if (object < 0 || property < 0 || !x.is(property, 'exports')) return false;
  return x.kind[object] === Kind.identifier && x.is(object, 'module') && isOwn(x, object);
}

/** A parameter of that name is what a wrapper passes on (UMD, AMD, a bundle); any other declaration is something else. */
function isOwn(x: Extraction, row: number): boolean {
  const decl = x.scopes.lookup(x.scope, x.nameOf(row), Space.Value);
  return decl < 0 || x.decls.kind[decl] === DeclKind.Parameter;
}

export function exportForm(x: Extraction, left: number): number {
  const kind = x.kind[left];
  if (kind === Kind.identifier) return x.is(left, 'exports') && isOwn(x, left) ? ExportForm.Alias : ExportForm.None;
  if (kind !== Kind.member_expression && kind !== Kind.subscript_expression) return ExportForm.None;
  if (isExports(x, left)) return ExportForm.Whole;
  if (!isExports(x, x.child(left, Field.object))) return ExportForm.None;
  if (kind === Kind.member_expression) return ExportForm.Property;
  return isLiteralText(x, x.child(left, Field.index)) ? ExportForm.Property : ExportForm.Computed;
}

/** The value at the end of a chain of assignments. */
function finalValue(x: Extraction, row: number): number {
  let at = row;
  while (at >= 0 && x.kind[at] === Kind.assignment_expression) at = x.child(at, Field.right);
  return at;
}

/** `void 0`, with which compilers announce what they export later. */
function isVoid(x: Extraction, row: number): boolean {
  return row >= 0 && (x.kind[row] === Kind.undefined || x.text.startsWith('void', x.start[row]!));
}

/** `module.exports = value`. `assign` is the expression of the assignment, whose right side is read here. */
export function exportWhole(x: Extraction, row: number, right: number, assign: number): void {
  x.flags |= FileFlag.CommonJs;
  const out = x.exportRow('export=', ExportKind.CommonJsWhole, x.start[row]!);
  if (x.kind[right] === Kind.identifier) {
    const expr = expression(x, right, Use.Export, out);
    x.exprs.b[assign] = expr;
    x.exports.set(out, 'expr', expr);
    x.commonJs.push({ row: out, value: x.exprs.a[expr]!, nameOcc: -1, start: x.start[row]!, end: x.end[row]! });
    return;
  }
  if (x.kind[right] !== Kind.object) {
    x.exports.set(out, 'decl', exportedSymbol(x, row, right, DeclFlag.Exported, out));
    const value = x.exports.get(out, 'expr');
    x.exports.set(out, 'expr', value);
    x.exprs.b[assign] = value;
    const decl = x.exports.get(out, 'decl');
    x.decls.level[decl] = DeclLevel.TopLevel;
    // Without a name it is asked for by its place: the module's default.
    if (x.decls.name[decl]! < 0) x.decls.flags[decl]! |= DeclFlag.Default;
    return;
  }
  const decl = topLevel(x, DeclKind.DefaultValue, x.start[row]!, x.end[row]!);
  const expr = objectLiteral(x, right, Use.Export, out, (property) => exportKey(x, property));
  x.decls.init[decl] = expr;
  x.exports.set(out, 'decl', decl);
  x.exports.set(out, 'expr', expr);
  x.exprs.b[assign] = expr;
}

/** One key of `module.exports = { … }`. */
function exportKey(x: Extraction, property: LiteralProperty): void {
  const start = x.start[property.row]!;
  const end = x.end[property.row]!;
  const { name, occ, value } = property;
  if (name < 0) {
    x.exports.set(x.exportRow(-1, ExportKind.CommonJsUnknown, start), 'expr', value);
    return;
  }
  const out = x.exportRow(name, ExportKind.CommonJsProperty, start);
  x.exports.set(out, 'expr', value);
  if (x.exprs.kind[value] === ExprKind.Ident) {
    x.commonJs.push({ row: out, value: x.exprs.a[value]!, nameOcc: occ, start, end });
    return;
  }
  const decl = topLevel(x, kindOfValue(x, value), start, end);
  nameBy(x, decl, name, occ);
  giveValue(x, decl, value);
  x.exports.set(out, 'decl', decl);
}

function giveValue(x: Extraction, decl: number, value: number): void {
  x.decls.init[decl] = value;
  if (value < 0) return;
  const kind = x.exprs.kind[value];
  if (kind !== ExprKind.Function && kind !== ExprKind.Class) return;
  const inner = x.exprs.a[value]!;
  x.decls.owner[inner] = decl;
  if (kind !== ExprKind.Class) return;
  for (let member = inner + 1; member < x.decls.count; member++) {
    if (x.decls.container[member] === inner) x.decls.level[member] = DeclLevel.Member;
  }
}

function kindOfValue(x: Extraction, value: number): number {
  const kind = value < 0 ? -1 : x.exprs.kind[value];
  return kind === ExprKind.Function ? DeclKind.Function : kind === ExprKind.Class ? DeclKind.Class : DeclKind.Variable;
}

/** A declaration at top level wherever it is written. */
export function topLevel(x: Extraction, kind: number, start: number, end: number): number {
  const decl = x.decls.add(kind, DeclLevel.TopLevel, -1, x.owner, start, end);
  x.decls.flags[decl] = DeclFlag.Exported;
  x.decls.space[decl] = kind === DeclKind.Class ? Space.Value | Space.Type : Space.Value;
  x.decls.scope[decl] = 0;
  return decl;
}

/** Makes an occurrence the name of a declaration. */
export function nameBy(x: Extraction, decl: number, name: number, occ: number): void {
  x.decls.name[decl] = name;
  if (occ < 0) return;
  x.decls.nameStart[decl] = x.occs.start[occ]!;
  x.decls.nameEnd[decl] = x.occs.end[occ]!;
  x.occs.role[occ] = Role.Declaration;
  x.occs.bind[occ] = decl;
  x.occs.spaces[occ] = 0;
}

/** `exports.name = value`. `left` is the expression of the left side. */
export function exportProperty(x: Extraction, row: number, left: number, right: number, assign: number): void {
  x.flags |= FileFlag.CommonJs;
  const occ = x.exprs.b[left]!;
  const final = finalValue(x, right);
  if (occ < 0 || isVoid(x, final)) {
    x.exprs.b[assign] = expression(x, right, Use.Assigned, assign);
    return;
  }
  const name = x.occs.name[occ]!;
  const out = x.exportRow(name, ExportKind.CommonJsProperty, x.start[row]!);
  if (x.kind[final] === Kind.identifier) {
    const value = expression(x, right, Use.Assigned, assign);
    x.exprs.b[assign] = value;
    const bound = endOfChain(x, value);
    x.exports.set(out, 'expr', bound);
    x.commonJs.push({ row: out, value: x.exprs.a[bound]!, nameOcc: occ, start: x.start[row]!, end: x.end[row]! });
    return;
  }
  const declared = x.propertyDecls.get(name);
  let decl = declared ?? -1;
  if (declared === undefined) {
    const kind = isDeclaringValue(x, final)
      ? x.kind[final] === Kind.class
        ? DeclKind.Class
        : DeclKind.Function
      : DeclKind.Variable;
    decl = topLevel(x, kind, x.start[row]!, x.end[row]!);
    x.propertyDecls.set(name, decl);
    nameBy(x, decl, name, occ);
  }
  const { owner } = x;
  x.owner = decl;
  x.namedClass = right;
  const value = expression(x, right, Use.Assigned, assign);
  x.namedClass = -1;
  x.owner = owner;
  x.exprs.b[assign] = value;
  if (declared === undefined) x.decls.init[decl] = endOfChain(x, value);
  x.exports.set(out, 'decl', decl);
  x.exports.set(out, 'expr', endOfChain(x, value));
}

function endOfChain(x: Extraction, expr: number): number {
  let at = expr;
  while (x.exprs.kind[at] === ExprKind.Assign && x.exprs.b[at]! >= 0) at = x.exprs.b[at]!;
  return at;
}

/** Names that are exported without being spelled: `exports[key] = value`, `Object.assign(exports, value)`. */
export function exportUnknown(x: Extraction, row: number, value: number): void {
  x.flags |= FileFlag.CommonJs;
  x.exports.set(x.exportRow(-1, ExportKind.CommonJsUnknown, x.start[row]!), 'expr', value);
}

/** `Object.defineProperty(exports, 'name', …)`: reads the string and declares what it names. Returns the export row. */
export function exportDefined(x: Extraction, row: number, key: number): number {
  x.flags |= FileFlag.CommonJs;
  const occ = quotedName(x, key, Role.Declaration);
  const name = x.occs.name[occ]!;
  const out = x.exportRow(name, ExportKind.CommonJsProperty, x.start[row]!);
  const decl = topLevel(x, DeclKind.Variable, x.start[row]!, x.end[row]!);
  nameBy(x, decl, name, occ);
  x.exports.set(out, 'decl', decl);
  return out;
}

/** Once names are bound: what the exports with an identifier for a value declare. */
export function settleCommonJs(x: Extraction): void {
  for (const pending of x.commonJs) {
    const { row, value, nameOcc, start, end } = pending;
    const bound = x.occs.bind[value]!;
    const role = nameOcc < 0 ? -1 : x.occs.role[nameOcc];
    if (bound >= 0) {
      x.exports.set(row, 'decl', bound);
      if (role === Role.PropertyKey) x.occs.role[nameOcc] = Role.ExportAlias;
      continue;
    }
    const whole = x.exports.get(row, 'kind') === ExportKind.CommonJsWhole;
    const decl = topLevel(x, whole ? DeclKind.DefaultValue : DeclKind.Variable, start, end);
    if (!whole) {
      const name = x.exports.get(row, 'name');
      if (role === Role.Shorthand) x.decls.name[decl] = name;
      else nameBy(x, decl, name, nameOcc);
    }
    x.decls.init[decl] = x.exports.get(row, 'expr');
    x.exports.set(row, 'decl', decl);
  }
}
