/** Programming languages by extension. Those with a room are read by it; of the others only the words are known. */
const LANGUAGES: Readonly<Record<string, string>> = {
  c: 'C',
  cc: 'C++',
  clj: 'Clojure',
  cpp: 'C++',
  cs: 'C#',
  cxx: 'C++',
  dart: 'Dart',
  erl: 'Erlang',
  ex: 'Elixir',
  exs: 'Elixir',
  fs: 'F#',
  go: 'Go',
  groovy: 'Groovy',
  h: 'C',
  hpp: 'C++',
  hs: 'Haskell',
  java: 'Java',
  jl: 'Julia',
  kt: 'Kotlin',
  kts: 'Kotlin',
  lua: 'Lua',
  m: 'Objective-C',
  ml: 'OCaml',
  mm: 'Objective-C',
  php: 'PHP',
  pl: 'Perl',
  pm: 'Perl',
  py: 'Python',
  pyi: 'Python',
  r: 'R',
  rb: 'Ruby',
  rs: 'Rust',
  scala: 'Scala',
  sh: 'Shell',
  sql: 'SQL',
  swift: 'Swift',
  vb: 'Visual Basic',
  zig: 'Zig',
};

/** The programming language that a path's extension says, or null. Says nothing about the languages that have a room. */
export function foreignLanguage(path: string): string | null {
  const dot = path.lastIndexOf('.');
  const extension = dot > path.lastIndexOf('/') ? path.slice(dot + 1).toLowerCase() : '';
  return Object.hasOwn(LANGUAGES, extension) ? LANGUAGES[extension]! : null;
}
