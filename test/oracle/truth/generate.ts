import path from 'node:path';
import ts from 'typescript';
import { isConventionFile } from './conventions.ts';
import { isHost, virtualSuffix } from './embedded.ts';
import { Programs } from './program.ts';
import { codeFile, loadProjects } from './projects.ts';
import type { SiteForce, Standing, TruthRecord } from './record.ts';
import { emptyRow, type Row, spreadOverrides, strength } from './rows.ts';
import { withoutExtension } from './spelled-paths.ts';
import { isInPublished, opensDeepPaths, publishedEntries } from './surface.ts';
import { applySweep, type Sweep, sweepProject } from './sweep.ts';
import { declaredNames } from './symbols.ts';
import { isTestPath } from './test-path.ts';
import { trackedFiles } from './tracked.ts';
import { stem, type Unseen, unseenNames } from './unseen.ts';
import { Workspace } from './workspace.ts';

export interface TruthOptions {
  /** Absolute path of the checkout. */
  readonly root: string;
  /** A directory whose `node_modules` stands in for dependencies that are not installed, or null. */
  readonly externals: string | null;
  /** Also check the projects whose files all belong to a wider one, which may map other paths. */
  readonly thorough?: boolean;
  // A folder may have `**` between: `packages/x/src/**/fixtures/`.
  /** Folders (`packages/x/fixtures/`) whose symbols are not judged; projects that lie in them are not checked. */
  readonly unjudged?: readonly string[];
  /** Sweeps of an earlier run that was cut off, by project. */
  readonly known?: ReadonlyMap<string, Sweep>;
  /** Called with each new sweep; false stops the run. */
  readonly swept?: (sweep: Sweep) => boolean;
  readonly progress: (message: string) => void;
}

export interface Truth {
  readonly records: readonly TruthRecord[];
  readonly projects: number;
  readonly files: number;
}

/**
 * Judges every declared symbol of a checkout with the compiler: all tsconfigs, one after the other, each name of
 * each file resolved by the checker. One pass over the names costs what the type check costs, where a search for
 * references per symbol would repeat it thousands of times.
 *
 * @returns null where `swept` stopped the run before the last project
 */
export function generateTruth(options: TruthOptions): Truth | null {
  const { root } = options;
  const tracked = trackedFiles(root);
  const workspace = new Workspace(root, tracked);
  const programs = new Programs(workspace, options.externals);
  const projects = loadProjects(workspace, tracked);
  const entries = publishedEntries(workspace);
  const isJudged = (file: string): boolean => !options.unjudged?.some((folder) => liesIn(file, folder));

  const rows: Row[] = [];
  const byId = new Map<string, number>();
  const globals = new Map<string, number[]>();
  for (const file of tracked) {
    if (!(codeFile.test(file) || isHost(file)) || !isJudged(file)) continue;
    const name = path.join(root, file) + (isHost(file) ? virtualSuffix : '');
    const parsed = programs.sourceFile(name, ts.ScriptTarget.ESNext, {});
    if (!parsed) continue;
    const byDefault = defaultNames(parsed);
    const isScript = !ts.isExternalModule(parsed) && !/\b(require\(|exports\b)/.test(parsed.text);
    for (const declared of declaredNames(parsed)) {
      if (isScript && declared.level === 'top' && !merges.has(declared.kind))
        globals.set(declared.key, [...(globals.get(declared.key) ?? []), rows.length]);
      for (const start of declared.nameStarts) byId.set(`${name}\0${start}`, rows.length);
      rows.push(emptyRow(file, declared, byDefault.has(declared.key)));
    }
  }

  // The widest first: one whose files were all seen in wider company adds the same sites again.
  projects.sort((a, b) => b.roots.length - a.roots.length);
  const seen = new Set<string>();
  const members = new Map<string, number>();
  const unresolved: Sweep['unresolved'][number][] = [];
  const unknownExports = new Set<string>();
  for (const [at, project] of projects.entries()) {
    const needed = project.roots.some((name) => isJudged(path.relative(root, name)));
    if (!needed || (!options.thorough && project.roots.every((name) => seen.has(name)))) continue;
    const started = process.cpuUsage();
    const known = options.known?.get(project.name);
    const sweep =
      known ??
      sweepProject(project, { root, programs, entries, byId, isOpened: (file) => isInPublished(workspace, file) });
    if (!known) {
      const { user } = process.cpuUsage(started);
      const cost = `${project.roots.length} files, ${Math.round(user / 1000)} ms of CPU`;
      options.progress(`${at + 1}/${projects.length} ${project.name}: ${cost}`);
      if (options.swept?.(sweep) === false) return null;
    }
    for (const name of project.roots) seen.add(name);
    applySweep(sweep, rows);
    for (const [name, count] of sweep.unknownMembers) members.set(name, (members.get(name) ?? 0) + count);
    unresolved.push(...sweep.unresolved);
    for (const name of sweep.unknownExports) unknownExports.add(name);
  }
  spreadOverrides(rows);
  // Of one name in several scripts the compiler knows the first alone: no two of them run as one program.
  for (const same of globals.values())
    if (same.length > 1) for (const row of same) rows[row]!.blind.add('global_twice');
  const unseen = unseenNames(root, tracked, programs, members, unresolved, unknownExports);
  return {
    records: rows.map((row) => toRecord(row, unseen, workspace)),
    projects: projects.length,
    files: tracked.filter((file) => codeFile.test(file)).length,
  };
}

/** What one program may declare in several scripts. */
const merges: ReadonlySet<string> = new Set(['interface', 'namespace', 'enum']);

/** What a module exports as its default, by the names that it has in its file. */
function defaultNames(file: ts.SourceFile): Set<string> {
  const names = new Set(['default']);
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression)) names.add(statement.expression.text);
    if (!ts.isFunctionDeclaration(statement) && !ts.isClassDeclaration(statement)) continue;
    if (statement.name && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword))
      names.add(statement.name.text);
  }
  return names;
}

