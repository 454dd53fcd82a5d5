// Imports run one way: schema <- core <- indexer <- query <- apps. Each rule says why it is there. `pnpm boundaries`
// runs them, and test/boundaries proves that each of them refuses what it is for.
const { builtinModules } = require('node:module');

const platform = `^(node:)?(${builtinModules.filter((name) => !name.startsWith('_')).join('|')})$`;
const machinery = 'node_modules/(piscina|web-tree-sitter)/';
/** What `nonesuch-indexer/facts` and `nonesuch-indexer/languages` may consist of. */
const pureIndexer = '^packages/indexer/src/(facts|languages)/';

/** Folders of the TypeScript linker, the lowest first, and what each of them knows. */
const layers = Object.entries({
  resolve: 'where a specifier leads; it has no names of programs to ask about',
  bind: 'where a name leads, through modules, values and types; it asks for no symbol in particular',
  question: 'which symbol is asked about, and what is collected of it',
  conventions: 'what a tool or a host finds unasked',
  loads: 'which modules are loaded, or spelled, by their path',
  flow: 'where values go, and who may ask them for a member',
  members: 'what other types ask of a member',
  markup: 'what a template means',
  occurrences: 'what one occurrence is',
  gates: 'what can reach a symbol that nobody spells',
});
const link = '^packages/indexer/src/languages/typescript/link/';
const layersLookDown = layers.slice(0, -1).map(([layer, knows], at) => ({
  name: `link-${layer}-looks-down`,
  comment: `\`link/${layer}\` knows ${knows}. It can be read, and tested, without the layers above it.`,
  severity: 'error',
  from: { path: `${link}${layer}/` },
  to: {
    path: `${link}(${layers
      .slice(at + 1)
      .map(([above]) => above)
      .join('|')})/`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'schema-knows-nobody',
      comment:
        'The contract is what everybody depends on. If it depended on one of them, that one could not be replaced.',
      severity: 'error',
      from: { path: '^packages/schema/src/' },
      to: { path: '^(packages|apps|test)/', pathNot: '^packages/schema/src/' },
    },
    {
      name: 'core-knows-the-schema-only',
      comment: 'What decides is a function of values. It must not be able to ask where they came from.',
      severity: 'error',
      from: { path: '^packages/core/src/' },
      to: { path: '^(packages|apps|test)/', pathNot: '^packages/(core|schema)/src/' },
    },
    {
      name: 'indexer-knows-no-question',
      comment:
        'Facts are cached across revisions and questions. Facts that depended on a question would be wrong for the next one.',
      severity: 'error',
      from: { path: '^packages/indexer/src/' },
      to: { path: '^(packages|apps|test)/', pathNot: '^packages/(indexer|core|schema)/src/' },
    },
    {
      name: 'query-knows-no-surface',
      comment:
        'The command, the server and the Action give the same answer because none of them takes part in making it.',
      severity: 'error',
      from: { path: '^packages/query/src/' },
      to: { path: '^(packages|apps|test)/', pathNot: '^packages/(query|indexer|core|schema)/src/' },
    },
    {
      name: 'apps-stand-alone',
      comment: 'The Action ships as one file without a command line in it, and the command without the Action.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/' },
      to: { path: '^(apps|test)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'rooms-do-not-meet',
      comment: 'Adding or mending one language must not be able to change what another one says.',
      severity: 'error',
      from: { path: '^packages/indexer/src/languages/([^/]+)/' },
      to: { path: '^packages/indexer/src/languages/[^/]+/', pathNot: '^packages/indexer/src/languages/$1/' },
    },
    ...layersLookDown,
    {
      name: 'core-and-schema-are-pure',
      comment:
        'Without files, processes, clocks of the system or crypto, the same inputs give the same verdict, and tests can try all of them.',
      severity: 'error',
      from: { path: '^packages/(core|schema)/src/' },
      to: { path: platform },
    },
    {
      name: 'query-imports-pure-indexer-only',
      comment:
        'An answer comes from the index. Behind any other entry of the indexer are git, the disk and the parser.',
      severity: 'error',
      from: { path: '^packages/query/src/' },
      to: { path: '^packages/indexer/', pathNot: pureIndexer },
    },
    {
      name: 'query-reaches-no-platform',
      comment:
        'No fallback on the answer path: a query that the index cannot answer says so. It cannot read the tree if it cannot reach `fs`.',
      severity: 'error',
      from: { path: '^packages/query/src/' },
      to: { path: platform, reachable: true },
    },
    {
      name: 'query-reaches-no-machinery',
      comment:
        'Nor may it parse or start a worker: what is not in the index was not looked at, and the ledger has to say that.',
      severity: 'error',
      from: { path: '^packages/query/src/' },
      to: { path: machinery, reachable: true },
    },
    {
      name: 'parser-stays-behind-the-engine',
      comment: 'Rooms see the condensed tree. Whatever fills it can be replaced as long as nobody else knows it.',
      severity: 'error',
      from: { path: '^(packages|apps)/', pathNot: '^packages/indexer/(src/syntax|test/syntax)/' },
      to: { path: 'node_modules/web-tree-sitter/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Two files that import each other are one file, and cannot be tested or replaced apart. (Types alone are erased.)',
      severity: 'error',
      from: { path: '^(packages|apps)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'What happens to lie in node_modules here is not there after an install from the registry.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|\\.turbo|\\.nonesuch)/|^test/traps/fixtures/|^test/demo/history/' },
    // Imports of types count: a package that needs another one's types depends on it.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['nonesuch-source', 'types', 'import', 'node', 'default'],
      extensions: ['.ts', '.mts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
