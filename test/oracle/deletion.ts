import path from 'node:path';
import ts from 'typescript';
import { openedSymbol } from './engine/answer.ts';
import { isHost, virtualSuffix } from './truth/embedded.ts';
import { Programs } from './truth/program.ts';
import { loadProjects, type Project } from './truth/projects.ts';
import { ReferenceService } from './truth/reference-service.ts';
import { type DeclaredName, declaredNames } from './truth/symbols.ts';
import { trackedFiles } from './truth/tracked.ts';
import { Workspace } from './truth/workspace.ts';

/** What the compiler misses once a declaration is gone. */
export interface Deletion {
  readonly symbol: string;
  /** `missed`: an error appeared outside of what was deleted. `not_missed`: none in the files that were checked. */
  readonly outcome: 'missed' | 'not_missed' | 'not_tried';
  /** The errors only say that the file's own export list, or nothing but it, names the symbol. */
  readonly exportOnly: boolean;
  readonly errors: readonly {
    readonly path: string;
    readonly start: number;
    readonly code: number;
    readonly text: string;
  }[];
  readonly checkedFiles: number;
}

export interface DeletionOptions {
  readonly root: string;
  readonly externals: string | null;
  /** At most this many files are checked per deletion, those that spell the name first. */
  readonly fileLimit: number;
}

/**
 * Deletes declarations one at a time, in memory, and type-checks the files that spell the name or import the
 * declaring file. One-sided: a new error proves a use; its absence proves nothing beyond those files.
 */
export function* deletions(symbols: readonly string[], options: DeletionOptions): Generator<Deletion> {
  const { root } = options;
  const tracked = trackedFiles(root);
  const workspace = new Workspace(root, tracked);
  const programs = new Programs(workspace, options.externals);
  const projects = loadProjects(workspace, tracked);

  const groups = new Map<Project, string[]>();
  for (const symbol of symbols) {
    const project = widestProject(projects, compilerName(root, symbol));
    if (!project) yield { symbol, outcome: 'not_tried', exportOnly: false, errors: [], checkedFiles: 0 };
    else groups.set(project, [...(groups.get(project) ?? []), symbol]);
  }
  for (const [project, own] of groups) {
    const judge = new DeletionJudge(project, programs, options);
    for (const symbol of own) yield judge.judge(symbol);
  }
}

/**
 * Errors that a deletion brings about though nothing used what was deleted: an import that it alone used, a file that
 * is no module any more, a label or a type parameter without a use.
 */
const artefacts = new Set([6133, 6138, 6192, 6196, 6198, 6199, 6205, 2306, 7028]);

class DeletionJudge {
  readonly #service: ReferenceService;
  readonly #roots: readonly string[];
  readonly #options: DeletionOptions;
  readonly #baseline = new Map<string, Set<string>>();

  constructor(project: Project, programs: Programs, options: DeletionOptions) {
    this.#service = new ReferenceService(project, programs, options.root);
    this.#roots = project.roots;
    this.#options = options;
  }

