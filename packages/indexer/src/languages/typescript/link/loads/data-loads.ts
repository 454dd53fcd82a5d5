import type { Facts } from '../../../../facts/facts.ts';

/** Data files that name sources to check, to document, to own or to measure them. Only some of their settings load a module. */
const NO_LOADER =
  /(^|\/)([tj]sconfig[^/]*\.json|deno\.jsonc?|\.github\/.*|\.gitlab[^/]*|knip\.[^/]*|typedoc\.[^/]*|codecov\.ya?ml|\.codecov\.ya?ml|cspell\.[^/]*|\.?biome\.jsonc?|\.eslintrc[^/]*|\.prettierrc[^/]*|\.nycrc[^/]*|\.size-limit[^/]*|renovate\.json5?|api-extractor\.json|CODEOWNERS)$/;

const PIPELINE = /(^|\/)(\.github\/|\.gitlab[^/]*$)/;

/** Settings by which compilers, linters, formatters and their like load a module. */
const LOADING = new Set(
  `plugin plugins jsPlugins transform transforms transformer transformers name before after require import parser parsers processor
  processors reporter reporters formatter formatters extends preset presets loader loaders resolver resolvers rules rulePaths
  theme config`.split(/\s+/),
);

/** Settings that say what is looked at: checked, measured, formatted, or where things lie. */
const LOOKED_AT = new Set(
  `include exclude files ignore ignores ignorePatterns excludedFiles excludeFiles overrides paths path references types typeRoots
  rootDir rootDirs baseUrl outDir outFile project entry entryPoints entryPointStrategy imports exports tasks lib
  coverage content words dictionaries`.split(/\s+/),
);

/** What a data file does with a module that it names by a path. */
export type DataLoad = 'setting' | 'code' | 'other' | 'none';

/**
 * `setting`: one by which a tool loads modules. `code`: a command of a pipeline that requires it. `none`: the file names
 * sources to check or to measure them, and this one so. `other`: nothing is known of the file.
 *
 * @param start where the path is named
 * @param folder characters of the path's folder, which may stand before `start`
 */
export function dataLoad(file: string, facts: Facts, start: number, folder: number): DataLoad {
  if (!NO_LOADER.test(file)) return 'other';
  const { texts, names } = facts;
  const pipeline = PIPELINE.test(file);
  for (let row = texts.count - 1; row >= 0; row--) {
    const at = texts.start[row]!;
    const word = names[texts.name[row]!] ?? '';
    // A segment of a path is no setting.
    if (at >= start || (row + 1 < texts.count && texts.start[row + 1]! <= at + word.length + 1)) continue;
    if (pipeline) {
      // `require('./.github/scripts/label.js')`, `--import ./scripts/hooks.mjs`
      if (start - at > folder + REACH) return 'none';
      if (/^(require|import|from|loader)$/.test(word)) return 'code';
    } else if (LOADING.has(word)) return 'setting';
    else if (LOOKED_AT.has(word)) return 'none';
  }
  return 'none';
}

/** Characters between a call's name and the path that it is given. */
const REACH = 24;
