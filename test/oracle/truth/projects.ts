import path, { posix } from 'node:path';
import ts from 'typescript';
import { isHost, virtualSuffix } from './embedded.ts';
import type { Workspace } from './workspace.ts';

/** One program to check: a tsconfig's, or the files of a package that no tsconfig claims. Paths are absolute. */
export interface Project {
  readonly name: string;
  readonly roots: readonly string[];
  readonly options: ts.CompilerOptions;
  readonly references: readonly ts.ProjectReference[] | undefined;
}

export const codeFile = /\.[mc]?[jt]sx?$/;
const configFile = /(^|\/)(tsconfig[^/]*|jsconfig)\.json$/;

const always: ts.CompilerOptions = {
  noEmit: true,
  allowJs: true,
  skipLibCheck: true,
  maxNodeModuleJsDepth: 0,
  composite: false,
  incremental: false,
  declaration: false,
  plugins: [],
};

/**
 * Every tsconfig of the repository, and one project per package for the files that none of them includes.
 * A file may be a root of several.
 */
export function loadProjects(workspace: Workspace, tracked: readonly string[]): Project[] {
  const { root } = workspace;
  const absolute = (file: string): string => path.join(root, file);
  const code = new Set(tracked.filter((file) => codeFile.test(file)).map(absolute));
  const hosts = tracked.filter(isHost);
  const projects: { config: string; project: Project }[] = [];

  for (const config of tracked.filter((file) => configFile.test(file))) {
    const parsed = parseConfig(absolute(config));
    if (!parsed) continue;
    const roots = parsed.fileNames.filter((file) => code.has(file));
    projects.push({
      config,
      project: {
        name: config,
        roots,
        options: { ...parsed.options, ...always },
        references: parsed.projectReferences,
      },
    });
  }

  const claimed = new Set(projects.flatMap(({ project }) => project.roots));
  const loose = new Map<string, string[]>();
  const addLoose = (file: string, name: string): void => {
    const directory = workspace.owner(file)?.directory ?? '';
    const group = loose.get(directory) ?? [];
    group.push(name);
    loose.set(directory, group);
  };
  for (const host of hosts) {
    const nearest = projects
      .filter(({ config, project }) => project.roots.length > 0 && isUnder(host, posix.dirname(config)))
      .sort((a, b) => b.config.length - a.config.length)[0];
    const name = absolute(host) + virtualSuffix;
    if (nearest) (nearest.project.roots as string[]).push(name);
    else addLoose(host, name);
  }
  for (const file of tracked)
    if (code.has(absolute(file)) && !claimed.has(absolute(file))) addLoose(file, absolute(file));

  const loosely: ts.CompilerOptions = {
    ...always,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    esModuleInterop: true,
    allowImportingTsExtensions: true,
    experimentalDecorators: true,
  };
  return [
    ...projects.map(({ project }) => project).filter(({ roots }) => roots.length > 0),
    ...[...loose].map(([directory, roots]) => ({
      name: `${directory || '.'} (no tsconfig)`,
      roots,
      options: { ...loosely, ...nearestPaths(projects, directory) },
      references: undefined,
    })),
  ];
}

/** The path mapping that loose files most likely share with the project beside them. */
function nearestPaths(
  projects: readonly { config: string; project: Project }[],
  directory: string,
): ts.CompilerOptions {
  const own = projects.find(
    ({ config, project }) => posix.dirname(config) === (directory || '.') && project.options.paths,
  );
  if (!own) return {};
  const { paths, pathsBasePath, baseUrl } = own.project.options;
  return { ...(paths ? { paths } : {}), ...(pathsBasePath ? { pathsBasePath } : {}), ...(baseUrl ? { baseUrl } : {}) };
}

function parseConfig(file: string): ts.ParsedCommandLine | null {
  const read = ts.readConfigFile(file, ts.sys.readFile);
  if (!read.config) return null;
  try {
    return ts.parseJsonConfigFileContent(read.config, ts.sys, path.dirname(file), { types: [] }, file);
  } catch {
    // A config that the parser itself cannot take claims no files: they are loose.
    return null;
  }
}

function isUnder(file: string, directory: string): boolean {
  return directory === '.' || file.startsWith(`${directory}/`);
}
