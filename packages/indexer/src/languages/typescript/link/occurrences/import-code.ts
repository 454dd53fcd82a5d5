import type { UseCode } from 'nonesuch-schema';
import { ImportFlag, ImportKind } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { Unit } from '../bind/unit.ts';
import type { Target } from '../question/target.ts';

/** By which code an import row that leads to the symbol uses it. */
export function importCode(binder: Binder, target: Target, unit: Unit, row: number): UseCode {
  const { imports } = unit.facts;
  const kind = imports.kind[row]!;
  if (kind === ImportKind.Doc) return 'doc_type';
  if ((imports.flags[row]! & ImportFlag.TypeOnly) !== 0) return 'type_only';
  const specifier = unit.text(imports.specifier[row]!);
  if (kind === ImportKind.Require) return 'commonjs';
  const module = binder.modules(unit, row);
  const direct =
    module.kind === 'units' && module.units.some((each) => binder.program.pathInHead(each) === target.headPath);
  const bare = !specifier.startsWith('.') && !specifier.startsWith('/');
  if (!direct) return 'reexport_chain';
  if (bare && module.kind === 'units') {
    const mine = unit.side.resolver.files.packageOf(unit.path);
    const theirs = module.units[0]!.side.resolver.files.packageOf(module.units[0]!.path);
    if (mine?.dir !== theirs?.dir) return 'workspace_package';
  }
  return 'resolved';
}