  judge(symbol: string): Deletion {
    const name = compilerName(this.#options.root, symbol);
    const program = this.#service.service.getProgram()!;
    const file = program.getSourceFile(name);
    const declared = file && declaredNames(file).find(({ key }) => key === openedSymbol(symbol).key);
    if (!file || !declared) return { symbol, outcome: 'not_tried', exportOnly: false, errors: [], checkedFiles: 0 };

    const candidates = this.#candidates(program, file, declared).slice(0, this.#options.fileLimit);
    for (const candidate of candidates) if (!this.#baseline.has(candidate)) this.#learn(candidate);
    this.#service.edit(name, without(file.text, declared, file));
    const errors: Deletion['errors'][number][] = [];
    for (const candidate of candidates) {
      for (const error of this.#errors(candidate)) {
        if (this.#baseline.get(candidate)!.has(fingerprint(error))) continue;
        if (artefacts.has(error.code)) continue;
        if (candidate === name && isWithin(error.start ?? 0, declared)) continue;
        errors.push({
          path: path.relative(this.#options.root, candidate),
          start: error.start ?? 0,
          code: error.code,
          text: ts.flattenDiagnosticMessageText(error.messageText, ' ').slice(0, 200),
        });
      }
    }
    this.#service.edit(name, null);
    const exportOnly =
      errors.length > 0 && errors.every((error) => isExportList(file, name, error, this.#options.root));
    const outcome = errors.length > 0 ? 'missed' : 'not_missed';
    return { symbol, outcome, exportOnly, errors: errors.slice(0, 5), checkedFiles: candidates.length };
  }

  #learn(name: string): void {
    this.#baseline.set(name, new Set([...this.#errors(name)].map(fingerprint)));
  }

  *#errors(name: string): Generator<ts.Diagnostic> {
    yield* this.#service.service.getSyntacticDiagnostics(name);
    yield* this.#service.service.getSemanticDiagnostics(name);
  }

  /** Files in which an error is to be expected: those that spell the name, then those that import the file. */
  #candidates(program: ts.Program, file: ts.SourceFile, declared: DeclaredName): string[] {
    const spelled: string[] = [file.fileName];
    const importing: string[] = [];
    const last = path.basename(file.fileName).replace(/(\.d)?\.[mc]?[jt]sx?$/, '');
    for (const root of this.#roots) {
      if (root === file.fileName) continue;
      const text = program.getSourceFile(root)?.text;
      if (text === undefined) continue;
      if (text.includes(declared.name) && declared.key !== 'default') spelled.push(root);
      else if (text.includes(`/${last}`)) importing.push(root);
    }
    return [...spelled, ...importing];
  }
}

/** The text with all declarations of the symbol blanked out, so that every other offset stays. */
function without(text: string, declared: DeclaredName, file: ts.SourceFile): string {
  let result = text;
  declared.ranges.forEach(([start, end], at) => {
    const [from, to] = deletable(file, start, end, declared.nameStarts[at]!);
    result = result.slice(0, from) + result.slice(from, to).replace(/[^\r\n]/g, ' ') + result.slice(to);
  });
  return result;
}

/**
 * A variable's statement where the variable is alone in it, an element where a pattern binds others too, and a
 * member's separator: what remains must parse, and still declare what it declared.
 */
function deletable(file: ts.SourceFile, start: number, end: number, nameStart: number): [number, number] {
  let found: ts.Node | undefined;
  let element: ts.BindingElement | undefined;
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) === start && node.end === end) found ??= node;
    if (ts.isBindingElement(node) && ts.isIdentifier(node.name) && node.name.getStart(file) === nameStart)
      element = node;
    if (node.pos <= start && node.end >= end) ts.forEachChild(node, visit);
    else if (node.pos <= nameStart && node.end > nameStart) ts.forEachChild(node, visit);
  };
  visit(file);
  if (element) {
    const after = ts.isObjectBindingPattern(element.parent) ? /^\s*,/.exec(file.text.slice(element.end)) : null;
    return [element.getStart(file), element.end + (after?.[0].length ?? 0)];
  }
  let from = start;
  let to = end;
  if (found && ts.isVariableDeclaration(found)) {
    const list = found.parent as ts.VariableDeclarationList;
    if (list.declarations?.length === 1) {
      from = list.parent.getStart(file);
      to = list.parent.end;
    }
  }
  const after = /^\s*,/.exec(file.text.slice(to));
  const separated =
    found && (ts.isEnumMember(found) || ts.isParameter(found) || ts.isVariableDeclaration(found) || isProperty(found));
  if (separated && after) to += after[0].length;
  return [from, to];
}

function isProperty(node: ts.Node): boolean {
  return ts.isObjectLiteralElement(node) && ts.isObjectLiteralExpression(node.parent);
}

function isWithin(start: number, declared: DeclaredName): boolean {
  return declared.ranges.some(([from, to]) => start >= from && start < to);
}

/** An error with a suggestion is the same error without one: the deleted name may have been what was suggested. */
const suggesting = new Map([
  [2552, 2304],
  [2551, 2339],
  [2561, 2353],
  [2724, 2305],
]);

function fingerprint(error: ts.Diagnostic): string {
  return `${suggesting.get(error.code) ?? error.code}\0${error.start}`;
}

function isExportList(file: ts.SourceFile, name: string, error: Deletion['errors'][number], root: string): boolean {
  if (path.join(root, error.path) !== name) return false;
  return file.statements.some(
    (node) =>
      (ts.isExportDeclaration(node) || ts.isExportAssignment(node)) &&
      error.start >= node.pos &&
      error.start < node.end,
  );
}

function compilerName(root: string, symbol: string): string {
  const file = path.join(root, openedSymbol(symbol).file);
  return isHost(file) ? file + virtualSuffix : file;
}

/** Of the projects that have a file, the one that sees most others. */
function widestProject(projects: readonly Project[], name: string): Project | null {
  let best: Project | null = null;
  for (const project of projects)
    if (project.roots.includes(name) && (!best || project.roots.length > best.roots.length)) best = project;
  return best;
}
