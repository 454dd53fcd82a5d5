import { DeclFlag, DeclKind, ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import { calleeName } from '../bind/callee-name.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import { isToolConfiguration } from '../conventions/conventions.ts';
import type { Findings } from '../question/findings.ts';
import { globMatches } from '../resolve/globs.ts';
import { baseOf, dirOf } from '../resolve/path-names.ts';
import { settingStrings } from './module-mentions.ts';
import { namesFolder, pathStrings, settingKeys } from './path-strings.ts';

interface FolderSite {
  readonly path: string;
  readonly unit: Unit | null;
  readonly start: number;
  readonly text: string;
  /** Given to a call that reads folders, or that joins paths: a single name may be a folder's there. */
  readonly bare: boolean;
}

/** Calls that join paths, list folders or load what lies in them. */
const OF_FOLDERS =
  /^(join|resolve|URL|glob(by)?|sync|readdir|readdirSync|opendir|((eager|lazy|auto|bulk)(Load|Import|Require|Register)\w*)|(scan|walk|load|autoload|import|require|discover|register|include|find|traverse)([A-Z]\w*)?)$/;

/** Configurations of what bundles, checks and formats: their folders say where to look, and what they find is built, not loaded. */
const NO_LOADER =
  /(^|\/)\.?(vite|vitest|webpack|rollup|rolldown|tsup|tsdown|esbuild|rspack|rsbuild|jest|babel|tailwind|uno|eslint|postcss|metro|next|svelte|astro|craco|prettier|stylelint|knip|playwright|cypress|karma|lint-staged|dependency-cruiser|commitlint|release|cspell|typedoc)\b[^/]*$/;

/** Folders that hold a whole program: to name one says nothing of a module in it. */
const ROOTS = new Set(
  'src lib app apps source dist build out test tests packages libs client server public .'.split(' '),
);

/**
 * Strings that name the folder of a module, or a pattern that its path matches, to a call that may load what lies there
 * (`join(here, 'routes')` for an autoloader, `loadModules(['services/*.js'])`, `"commands": "./dist/commands"`).
 */
export class FolderLoads {
  readonly #program: Program;
  readonly #memo = new Map<string, readonly FolderSite[]>();

  constructor(program: Program) {
    this.#program = program;
  }

  /** Gates of what a module at this head path exports. */
  check(path: string, findings: Findings): void {
    for (const dir of foldersOf(path))
      for (const site of this.#sites(dir)) {
        const glob = site.text.includes('*');
        if (glob ? !this.#matches(site, path) : !this.#names(site, dir)) continue;
        const { unit, start, text } = site;
        if (unit === null) findings.gateAtFile('glob_load', site.path, text);
        else findings.gate('glob_load', { unit, start, end: start }, text);
      }
  }

  #names(site: FolderSite, dir: string): boolean {
    const { resolver } = this.#program.head;
    const packageDir = resolver.files.packageOf(site.path)?.dir ?? '';
    if (dir === packageDir || resolver.files.packageOf(`${dir}/.`)?.dir === dir) return false;
    return namesFolder(site.path, packageDir, site.text, dir, (each) => resolver.folders(each), site.bare);
  }

  #matches(site: FolderSite, path: string): boolean {
    const pattern = site.text.replace(/^<rootDir>\//, '');
    return (
      isSpecific(pattern) &&
      (globMatches(site.path, pattern, path) || globMatches(site.path, pattern.replace(/^(\.{1,2}\/)+/, ''), path))
    );
  }

  /** Strings of the program, and of settings in package.json files, that have the folder's name in them. */
  #sites(dir: string): readonly FolderSite[] {
    return memoized(this.#memo, dir, () => {
      const { head } = this.#program;
      const name = baseOf(dir);
      const word = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/.exec(name)?.[0];
      const sites: FolderSite[] = [];
      if (word === undefined) return sites;
      const accepts = (text: string): boolean => text.split('/').includes(name);
      for (const path of head.view.filesWithWord(word)) {
        const unit = head.unit(path);
        if (unit === null || (isToolConfiguration(path) && NO_LOADER.test(path))) continue;
        const { exprs } = unit.facts;
        for (const { text, expr } of pathStrings(unit, accepts)) {
          if (
            text.startsWith('!') ||
            goesDeeper(unit, expr) ||
            isOnlyHandled(unit, expr) ||
            settingKeys(unit, expr).some(leavesOut)
          )
            continue;
          const use = exprs.use[expr];
          const bare = use === Use.Argument && OF_FOLDERS.test(calleeName(unit, exprs.target[expr]!));
          sites.push({ path, unit, start: exprs.start[expr]!, text, bare });
        }
      }
      for (const found of head.resolver.files.packages())
        for (const text of settingStrings(found.raw))
          if (accepts(text)) sites.push({ path: found.path, unit: null, start: 0, text, bare: false });
      return sites;
    });
  }
}

