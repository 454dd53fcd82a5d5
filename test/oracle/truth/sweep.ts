import path from 'node:path';
import ts from 'typescript';
import { declarationId, memberBases } from './heritage.ts';
import { type Programs, realName, type Unresolved } from './program.ts';
import type { Project } from './projects.ts';
import type { SiteForce } from './record.ts';
import { resolveSites } from './resolve-sites.ts';
import { addSite, type Row } from './rows.ts';
import { isEntry, reachableFrom } from './surface.ts';
import { identityStart } from './symbols.ts';

/**
 * What the checker says of one project. Rows are numbers into the list of declared symbols, which one revision always
 * gives in the same order: so a sweep can be kept, and a run that was cut off goes on behind it.
 */
export interface Sweep {
  readonly project: string;
  /** Paths that `sites` number. */
  readonly paths: readonly string[];
  readonly sites: readonly (readonly [row: number, path: number, start: number, force: SiteForce])[];
  readonly bases: readonly (readonly [row: number, base: number])[];
  readonly unknownBases: readonly number[];
  readonly offered: readonly number[];
  /** Exports of modules, members of enums, that are handed on as a whole. */
  readonly handedOn: readonly number[];
  readonly published: readonly number[];
  /** Names behind receivers without a type, with the number of such places. */
  readonly unknownMembers: readonly (readonly [name: string, count: number])[];
  /** Names in types behind namespaces that led nowhere. */
  readonly unknownExports: readonly string[];
  /** Members of types whose keys are asked for. */
  readonly keysAsked: readonly number[];
  /** Global declarations that merge with one of the compiler's own, or of a package. */
  readonly merged: readonly number[];
  readonly unresolved: readonly Unresolved[];
}

export interface SweepContext {
  readonly root: string;
  readonly programs: Programs;
  readonly entries: ReadonlySet<string>;
  /** Whether a file is of a package that strangers may install. */
  readonly isOpened: (file: string) => boolean;
  /** Row of a declaration, by file and by where its name starts. */
  readonly byId: ReadonlyMap<string, number>;
}

/** Resolves each name of each file of a project: once, and for all symbols together. */
export function sweepProject(project: Project, context: SweepContext): Sweep {
  const { root, programs, entries, byId } = context;
  const known = programs.unresolved.length;
  const program = programs.create(project);
  const checker = program.getTypeChecker();

  const paths = new Map<string, number>();
  const sites: Sweep['sites'][number][] = [];
  const bases: Sweep['bases'][number][] = [];
  const unknownBases: number[] = [];
  const offered = new Set<number>();
  const handedOn = new Set<number>();
  const published = new Set<string>();
  const unknownMembers = new Map<string, number>();
  const unknownExports = new Set<string>();
  const merged = new Set<number>();
  const keysAsked = new Set<number>();
  const pathNumber = (name: string): number => {
    const relative = path.relative(root, realName(name));
    const number = paths.get(relative) ?? paths.size;
    paths.set(relative, number);
    return number;
  };

  for (const name of project.roots) {
    const file = program.getSourceFile(name);
    if (!file) continue;
    const from = pathNumber(name);
    resolveSites(file, checker, {
      site: ({ node, symbol, force }) => {
        for (const declaration of symbol.declarations ?? []) {
          const row = byId.get(declarationId(declaration));
          if (row !== undefined) sites.push([row, from, node.getStart(file), force]);
        }
      },
      offered: (symbol) => {
        for (const declaration of symbol.declarations ?? []) {
          const row = byId.get(declarationId(declaration));
          if (row !== undefined) offered.add(row);
        }
      },
      handedOn: (holder) => {
        for (const symbol of checker.getExportsOfModule(holder)) {
          const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
          for (const declaration of target.declarations ?? []) {
            const row = byId.get(declarationId(declaration));
            if (row !== undefined) handedOn.add(row);
          }
        }
      },
      unknownMember: (member) => unknownMembers.set(member, (unknownMembers.get(member) ?? 0) + 1),
      keysAsked: (type) => {
        for (const property of type.getProperties())
          for (const declaration of property.getDeclarations() ?? []) {
            const row = byId.get(declarationId(declaration));
            if (row !== undefined) keysAsked.add(row);
          }
      },
      unknownExport: (exported) => unknownExports.add(exported),
    });
    for (const declaration of ts.isExternalModule(file) ? [] : file.statements) {
      if (!ts.isInterfaceDeclaration(declaration) && !ts.isModuleDeclaration(declaration)) continue;
      const row = byId.get(declarationId(declaration));
      const others = checker.getSymbolAtLocation(declaration.name)?.declarations ?? [];
      if (row !== undefined && others.some((other) => !isOwn(root, other))) merged.add(row);
    }
    for (const link of memberBases(file, checker)) {
      const row = byId.get(`${name}\0${identityStart(link.member)}`);
      if (row === undefined) continue;
      if (link.unknownBase) unknownBases.push(row);
      for (const base of link.bases) {
        const baseRow = byId.get(declarationId(base));
        if (baseRow !== undefined && baseRow !== row) bases.push([row, baseRow]);
        if (link.demanded || baseRow === undefined)
          sites.push([row, pathNumber(base.getSourceFile().fileName), identityStart(base), 'contract']);
      }
    }
    if (isEntry(file, entries)) reachableFrom(file, checker, published);
    // Global declarations of a package that strangers install are theirs, too.
    else if (file.isDeclarationFile && !ts.isExternalModule(file) && context.isOpened(path.relative(root, name)))
      for (const statement of file.statements) globalNames(statement, published);
  }
  return {
    project: project.name,
    paths: [...paths.keys()],
    sites,
    bases,
    unknownBases,
    offered: [...offered],
    handedOn: [...handedOn],
    published: [...published].map((id) => byId.get(id)).filter((row) => row !== undefined),
    unknownMembers: [...unknownMembers],
    unknownExports: [...unknownExports],
    keysAsked: [...keysAsked],
    merged: [...merged],
    unresolved: programs.unresolved.slice(known),
  };
}

/** What a statement of a script declares, and all that stands in it. */
function globalNames(statement: ts.Statement, into: Set<string>): void {
  const visit = (node: ts.Node): void => {
    if (ts.isDeclarationStatement(node) || ts.isVariableDeclaration(node) || ts.isTypeElement(node))
      into.add(declarationId(node as ts.Declaration));
    ts.forEachChild(node, visit);
  };
  visit(statement);
}

function isOwn(root: string, declaration: ts.Declaration): boolean {
  const { fileName } = declaration.getSourceFile();
  return fileName.startsWith(`${root}/`) && !fileName.includes('/node_modules/');
}

/** Adds what a sweep found to the rows that it numbers. */
export function applySweep(sweep: Sweep, rows: readonly Row[]): void {
  for (const [row, from, start, force] of sweep.sites) addSite(rows[row]!, { path: sweep.paths[from]!, start, force });
  for (const [row, base] of sweep.bases) rows[row]!.bases.add(rows[base]!);
  for (const row of sweep.unknownBases) rows[row]!.blind.add('unknown_base');
  for (const row of sweep.keysAsked) rows[row]!.blind.add('keys');
  for (const row of sweep.merged) rows[row]!.blind.add('merged');
  for (const row of sweep.handedOn) rows[row]!.blind.add('namespace');
  for (const row of sweep.offered) rows[row]!.offered = true;
  for (const row of sweep.published) rows[row]!.surface = true;
}
