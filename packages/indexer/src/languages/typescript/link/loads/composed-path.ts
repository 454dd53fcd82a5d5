import { DeclFlag, DeclKind, ExprKind, Role } from '../../../../facts/kinds.ts';
import { calleeName } from '../bind/callee-name.ts';
import type { Unit } from '../bind/unit.ts';

/** What is fixed of a path that is put together: its ends, and whether they are all of it. */
export interface PathParts {
  readonly head: string;
  readonly tail: string;
  readonly whole: boolean;
}

const NOTHING: PathParts = { head: '', tail: '', whole: false };

/**
 * What an expression says of the path that it makes: a literal, a template, `[…].join()`, `path.join(__dirname, …)`,
 * a constant of these. Ends that are not known are empty.
 */
export function pathParts(unit: Unit, expr: number, depth = 0): PathParts {
  if (expr < 0 || depth > 8) return NOTHING;
  const { exprs } = unit.facts;
  const inner = (at: number): PathParts => pathParts(unit, at, depth + 1);
  switch (exprs.kind[expr]) {
    case ExprKind.String: {
      const text = unit.text(exprs.c[expr]!);
      return { head: text, tail: text, whole: true };
    }
    case ExprKind.Composed:
      return { head: unit.text(exprs.c[expr]!), tail: unit.text(exprs.b[expr]!), whole: false };
    case ExprKind.Cast:
    case ExprKind.Await:
      return inner(exprs.a[expr]!);
    case ExprKind.Ident:
      return inner(constantOf(unit, expr));
    case ExprKind.Member:
      // `pathToFileURL(file).href`
      return memberName(unit, expr) === 'href' ? inner(exprs.a[expr]!) : NOTHING;
    case ExprKind.Call:
      return ofCall(unit, expr, inner);
    default:
      return NOTHING;
  }
}

function ofCall(unit: Unit, call: number, inner: (at: number) => PathParts): PathParts {
  const { exprs } = unit.facts;
  const args = unit.argumentsOf(call);
  const callee = exprs.a[call]!;
  const receiver = callee >= 0 && exprs.kind[callee] === ExprKind.Member ? exprs.a[callee]! : -1;
  switch (calleeName(unit, call)) {
    case 'join':
      if (receiver >= 0 && exprs.kind[receiver] === ExprKind.Array)
        return joined(
          unit.children(receiver).map(inner),
          args.length === 0 ? ',' : inner(args[0]!).whole ? inner(args[0]!).head : null,
        );
      return fromFolder(unit, args, inner);
    case 'resolve':
      return fromFolder(unit, args, inner);
    case 'pathToFileURL':
    case 'String':
      return args.length === 0 ? NOTHING : inner(args[0]!);
    case 'toString':
      return inner(receiver);
    default:
      return NOTHING;
  }
}

/** Parts with a separator between them; `null` for one that is not known. */
function joined(parts: readonly PathParts[], separator: string | null): PathParts {
  const first = parts[0];
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return { head: '', tail: '', whole: true };
  if (separator !== null && parts.every((part) => part.whole)) {
    const text = parts.map((part) => part.head).join(separator);
    return { head: text, tail: text, whole: true };
  }
  return { head: first.head, tail: last.tail, whole: parts.length === 1 && first.whole };
}

/** `path.join(__dirname, 'plugins', name)`: a path that starts at the file's own folder, or at one that is not known. */
function fromFolder(unit: Unit, args: readonly number[], inner: (at: number) => PathParts): PathParts {
  if (args.length === 0) return NOTHING;
  const [first, ...rest] = args;
  const tail = inner(args.at(-1)!).tail;
  if (!isOwnFolder(unit, first!)) {
    const ends = joined(args.map(inner), '/');
    return ends.whole ? ends : { head: inner(first!).head, tail, whole: false };
  }
  const fixed: string[] = ['.'];
  for (const part of rest.map(inner)) {
    fixed.push(part.head);
    if (!part.whole) return { head: fixed.join('/'), tail, whole: false };
  }
  const text = fixed.join('/');
  return { head: text, tail: text, whole: true };
}

function isOwnFolder(unit: Unit, expr: number): boolean {
  const { exprs, occs } = unit.facts;
  if (exprs.kind[expr] === ExprKind.Ident)
    return exprs.a[expr]! >= 0 && unit.text(occs.name[exprs.a[expr]!]!) === '__dirname';
  return (
    exprs.kind[expr] === ExprKind.Member &&
    memberName(unit, expr) === 'dirname' &&
    exprs.kind[exprs.a[expr]!] === ExprKind.ImportMeta
  );
}

function memberName(unit: Unit, member: number): string {
  const occ = unit.facts.exprs.b[member]!;
  return occ >= 0 ? unit.text(unit.facts.occs.name[occ]!) : '';
}

/** The initialiser of a variable that is never written to again, or -1. */
function constantOf(unit: Unit, ident: number): number {
  const { exprs, occs, decls } = unit.facts;
  const decl = exprs.a[ident]! < 0 ? -1 : occs.bind[exprs.a[ident]!]!;
  if (decl < 0 || decls.kind[decl] !== DeclKind.Variable || (decls.flags[decl]! & DeclFlag.Ambient) !== 0) return -1;
  return unit.references(decl).some((occ) => occs.role[occ] === Role.Write) ? -1 : decls.init[decl]!;
}
