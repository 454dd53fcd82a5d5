/// <reference path="./webassembly.d.ts" />
import type * as TreeSitter from 'web-tree-sitter';
import { type AssetOptions, loadGrammar, loadRuntime } from './assets.ts';
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
export async function createCursorEngine(options: AssetOptions = {}): Promise<SyntaxEngine> {
  const library = await initLibrary(await loadRuntime(options));
  const shared: Shared = { treeSitter: library, filler: new CursorFiller(new NameTable()) };
  return {
    kind: 'cursor',
    async parser(grammar, table) {
      return new CursorParser(shared, await loadLanguage(library, grammar, options), table);
    },
  };
}

async function initLibrary(runtime: WebAssembly.Module): Promise<typeof TreeSitter> {
  try {
    const library = await import('web-tree-sitter');
    await library.Parser.init({
      // Bundled, the library could not find its wasm by itself.
      instantiateWasm(
        imports: WebAssembly.Imports,
        done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
      ) {
        done(new WebAssembly.Instance(runtime, imports), runtime);
        return {};
      },
    } as Parameters<typeof library.Parser.init>[0]);
    return library;
  } catch (cause) {
    throw new SyntaxEngineError(
      'runtime_invalid',
      'The parser could not be started',
      'Install the version of web-tree-sitter that the package pins. A CommonJS bundle has to define import.meta.url.',
      { cause },
    );
  }
}

async function loadLanguage(
  library: typeof TreeSitter,
  { id, file }: GrammarSource,
  options: AssetOptions,
): Promise<TreeSitter.Language> {
  const module = await loadGrammar(id, file, options);
  try {
    return library.Language.loadSync(module);
  } catch (cause) {
    throw new SyntaxEngineError(
      'grammar_invalid',
      `The grammar ${id} does not fit this parser`,
      'Install the versions of the grammars that the package pins.',
      { cause },
    );
  }
}

/** State of the library's memory. There is one for each thread, and so this is the module's. */
const memory = {
  /**
   * Parsers that were stopped in the middle of a text. They are kept, so that no finalizer cleans them up: on deeply
   * nested input that overflows the library's stack, which lies above its data.
   */
  abandoned: [] as TreeSitter.Parser[],
  /** Set once the library trapped: what it holds cannot be trusted any more. */
  spoilt: null as string | null,
};

/** What the parsers of one engine share. */
interface Shared {
  readonly treeSitter: typeof TreeSitter;
  readonly filler: CursorFiller;
}

class CursorParser implements Parser {
  readonly #common: Shared;
  readonly #language: TreeSitter.Language;
  readonly #map: KindMap;
  #parser: TreeSitter.Parser;

  constructor(shared: Shared, language: TreeSitter.Language, table: KindTable) {
    this.#common = shared;
    this.#language = language;
    this.#parser = this.#newParser();
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
    const common = this.#common;
    if (memory.spoilt !== null) return { failure: 'crash', message: `the parser crashed before: ${memory.spoilt}` };
    const deadline = performance.now() + budget;
    try {
      const tree = this.#parser.parse(text, null, { progressCallback: () => performance.now() > deadline });
      if (tree === null) {
        memory.abandoned.push(this.#parser);
        this.#parser = this.#newParser();
        return { failure: 'time', message: `not parsed within ${budget} ms` };
      }
      const condensed = common.filler.fill(tree, text, this.#map);
      tree.delete();
      return condensed;
    } catch (cause) {
      memory.spoilt = cause instanceof Error ? cause.message : String(cause);
      return { failure: 'crash', message: memory.spoilt };
    }
  }

  #newParser(): TreeSitter.Parser {
    return new this.#common.treeSitter.Parser().setLanguage(this.#language);
  }
}
