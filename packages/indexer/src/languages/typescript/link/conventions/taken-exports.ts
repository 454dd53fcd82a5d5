import { names } from './convention-rule.ts';

/** What somebody takes, unspelled, of a module that he is given by its path. One mark that fits is enough. */
export interface Taker {
  readonly tool: string;
  /** Functions and constructs that are given the path. */
  readonly callees?: ReadonlySet<string>;
  /** Keys of options under which they are given it. */
  readonly keys?: ReadonlySet<string>;
  /** Data files that name the module. */
  readonly files?: RegExp;
  /** Exports that are taken; null for all. */
  readonly names: ReadonlySet<string> | null;
}

/** Sources: the documentation of each. */
const TAKERS: readonly Taker[] = [
  // Runners of tests read these of whatever their settings name.
  { tool: 'Mocha', files: /./, names: names('mochaHooks mochaGlobalSetup mochaGlobalTeardown') },
  {
    tool: 'semantic-release',
    files: /(^|\/)\.releaserc(\.\w+)?$/,
    names: names('verifyConditions analyzeCommits verifyRelease generateNotes prepare publish addChannel success fail'),
  },
  {
    tool: 'ESLint',
    files: /(^|\/)\.(eslintrc|oxlintrc)(\.\w+)?$/,
    names: names('rules configs processors environments meta parse parseForESLint preprocess postprocess'),
  },
  {
    tool: 'commitlint',
    files: /(^|\/)\.commitlintrc(\.\w+)?$/,
    names: names('rules plugins extends parserPreset formatter ignores prompt'),
  },
  {
    tool: 'Prettier',
    files: /(^|\/)\.prettierrc(\.\w+)?$/,
    names: names('languages parsers printers options defaultOptions'),
  },
  {
    tool: 'GraphQL Code Generator',
    files: /(^|\/)(codegen|\.graphqlrc)(\.\w+)*$/,
    names: names('plugin validate addToSchema schema loader preset buildGeneratesSection prepareDocuments'),
  },
  { tool: 'AWS CDK', callees: names('NodejsFunction TypeScriptFunction'), names: names('handler') },
  { tool: 'Node.js', callees: names('register'), names: names('initialize resolve load globalPreload') },
  { tool: 'Visual Studio Code', keys: names('extensionTestsPath'), names: names('run') },
  { tool: 'Temporal', keys: names('workflowsPath'), names: null },
];

/**
 * The tool that takes one of these exports of a module that is given to it by its path, or null.
 *
 * @param file that names the path, where it is no program
 * @param callees names of the functions that are given the path
 * @param keys keys of the options that it is a value of
 */
export function takerOf(
  file: string | null,
  callees: readonly string[],
  keys: readonly string[],
  exported: Iterable<string>,
): string | null {
  const offered = [...exported];
  for (const { tool, names: taken, ...marks } of TAKERS) {
    const isGiven =
      (file !== null && marks.files?.test(file) === true) ||
      callees.some((each) => marks.callees?.has(each)) ||
      keys.some((each) => marks.keys?.has(each));
    if (isGiven && offered.some((name) => taken?.has(name) ?? true)) return tool;
  }
  return null;
}
