import type { Tree } from 'web-tree-sitter';
import { type CondensedTree, ERROR_KIND, MISSING_KIND } from './condensed-tree.ts';
import type { KindMap } from './kind-map.ts';
import type { NameTable } from './name-table.ts';
import { RowBuffer } from './row-buffer.ts';

/** The symbol of ERROR, which lies beyond a grammar's own. */
const ERROR_SYMBOL = 0xffff;

/**
 * Fills the condensed tree through tree-sitter's public cursor, node by node. Slow (each step crosses into wasm several
 * times), but it uses nothing but the documented interface: it is what the fast walk is compared with.
 *
 * The walk is a loop over explicit stacks, because the depth of a tree is the input's choice.
 */
export class CursorFiller {
  readonly #names: NameTable;
  readonly #rows = new RowBuffer();
  /** Per depth: the row that a child hangs on, and the first field seen since that row. */
  readonly #parents: number[] = [];
  readonly #fields: number[] = [];

  constructor(names: NameTable) {
    this.#names = names;
  }

  fill(tree: Tree, text: string, map: KindMap): CondensedTree {
    const rows = this.#rows;
    const parents = this.#parents;
    const fields = this.#fields;
    rows.count = 0;
    const cursor = tree.walk();
    let depth = 0;
    parents[0] = -1;
    fields[0] = 0;
    for (;;) {
      const symbol = cursor.nodeTypeId;
      const field = fields[depth]! || (depth === 0 ? 0 : map.fields[cursor.currentFieldId]!);
      const kind = symbol === ERROR_SYMBOL ? ERROR_KIND : cursor.nodeIsMissing ? MISSING_KIND : map.kinds[symbol]!;
      let row = -1;
      if (kind !== 0 || depth === 0) {
        const start = cursor.startIndex;
        const end = cursor.endIndex;
        const name = kind > MISSING_KIND && map.texts[symbol] === 1 ? this.#names.intern(text.slice(start, end)) : -1;
        row = rows.open(kind, field, parents[depth]!, start, end, name);
      }
      if (cursor.gotoFirstChild()) {
        depth++;
        // A dropped node hands its children on to its own parent row, and with them the field that led to it.
        parents[depth] = row === -1 ? parents[depth - 1]! : row;
        fields[depth] = row === -1 ? field : 0;
        continue;
      }
      if (row !== -1) rows.close(row);
      while (!cursor.gotoNextSibling()) {
        if (!cursor.gotoParent()) {
          cursor.delete();
          return this.#finish(tree, text);
        }
        depth--;
        const closed = parents[depth + 1]!;
        if (closed !== parents[depth]) rows.close(closed);
      }
    }
  }

  #finish(tree: Tree, text: string): CondensedTree {
    const { count, kind, field, parent, start, end, next, name } = this.#rows;
    const names = this.#names;
    const broken = tree.rootNode.hasError;
    return { text, count, kind, field, parent, start, end, next, name, broken, nameOf: (id) => names.textOf(id) };
  }
}
