import { type CondensedTree, ERROR_KIND, FIRST_KIND, type KindTable, MISSING_KIND } from '../../src/syntax/index.ts';

/** A tree as indented lines, `field: kind [start, end) name`, for comparison and for reading. */
export function outline(tree: CondensedTree, table: KindTable): string[] {
  const depths: number[] = [];
  const lines: string[] = [];
  for (let row = 0; row < tree.count; row++) {
    const depth = row === 0 ? 0 : depths[tree.parent[row]!]! + 1;
    depths.push(depth);
    const kind = tree.kind[row]!;
    const type =
      kind === 0
        ? 'root'
        : kind === ERROR_KIND
          ? 'ERROR'
          : kind === MISSING_KIND
            ? 'MISSING'
            : table.kinds[kind - FIRST_KIND]!.type;
    const field = tree.field[row]! === 0 ? '' : `${table.fields[tree.field[row]! - 1]}: `;
    const name = tree.name[row]! === -1 ? '' : ` ${tree.nameOf(tree.name[row]!)}`;
    lines.push(`${'  '.repeat(depth)}${field}${type} [${tree.start[row]}, ${tree.end[row]})${name}`);
  }
  return lines;
}

/** Rows behind each row's subtree, worked out from the parents alone. */
export function nextByParents(tree: CondensedTree): number[] {
  const next = Array.from({ length: tree.count }, (_, row) => row + 1);
  for (let row = tree.count - 1; row > 0; row--) {
    const parent = tree.parent[row]!;
    next[parent] = Math.max(next[parent]!, next[row]!);
  }
  return next;
}
