/**
 * Programming languages by extension: what a file is called in a report, and whether it can declare something whose
 * removal matters. Data, documents and styles are not here: what is removed from them is no symbol.
 */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ...named('TypeScript', 'ts tsx mts cts'),
  ...named('JavaScript', 'js jsx mjs cjs'),
  ...named('Vue', 'vue'),
  ...named('Svelte', 'svelte'),
  ...named('Astro', 'astro'),
  ...named('Python', 'py pyi pyx pyw'),
  ...named('Jupyter', 'ipynb'),
  ...named('Java', 'java'),
  ...named('Kotlin', 'kt kts'),
  ...named('Scala', 'scala sc'),
  ...named('Groovy', 'groovy gradle'),
  ...named('Clojure', 'clj cljs cljc'),
  ...named('Go', 'go'),
  ...named('Rust', 'rs'),
  ...named('C', 'c'),
  ...named('C/C++', 'h'),
  ...named('C++', 'cc cpp cxx hh hpp hxx ipp inl'),
  ...named('Objective-C', 'm mm'),
  ...named('CUDA', 'cu cuh'),
  ...named('C#', 'cs csx'),
  ...named('F#', 'fs fsi fsx'),
  ...named('Visual Basic', 'vb'),
  ...named('PHP', 'php phtml inc'),
  ...named('Ruby', 'rb rake gemspec'),
  ...named('Swift', 'swift'),
  ...named('Dart', 'dart'),
  ...named('Elixir', 'ex exs'),
  ...named('Erlang', 'erl hrl'),
  ...named('Haskell', 'hs lhs'),
  ...named('OCaml', 'ml mli'),
  ...named('Elm', 'elm'),
  ...named('Lua', 'lua'),
  ...named('Perl', 'pl pm'),
  ...named('R', 'r'),
  ...named('Julia', 'jl'),
  ...named('Nim', 'nim'),
  ...named('Zig', 'zig'),
  ...named('Solidity', 'sol'),
  ...named('Shell', 'sh bash zsh fish'),
  ...named('PowerShell', 'ps1 psm1'),
  ...named('SQL', 'sql'),
  ...named('GraphQL', 'graphql gql'),
  ...named('Protocol Buffers', 'proto'),
  ...named('Thrift', 'thrift'),
  ...named('CoffeeScript', 'coffee'),
]);

/** The programming language that a path's extension names, or null where it names none. */
export function languageOf(path: string): string | null {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? null : (LANGUAGES.get(name.slice(dot + 1).toLowerCase()) ?? null);
}

function named(language: string, extensions: string): [string, string][] {
  return extensions.split(' ').map((extension) => [extension, language]);
}
