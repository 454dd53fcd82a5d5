/// <reference path="./webassembly.d.ts" />
import type * as TreeSitter from 'web-tree-sitter';
import type { RuntimeSource } from './assets.ts';
import type { CondensedTree, KindTable, ParseFailure } from './condensed-tree.ts';
import { CursorFiller } from './cursor-filler.ts';
import type { GrammarSource, Parser, SyntaxEngine } from './engine.ts';
import { type KindMap, mapKinds } from './kind-map.ts';
import { NameTable } from './name-table.ts';
import { refuseBySize } from './size-cap.ts';
import { SyntaxEngineError } from './syntax-error.ts';

/**
 * An engine over web-tree-sitter's documented interface alone. The reference for the wasm engine, and what is used
 * where that one cannot be instantiated.
 *
 * All engines of a thread share one memory, which the library allows no second of.
 */
export async function createCursorEngine(runtime: RuntimeSource): Promise<SyntaxEngine> {
  const library = await import('web-tree-sitter');
  await library.Parser.init({
    // Bundled, the library could not find its wasm by itself.
    instantiateWasm(
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) {
      WebAssembly.instantiate(runtime.module, imports).then((instance) => done(instance, runtime.module));
      return {};
    },
  } as Parameters<typeof library.Parser.init>[0]);
  const filler = new CursorFiller(new NameTable());
  return {
    kind: 'cursor',
    async parser(grammar, table) {
      return new CursorParser(library, loadLanguage(library, grammar), table, filler);
    },
  };
}

function loadLanguage(library: typeof TreeSitter, grammar: GrammarSource): TreeSitter.Language {
  try {
    const { module } = grammar;
    return library.Language.loadSync(
      module instanceof WebAssembly.Module ? module : new WebAssembly.Module(module as Uint8Array<ArrayBuffer>),
    );
  } catch (cause) {
    throw new SyntaxEngineError(
      'grammar_invalid',
      `The grammar ${grammar.id} does not fit this parser`,
      'Install the versions of the grammars that the package pins.',
      { cause },
    );
  }
}

class CursorParser implements Parser {
  readonly #parser: TreeSitter.Parser;
  readonly #map: KindMap;
  readonly #filler: CursorFiller;

  constructor(library: typeof TreeSitter, language: TreeSitter.Language, table: KindTable, filler: CursorFiller) {
    this.#parser = new library.Parser();
    this.#parser.setLanguage(language);
    this.#filler = filler;
    this.#map = mapKinds(
      {
        symbolCount: language.nodeTypeCount,
        fieldCount: language.fieldCount,
        symbolName: (symbol) => language.types[symbol] ?? null,
        symbolIsNamed: (symbol) => language.nodeTypeIsNamed(symbol),
        fieldName: (field) => language.fields[field] ?? null,
      },
      table,
    );
  }

  parse(text: string, budget: number): CondensedTree | ParseFailure {
    const refused = refuseBySize(text);
    if (refused !== null) return refused;
    const deadline = performance.now() + budget;
    let tree: TreeSitter.Tree | null = null;
    try {
      tree = this.#parser.parse(text, null, { progressCallback: () => performance.now() > deadline });
      if (tree !== null) return this.#filler.fill(tree, text, this.#map);
      // Without the reset the next text would be read as the continuation of this one.
      this.#parser.reset();
      return { failure: 'time', message: `not parsed within ${budget} ms` };
    } catch (cause) {
      return { failure: 'crash', message: cause instanceof Error ? cause.message : String(cause) };
    } finally {
      tree?.delete();
    }
  }
}
