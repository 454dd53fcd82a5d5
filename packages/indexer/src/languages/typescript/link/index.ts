import type { LanguageSemantics } from '../../semantics.ts';
import { TypeScriptLinker } from './linker.ts';
import { symbolsOf } from './question/symbols.ts';

/** TypeScript and JavaScript on an opened index. */
export const typescriptSemantics: LanguageSemantics = {
  id: 'typescript',
  symbols: symbolsOf,
  linker: (comparison, options) => new TypeScriptLinker(comparison, options),
};
