import { DeclFlag, DeclKind, FileFlag, Space } from '../../../../facts/kinds.ts';
import { declarationKey } from '../bind/declaration-key.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import type { Target } from '../question/target.ts';

/** A member of an interface or of a type alias: values of other types may have it. */
export function isTypeMember({ unit, refs }: Target): boolean {
  const { decls } = unit.facts;
  return refs.some((ref) => {
    const container = decls.container[ref.decl]!;
    return (
      container >= 0 && (decls.kind[container] === DeclKind.Interface || decls.kind[container] === DeclKind.TypeAlias)
    );
  });
}

/** No declaration of it makes a value. */
export function isTypeAlone({ unit, refs }: Target): boolean {
  const { kind } = unit.facts.decls;
  return (
    refs.length > 0 && refs.every(({ decl }) => kind[decl] === DeclKind.Interface || kind[decl] === DeclKind.TypeAlias)
  );
}

/** Keys of the declarations that hold a member. */
export function containerKeys(program: Program, { unit, refs }: Target): Set<string> {
  const { container } = unit.facts.decls;
  return new Set(
    refs
      .filter(({ decl }) => container[decl]! >= 0)
      .map(({ decl }) => declarationKey(program, { unit, decl: container[decl]! })),
  );
}

/** Members of enums and TypeScript namespaces are read from the container alone. */
export function isNamespaceMember({ unit, refs }: Target): boolean {
  const { decls } = unit.facts;
  return refs.every((ref) => {
    const kind = decls.kind[decls.container[ref.decl]!];
    return kind === DeclKind.Enum || kind === DeclKind.Namespace;
  });
}

/** Whether some declaration of it makes a value. */
export function isScriptValue({ unit, refs }: Target): boolean {
  const { decls } = unit.facts;
  return refs.some(
    ({ decl }) => (decls.space[decl]! & Space.Value) !== 0 && (decls.flags[decl]! & DeclFlag.Ambient) === 0,
  );
}

export function isInOwnBody({ unit, refs }: Target, at: Unit, offset: number): boolean {
  if (at !== unit) return false;
  const { decls } = unit.facts;
  return refs.some((ref) => decls.start[ref.decl]! <= offset && offset < decls.end[ref.decl]!);
}

/** In the body of an enum or of a namespace its members are read by their bare names, in every part of it. */
export function isInContainerBody(program: Program, target: Target, unit: Unit, offset: number): boolean {
  if (!isNamespaceMember(target)) return false;
  const { decls } = unit.facts;
  for (let d = 0; d < decls.count; d++) {
    if (decls.kind[d] !== DeclKind.Enum && decls.kind[d] !== DeclKind.Namespace) continue;
    if (decls.start[d]! > offset || decls.end[d]! <= offset) continue;
    const key = declarationKey(program, { unit, decl: d });
    for (const ref of target.refs) {
      const mine = declarationKey(program, { unit: ref.unit, decl: ref.unit.facts.decls.container[ref.decl]! });
      if (key === mine) return true;
      // A global namespace has parts in several files.
      const isScript = (unit.facts.flags & FileFlag.Module) === 0;
      if (isScript && key.slice(key.indexOf('#')) === mine.slice(mine.indexOf('#'))) return true;
    }
  }
  return false;
}

/** Whether an occurrence of `#name` stands in the body of the class that declares (in base: declared) the member. */
export function seesPrivate(target: Target, unit: Unit, o: number): boolean {
  const { decls, occs } = unit.facts;
  const offset = occs.start[o]!;
  let best = -1;
  for (let d = 0; d < decls.count; d++) {
    if (decls.kind[d] !== DeclKind.Class || decls.start[d]! > offset || decls.end[d]! <= offset) continue;
    const declares = unit.members(d).has(unit.text(occs.name[o]!));
    const isContainer = unit.text(decls.name[d]!) === target.symbol.container?.split('.').pop();
    if ((declares || isContainer) && (best < 0 || decls.start[d]! >= decls.start[best]!)) best = d;
  }
  if (best < 0) return false;
  const row = unit.members(best).get(unit.text(occs.name[o]!))?.[0];
  return row === undefined ? target.removed : target.is({ unit, decl: row });
}
