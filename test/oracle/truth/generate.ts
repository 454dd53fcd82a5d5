import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { isHost, splitHost, virtualSuffix } from './embedded.ts';
import { declarationId, memberBases } from './heritage.ts';
import { Programs, realName } from './program.ts';
import { codeFile, loadProjects, type Project } from './projects.ts';
import type { Site, SiteForce, Standing, TruthRecord } from './record.ts';
import { resolveSites } from './resolve-sites.ts';
import { isEntry, opensDeepPaths, publishedEntries, reachableFrom } from './surface.ts';
import { type DeclaredName, declaredNames, identityStart } from './symbols.ts';
import { isTestPath } from './test-path.ts';
import { trackedFiles } from './tracked.ts';
import { Workspace } from './workspace.ts';

export interface TruthOptions {
  /** Absolute path of the checkout. */
  readonly root: string;
  /** A directory whose `node_modules` stands in for dependencies that are not installed, or null. */
  readonly externals: string | null;
  /** Also check the projects whose files all belong to a wider one, which may map other paths. */
  readonly thorough?: boolean;
  readonly progress: (message: string) => void;
}

export interface Truth {
  readonly records: readonly TruthRecord[];
  readonly projects: number;
  readonly files: number;
  /** Names behind receivers without a type, with the number of such places. */
  readonly unknownMembers: ReadonlyMap<string, number>;
}

interface Row {
  readonly path: string;
  readonly declared: DeclaredName;
  readonly sites: Map<string, Site>;
  readonly bases: Set<Row>;
  readonly blind: Set<string>;
  offered: boolean;
  surface: boolean;
}

const strength: Record<SiteForce, number> = {
  direct: 0,
  through_base: 1,
  computed: 2,
  through_derived: 3,
  contract: 4,
};
const markupFile = /\.(vue|svelte|astro|mdx|html?)$/;

/**
 * Judges every declared symbol of a checkout with the compiler: all tsconfigs, one after the other, each name of
 * each file resolved by the checker. One pass over the names costs what the type check costs, where a search for
 * references per symbol would repeat it thousands of times.
 */
export function generateTruth(options: TruthOptions): Truth {
  const { root } = options;
  const tracked = trackedFiles(root);
  const workspace = new Workspace(root, tracked);
  const programs = new Programs(workspace, options.externals);
  const projects = loadProjects(workspace, tracked);
  const entries = publishedEntries(workspace);
  const relative = (name: string): string => path.relative(root, realName(name));

  const rows: Row[] = [];
  const byId = new Map<string, Row>();
  for (const file of tracked) {
    if (!codeFile.test(file) && !isHost(file)) continue;
    const name = path.join(root, file) + (isHost(file) ? virtualSuffix : '');
    const parsed = programs.sourceFile(name, ts.ScriptTarget.ESNext, {});
    if (!parsed) continue;
    for (const declared of declaredNames(parsed)) {
      const row: Row = {
        path: file,
        declared,
        sites: new Map(),
        bases: new Set(),
        blind: new Set(),
        offered: declared.exported,
        surface: false,
      };
      rows.push(row);
      for (const start of declared.nameStarts) byId.set(`${name}\0${start}`, row);
    }
  }

  const unknownMembers = new Map<string, number>();
  const published = new Set<string>();
  const sweep = (project: Project): void => {
    const program = programs.create(project);
    const checker = program.getTypeChecker();
    for (const name of project.roots) {
      const file = program.getSourceFile(name);
      if (!file) continue;
      const from = relative(name);
      resolveSites(file, checker, {
        site: ({ node, symbol, force }) => {
          for (const declaration of symbol.declarations ?? []) {
            const row = byId.get(declarationId(declaration));
            if (row) addSite(row, { path: from, start: node.getStart(file), force });
          }
        },
        offered: (symbol) => {
          for (const declaration of symbol.declarations ?? []) {
            const row = byId.get(declarationId(declaration));
            if (row) row.offered = true;
          }
        },
        unknownMember: (member) => unknownMembers.set(member, (unknownMembers.get(member) ?? 0) + 1),
      });
      for (const link of memberBases(file, checker)) {
        const row = byId.get(`${name}\0${identityStart(link.member)}`);
        if (!row) continue;
        if (link.unknownBase) row.blind.add('unknown_base');
        for (const base of link.bases) {
          const baseRow = byId.get(declarationId(base));
          if (baseRow && baseRow !== row) row.bases.add(baseRow);
          if (link.demanded || !baseRow)
            addSite(row, {
              path: relative(base.getSourceFile().fileName),
              start: identityStart(base),
              force: 'contract',
            });
        }
      }
      if (isEntry(file, entries)) reachableFrom(file, checker, published);
    }
  };

  // The widest first: one whose files were all seen in wider company adds the same sites again.
  projects.sort((a, b) => b.roots.length - a.roots.length);
  const swept = new Set<string>();
  projects.forEach((project, at) => {
    if (!options.thorough && project.roots.every((name) => swept.has(name))) return;
    const started = Date.now();
    sweep(project);
    for (const name of project.roots) swept.add(name);
    options.progress(
      `${at + 1}/${projects.length} ${project.name}: ${project.roots.length} files, ${Date.now() - started} ms`,
    );
  });

  for (const id of published) {
    const row = byId.get(id);
    if (row) row.surface = true;
  }
  spreadOverrides(rows);
  const blindness = unseenNames(root, tracked, programs, unknownMembers);
  const records = rows.map((row) => toRecord(row, blindness, workspace));
  return {
    records,
    projects: projects.length,
    files: tracked.filter((file) => codeFile.test(file)).length,
    unknownMembers,
  };
}

