import type { Workspace } from './workspace.ts';

/** A place whose exports a tool reads without an import. */
interface Place {
  /** A dependency that the package, or the one at the root, has to declare; null where the place says enough. */
  readonly tool: RegExp | null;
  readonly path: RegExp;
}

/**
 * Written from the tools' own documentation, apart from the engine's table: a judge that shared it would share its gaps.
 * Each is narrow: a symbol that stands in such a place is not graded, and so excuses the engine's hesitation.
 */
const places: readonly Place[] = [
  {
    tool: /^next$/,
    path: /(^|\/)app\/(.*\/)?(page|layout|template|loading|error|global-error|not-found|default|route|robots|sitemap|manifest|icon|apple-icon|opengraph-image|twitter-image)\d*\.[jt]sx?$/,
  },
  { tool: /^next$/, path: /^(.*\/)?(middleware|proxy|instrumentation|instrumentation-client)\.[jt]s$/ },
  { tool: /^(next|gatsby|astro|@docusaurus\/core|nuxt)$/, path: /(^|\/)pages\/.*\.[jt]sx?$/ },
  { tool: /^@docusaurus\/core$/, path: /(^|\/)(theme\/.*|sidebars)\.[jt]sx?$/ },
  { tool: /^@sveltejs\/kit$/, path: /(^|\/)\+(page|layout|server|error)(\.server)?\.[jt]s$/ },
  { tool: /^@sveltejs\/kit$/, path: /(^|\/)(hooks(\.server|\.client)?|params\/[^/]+|service-worker)\.[jt]s$/ },
  { tool: /^(@remix-run\/|@react-router\/|@tanstack\/.*(router|start))/, path: /(^|\/)routes\/.*\.[jt]sx?$/ },
  {
    tool: /^nuxt(-edge|3)?$/,
    path: /(^|\/)(plugins|middleware|composables|utils|modules|layouts|server|stores)\/.*\.[jt]s$/,
  },
  { tool: /^(typeorm|knex|sequelize|@mikro-orm\/core)$/, path: /(^|\/)(migrations|seeds|seeders)\/.*\.[mc]?[jt]s$/ },
  { tool: /^@angular\/core$/, path: /(^|\/)environments\/environment[\w.-]*\.ts$/ },
  { tool: /^(@types\/vscode|reactive-vscode)$/, path: /(^|\/)src\/(index|main|extension)\.ts$/ },
  { tool: /^(@solidjs\/start|solid-start|vinxi)$/, path: /(^|\/)(routes\/.*|entry-(server|client))\.[jt]sx?$/ },
  { tool: null, path: /(^|\/)vitest\.workspace\.[mc]?[jt]s$/ },
  { tool: null, path: /\.(stories|story)\.[mc]?[jt]sx?$/ },
  { tool: null, path: /(^|\/)__mocks__\/.*\.[mc]?[jt]sx?$/ },
  { tool: null, path: /(^|\/)[\w.-]*\.(config|conf|setup)\.[mc]?[jt]sx?$/ },
  { tool: null, path: /(^|\/)(gulpfile|gruntfile|vue\.config|karma\.conf|jest\.[\w-]+)\.[mc]?[jt]s$/i },
  { tool: null, path: /(^|\/)\.[\w-]+(\.[mc]?[jt]s|\/.*\.[mc]?[jt]sx?)$/ },
];

/** Whether a file's own exports may be read by a tool that knows its place. */
export function isConventionFile(workspace: Workspace, file: string): boolean {
  return places.some(({ tool, path }) => path.test(file) && (tool === null || workspace.depends(file, tool)));
}
