/** How the words of a text file are read. */
export type FileKind =
  | 'prose'
  | 'markdown'
  | 'mdx'
  | 'json'
  | 'yaml'
  | 'toml'
  | 'ini'
  | 'delimited'
  | 'patterns'
  | 'html'
  | 'braces'
  | 'xml'
  | 'style'
  | 'artefact'
  | 'foreign';

const kinds = (kind: FileKind, names: string): [string, FileKind][] => names.split(' ').map((name) => [name, kind]);

const BY_NAME: ReadonlyMap<string, FileKind> = new Map([
  ...kinds(
    'artefact',
    'package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock deno.lock cargo.lock gemfile.lock composer.lock ' +
      'poetry.lock uv.lock pdm.lock pipfile.lock flake.lock mix.lock podfile.lock pubspec.lock go.sum packages.lock.json .yarn-integrity ' +
      // What compodoc writes: every name of a program, with its comments.
      'documentation.json',
  ),
  ...kinds(
    'prose',
    'license licence copying notice readme changelog changes history authors contributors maintainers contributing security thanks ' +
      'patents codeowners code_of_conduct todo news install',
  ),
  ...kinds('foreign', 'cmakelists.txt'),
  ...kinds(
    'patterns',
    '.gitignore .npmignore .dockerignore .eslintignore .prettierignore .stylelintignore .vercelignore .gcloudignore .helmignore ' +
      '.gitattributes .mailmap .nvmrc .node-version',
  ),
  ...kinds('json', '.babelrc .swcrc .jshintrc .jscsrc .bowerrc .watchmanconfig .nycrc composer.json'),
  ...kinds(
    'yaml',
    '.eslintrc .prettierrc .stylelintrc .lintstagedrc .commitlintrc .yarnrc.yml .clang-format .clang-tidy',
  ),
  ...kinds('ini', '.editorconfig .npmrc .yarnrc .gitconfig .gitmodules .env .flaskenv .pylintrc .flake8 .coveragerc'),
  ...kinds('toml', 'pipfile'),
]);

const BY_EXTENSION: ReadonlyMap<string, FileKind> = new Map([
  ...kinds('markdown', 'md markdown mdown mkd mdc'),
  ...kinds('mdx', 'mdx'),
  ...kinds('prose', 'rst adoc asciidoc txt text textile po pot org'),
  ...kinds('json', 'json jsonc json5 jsonl ndjson webmanifest geojson topojson importmap avsc har code-workspace arb'),
  ...kinds('yaml', 'yml yaml'),
  ...kinds('toml', 'toml'),
  ...kinds('ini', 'ini cfg conf properties env desktop'),
  ...kinds('delimited', 'csv tsv'),
  ...kinds(
    'html',
    'html htm xhtml svg vue hbs handlebars mustache ejs erb njk nunjucks jinja jinja2 j2 twig liquid ftl jsp cshtml razor aspx gohtml tpl eta mjml',
  ),
  ...kinds('braces', 'svelte astro marko riot'),
  ...kinds(
    'xml',
    'xml xsl xslt xsd xaml axml plist storyboard xib csproj vbproj fsproj props targets resx wsdl rss atom wxml',
  ),
  ...kinds('style', 'css scss sass less pcss postcss styl'),
  ...kinds('artefact', 'map snap lock tsbuildinfo storyshot'),
]);

/**
 * How a file is read, from its base name alone.
 *
 * @param base the last segment of its path
 */
export function fileKindOf(base: string): FileKind {
  const name = base.toLowerCase();
  const byName = BY_NAME.get(name);
  if (byName !== undefined) return byName;
  if (name.startsWith('.env.')) return 'ini';
  const dot = name.lastIndexOf('.');
  if (dot < 0) return 'foreign';
  const extension = name.slice(dot + 1);
  // The class names of a CSS module are properties of what a program imports.
  if (BY_EXTENSION.get(extension) === 'style' && name.slice(0, dot).endsWith('.module')) return 'foreign';
  const byExtension = BY_EXTENSION.get(extension);
  if (byExtension === undefined) {
    // `LICENSE.apache`, `README.de`
    return BY_NAME.get(name.slice(0, name.indexOf('.'))) === 'prose' ? 'prose' : 'foreign';
  }
  return byExtension;
}

/** Whether the whole text of a file is a fact: it configures how names resolve, by its name or as what a tsconfig extends. */
export function keepsText(base: string, text: string): boolean {
  return isResolutionConfig(base) || (/\.jsonc?$/.test(base) && /"compilerOptions"\s*:/.test(text));
}

/** Files that configure how names resolve, by their names. */
function isResolutionConfig(base: string): boolean {
  return /^(?:package\.json|(?:ts|js)config(?:\..+)?\.json|tsconfig[^/]*\.json|pnpm-workspace\.yaml|lerna\.json|(?:deno|jsr)\.jsonc?)$/.test(
    base,
  );
}

/** Files whose keys are words of a tool, and never names of a program. */
export function hasFixedKeys(base: string): boolean {
  return (
    isResolutionConfig(base) ||
    /^(?:turbo|nx|biome|renovate|vercel|netlify|firebase|components|\.prettierrc|\.swcrc)(?:\.jsonc?)?$/.test(base)
  );
}