/** Keeps the strongest reading of each place, and none inside the symbol's own declarations. */
function addSite(row: Row, site: Site): void {
  if (site.path === row.path && row.declared.ranges.some(([start, end]) => site.start >= start && site.start < end))
    return;
  const key = `${site.path}\0${site.start}`;
  const known = row.sites.get(key);
  if (!known || strength[site.force] < strength[known.force]) row.sites.set(key, site);
}

/** A call through a base runs the override; a call of the override leaves the base's member needed or not. */
function spreadOverrides(rows: readonly Row[]): void {
  const direct = new Map(rows.map((row) => [row, [...row.sites.values()].filter(({ force }) => force === 'direct')]));
  for (const row of rows) {
    const seen = new Set<Row>([row]);
    const queue = [...row.bases];
    while (queue.length > 0) {
      const base = queue.pop()!;
      if (seen.has(base)) continue;
      seen.add(base);
      queue.push(...base.bases);
      for (const site of direct.get(base)!) addSite(row, { ...site, force: 'through_base' });
      for (const site of direct.get(row)!) addSite(base, { ...site, force: 'through_derived' });
      for (const reason of base.blind) row.blind.add(reason);
    }
  }
}

interface Unseen {
  readonly members: ReadonlyMap<string, number>;
  /** Words of markup, templates and documents with components. */
  readonly markup: ReadonlySet<string>;
  /** Names that are imported from a specifier that led nowhere. */
  readonly imported: ReadonlySet<string>;
  /** Last segments of such specifiers, for default imports. */
  readonly modules: ReadonlySet<string>;
}

function unseenNames(
  root: string,
  tracked: readonly string[],
  programs: Programs,
  members: ReadonlyMap<string, number>,
): Unseen {
  const markup = new Set<string>();
  for (const file of tracked) {
    if (!markupFile.test(file)) continue;
    const text = readFileSync(path.join(root, file), 'utf8');
    const words = isHost(file) ? splitHost(text, file).markup : text;
    for (const [word] of words.matchAll(/[\p{ID_Start}$_][\p{ID_Continue}$-]*/gu)) {
      markup.add(word);
      markup.add(word.replace(/^\$/, ''));
      markup.add(pascal(word));
      markup.add(camel(word));
      for (const part of word.split('-')) markup.add(part);
    }
  }
  const imported = new Set<string>();
  const modules = new Set<string>();
  for (const { from, specifier } of programs.unresolved) {
    const file = programs.sourceFile(from, ts.ScriptTarget.ESNext, {});
    if (!file) continue;
    modules.add(stem(specifier));
    for (const statement of file.statements) {
      const names = importedNames(statement, specifier);
      for (const name of names) imported.add(name);
    }
  }
  return { members, markup, imported, modules };
}

function importedNames(statement: ts.Statement, specifier: string): string[] {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  if (!statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
  if (statement.moduleSpecifier.text !== specifier) return [];
  const clause = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (!clause || (!ts.isNamedImports(clause) && !ts.isNamedExports(clause))) return [];
  return clause.elements.map((element) => (element.propertyName ?? element.name).text);
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
  if (declared.key === 'default' && unseen.modules.has(stem(row.path))) blind.add('unresolved_import');

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

function stem(file: string): string {
  const last = file.split('/').at(-1) ?? '';
  return last.replace(/(\.d)?\.[a-z]+$/, '');
}

function pascal(word: string): string {
  return word.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
}

function camel(word: string): string {
  return word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