/** Settings that name what is not looked at. */
const leavesOut = (key: string): boolean => /^(exclude|ignore|skip)/i.test(key);

/** Whether a folder's name is joined to a further part that is known: the path is that of what lies there. */
function goesDeeper(unit: Unit, expr: number): boolean {
  const { exprs } = unit.facts;
  const call = exprs.target[expr]!;
  if (exprs.use[expr] !== Use.Argument || call < 0 || !/^(join|resolve)$/.test(calleeName(unit, call))) return false;
  const args = unit.argumentsOf(call);
  const rest = args.slice(args.indexOf(expr) + 1);
  const isPart = (at: number): boolean => {
    const text = exprs.kind[at] === ExprKind.String ? unit.text(exprs.c[at]!) : '';
    return /^[\w@-][\w@.-]*$/.test(text);
  };
  return rest.length > 0 && rest.every(isPart);
}

/** Functions of the file system that read, write or remove what a path names; none lists a folder. */
const HANDLES =
  /^(f?access|exists|l?stat|open|read(File|link)?|realpath|write(File|Json|JSON)?|output(File|Json|JSON)|append(File)?|copy(File)?|cp|move|rename|rm|rmdir|unlink|remove|rimraf|del|empty(Dir)?|ensure(Dir|File)|mkdirp?|mkdtemp|chmod|chown|utimes|truncate|symlink|create(Read|Write)Stream|watch(File)?|pathExists)(Sync)?$/;

/** Whether a path goes to nothing but such functions, by itself, joined to others, or kept in a variable. */
function isOnlyHandled(unit: Unit, expr: number, depth = 0): boolean {
  const { exprs, occs, decls } = unit.facts;
  const target = exprs.target[expr]!;
  if (target < 0 || depth > 6) return false;
  switch (exprs.use[expr]) {
    case Use.Argument: {
      const name = calleeName(unit, target);
      if (HANDLES.test(name)) return true;
      return (name === 'join' || name === 'resolve' || name === 'URL') && isOnlyHandled(unit, target, depth + 1);
    }
    case Use.Init:
      return (
        decls.kind[target] === DeclKind.Variable &&
        (decls.flags[target]! & DeclFlag.Exported) === 0 &&
        unit.references(target).every((occ) => {
          if (occs.role[occ] === Role.Declaration) return true;
          return (
            occs.role[occ] === Role.Reference && occs.expr[occ]! >= 0 && isOnlyHandled(unit, occs.expr[occ]!, depth + 1)
          );
        })
      );
    default:
      return false;
  }
}

/** The folder of a file and the one above it, as far as they hold a part of a program. */
function foldersOf(path: string): string[] {
  const dir = dirOf(path);
  return [dir, dirOf(dir)].filter((each) => each !== '' && !ROOTS.has(baseOf(each)));
}

/** A pattern that has a folder of its own, or an ending of its own (`*.entity.ts`): one that has neither matches a program. */
function isSpecific(pattern: string): boolean {
  const segments = pattern.replace(/^(\.{1,2}\/)+|^\//g, '').split('/');
  const name = segments.pop()!;
  return segments.some((each) => !each.includes('*') && !ROOTS.has(each)) || /\*\.[\w-]+\.[\w{]/.test(name);
}
