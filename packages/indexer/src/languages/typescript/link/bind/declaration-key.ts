import type { Program } from './program.ts';
import type { DeclRef } from './unit.ts';

/** Path (of head) and names of a declaration and of its containers: equal for both sides. */
export function declarationKey(program: Program, ref: DeclRef): string {
  const { unit } = ref;
  const { decls } = unit.facts;
  const names: string[] = [];
  for (let at = ref.decl; at >= 0; at = decls.container[at]!) names.unshift(unit.text(decls.name[at]!));
  const path = program.pathInHead(unit);
  return `${path}#${names.join('.')}`;
}