/** `**` in a folder stands for any folders between. */
function liesIn(file: string, folder: string): boolean {
  const [start = '', inner] = folder.split('**');
  return file.startsWith(start) && (inner === undefined || file.indexOf(inner, start.length - 1) >= 0);
}

function toRecord(row: Row, unseen: Unseen, workspace: Workspace): TruthRecord {
  const { declared } = row;
  const sites = [...row.sites.values()].sort((a, b) => strength[a.force] - strength[b.force]);
  const counts: Partial<Record<SiteForce, number>> = {};
  for (const { force } of sites) counts[force] = (counts[force] ?? 0) + 1;
  const files = new Set(sites.filter((site) => site.path !== row.path).map((site) => site.path));

  const blind = new Set(row.blind);
  if (declared.level === 'member' && unseen.members.has(declared.name)) blind.add('unknown_receiver');
  if (unseen.markup.has(declared.name)) blind.add('markup');
  if (declared.level === 'top' && row.offered && unseen.imported.has(declared.name)) blind.add('unresolved_import');
  if (row.byDefault && unseen.modules.has(stem(withoutExtension(row.path)))) blind.add('unresolved_import');
  if (row.offered && declared.level === 'top' && unseen.spelled.has(withoutExtension(row.path)))
    blind.add('spelled_path');

  if (row.offered && declared.level === 'top' && isConventionFile(workspace, row.path)) blind.add('convention');

  // The compiler reads the declarations that stand beside a script, and never asks it.
  const beside = row.path.replace(/\.([cm]?)jsx?$/, '.d.$1ts');
  if (row.offered && declared.level === 'top' && beside !== row.path && workspace.has(beside))
    blind.add('declared_beside');

  // What leads to the type cannot be seen, and so what is read of it.
  const container = declared.key.split('.')[0]!;
  if (declared.level === 'member' && unseen.imported.has(container)) blind.add('unresolved_import');
  if (declared.phantom) blind.add('phantom');
  if (declared.overrides && row.bases.size === 0) blind.add('unknown_base');
  if (declared.decorated) blind.add('decorator');

  let standing: Standing = 'unused';
  if (counts.direct || counts.through_base) standing = 'used';
  else if (sites.length > 0) standing = 'soft';
  else if (blind.size > 0) standing = 'blind';

  return {
    symbol: `${row.path}#${declared.key}`,
    path: row.path,
    key: declared.key,
    name: declared.name,
    kind: declared.kind,
    level: declared.level,
    standing,
    counts,
    files: files.size,
    testFiles: [...files].filter(isTestPath).length,
    sites: sites.slice(0, 5),
    exported: row.offered,
    surface: row.surface ? 'entry' : opensDeepPaths(workspace, row.path) && row.offered ? 'deep' : 'none',
    blind: [...blind],
  };
}
