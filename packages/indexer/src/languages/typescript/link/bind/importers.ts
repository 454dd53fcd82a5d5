import { segmentsOf } from '../../../../words/specifier-segments.ts';
import { memoized } from '../../memo.ts';
import { linkedNames } from '../resolve/linked-packages.ts';
import { doorsOf, type PackageDoor } from '../resolve/package-exports.ts';
import { baseOf, dirOf, stemOf } from '../resolve/path-names.ts';
import type { Program } from './program.ts';
import type { Side } from './side.ts';
import type { Unit } from './unit.ts';

/** Endings of what a pattern's target may be written as. */
const ENDING = /(\.d)?\.[cm]?[jt]sx?$/;

const LOADERS = ['module', 'amd'] as const;
const MODULE = ['module'] as const;

/** One import row of one file. */
export interface ImportSite {
  readonly unit: Unit;
  readonly row: number;
}

/**
 * Who imports a module. Found through the last segment of specifiers: a relative one ends in the file's or the folder's
 * name, a mapped one in the last segment of its alias or of its door.
 */
export class Importers {
  readonly #program: Program;
  readonly #memo = new Map<string, ImportSite[]>();
  readonly #aliasSegments = new Map<Side, readonly string[]>();
  readonly #patternsOf = new Map<Side, readonly PackageDoor[]>();

  constructor(program: Program) {
    this.#program = program;
  }

  /** Import rows of `side` that lead to the file at this path of `side` or, from head, to the base file that it was. */
  of(side: Side, path: string): readonly ImportSite[] {
    const key = `${side.tag}\0${path}`;
    const known = this.#memo.get(key);
    if (known !== undefined) return known;
    const paths = new Set([path]);
    if (side.tag === 'head') paths.add(this.#program.basePath(path));
    const found: ImportSite[] = [];
    const segments = this.#segments(side, paths);
    const files = new Set<string>();
    for (const segment of segments) for (const file of side.view.filesImporting(segment)) files.add(file);
    const leads = (from: string, specifier: string) =>
      (specifier.startsWith('.') || segmentsOf(specifier).some((segment) => segments.has(segment))) &&
      this.#leads(side, from, specifier, paths);
    for (const file of side.view.filesLeading(files, leads)) {
      const unit = side.unit(file);
      if (unit === null) continue;
      const { imports } = unit.facts;
      for (let row = 0; row < imports.count; row++) {
        const specifier = imports.specifier[row]!;
        if (specifier < 0 || !leads(file, unit.text(specifier))) continue;
        const target = this.#program.module(unit, unit.text(specifier), imports.kind[row] === 19 ? 'amd' : 'module');
        if (target.kind === 'units' && target.units.some((each) => paths.has(each.path))) found.push({ unit, row });
      }
    }
    this.#memo.set(key, found);
    return found;
  }

  /** Whether a specifier leads to one of the paths, as far as paths tell: no file is looked into. */
  #leads(side: Side, from: string, specifier: string, paths: ReadonlySet<string>): boolean {
    // What is relative is so for every loader.
    const loaders = specifier.startsWith('.') && !specifier.includes('!') ? MODULE : LOADERS;
    const reaches = (by: Side, path: string): boolean =>
      loaders.some((loader) => {
        const found = by.resolver.resolve(path, specifier, loader);
        return found.kind === 'files' && found.paths.some((each) => paths.has(by.behindLinks(each)));
      });
    if (reaches(side, from)) return true;
    // What head does not have any more is found in base.
    const { base } = this.#program;
    return side.tag === 'head' && base !== null && reaches(base, this.#program.basePath(from));
  }

  /** Last segments that a specifier of these paths may have. */
  #segments(side: Side, paths: ReadonlySet<string>): Set<string> {
    const segments = new Set<string>(this.#aliases(side));
    for (const path of paths) {
      const stem = stemOf(path);
      segments.add(stem);
      segments.add(stem.replace(/\.(web|native|ios|android|server|client|browser|node)$/, ''));
      segments.add(baseOf(path));
      // A build product of `src/a.ts` may be written as `dist/a`; the name stays.
      for (const segment of this.#patternSegments(side, path)) segments.add(segment);
      if (stem === 'index' || /^index\./.test(stem)) {
        segments.add(baseOf(dirOf(path)));
        segments.add('');
      }
    }
    return segments;
  }

  /** Last segments of specifiers that a pattern of the configuration leads to this path: its name may lie in the middle. */
  *#patternSegments(side: Side, path: string): Iterable<string> {
    const bare = path.replace(ENDING, '');
    for (const { subpath, target } of this.#patterns(side)) {
      const star = target.indexOf('*');
      const tail = target.slice(star + 1).replace(ENDING, '');
      if (!bare.endsWith(tail)) continue;
      const stem = target.slice(target.lastIndexOf('/', star) + 1, star);
      const name = baseOf(bare.slice(0, bare.length - tail.length));
      if (!name.startsWith(stem)) continue;
      const at = subpath.indexOf('*');
      const written = `${subpath.slice(0, at)}${name.slice(stem.length)}${subpath.slice(at + 1)}`;
      yield stemOf(written);
    }
  }

  /** Doors and mappings whose target goes on behind the star, or starts a name before it. */
  #patterns(side: Side): readonly PackageDoor[] {
    return memoized(this.#patternsOf, side, () => {
      const { files } = side.resolver;
      const all: PackageDoor[] = [];
      for (const found of files.packages()) all.push(...doorsOf(found.exports), ...doorsOf(found.imports));
      for (const map of files.importMaps()) all.push(...doorsOf(map.imports, true));
      for (const config of files.allTsconfigs())
        for (const [subpath, targets] of config.paths)
          for (const target of targets) all.push({ subpath, target, forTypes: false });
      return all.filter(
        ({ subpath, target }) =>
          subpath.includes('*') && /[^/]\*|\*./.test(target.replace(ENDING, '')) && target.includes('*'),
      );
    });
  }

  /** Last segments of what configuration can map to a file of any name. */
  #aliases(side: Side): readonly string[] {
    let known = this.#aliasSegments.get(side);
    if (known === undefined) {
      const segments = new Set<string>();
      const add = (specifier: string): void => {
        if (!specifier.endsWith('*')) segments.add(stemOf(specifier));
      };
      for (const name of side.resolver.files.packageNames()) add(name);
      for (const found of side.resolver.files.packages()) {
        for (const door of [...doorsOf(found.exports), ...doorsOf(found.imports)])
          if (door.subpath !== '.') add(door.subpath);
        for (const name of linkedNames(found)) add(name);
        const parts = found.dir.split('/');
        add(parts[parts.length - 1]!);
      }
      for (const found of side.resolver.files.packages()) for (const key of found.browser.keys()) add(key);
      for (const file of side.view.files()) if (file.mode === 'symlink') add(file.path);
      for (const map of side.resolver.files.importMaps())
        for (const door of doorsOf(map.imports, true)) add(door.subpath);
      for (const config of side.resolver.files.allTsconfigs()) for (const pattern of config.paths.keys()) add(pattern);
      known = [...segments];
      this.#aliasSegments.set(side, known);
    }
    return known;
  }
}
