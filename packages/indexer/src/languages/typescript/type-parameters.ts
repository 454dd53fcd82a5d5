import { DeclKind, Space, Use } from '../../facts/kinds.ts';
import type { Extraction } from './extraction.ts';
import { Field, Kind } from './kinds.ts';
import { type } from './walk.ts';

/** Declares the type parameters of a row in the scope where the walk stands; all of them before the first constraint. */
export function typeParameters(x: Extraction, row: number): void {
  const list = x.child(row, Field.type_parameters);
  if (list < 0) return;
  const behind = x.next[list]!;
  for (let at = list + 1; at < behind; at = x.next[at]!) {
    if (x.kind[at] !== Kind.type_parameter) continue;
    const decl = x.declaration(DeclKind.TypeParameter, at, x.scope, 0);
    const named = x.child(at, Field.name);
    if (named >= 0) x.nameDeclaration(decl, named, Space.Type);
    for (let part = at + 1; part < x.next[at]!; part = x.next[part]!) {
      if (x.kind[part] !== Kind.constraint && x.kind[part] !== Kind.default_type) continue;
      const inner = x.first(part);
      if (inner < 0) continue;
      const expr = type(x, inner, Use.Annotation, decl);
      if (x.kind[part] === Kind.constraint) x.decls.type[decl] = expr;
    }
  }
}
