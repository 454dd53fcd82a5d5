import { doorsOf } from './package-exports.ts';
import { baseOf, dirOf, stemOf } from './path-names.ts';
import type { Program } from './program.ts';
import type { Side } from './side.ts';
import type { Unit } from './unit.ts';

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
    for (const file of this.#candidates(side, paths)) {
      const unit = side.unit(file);
      if (unit === null) continue;
      const { imports } = unit.facts;
      for (let row = 0; row < imports.count; row++) {
        const specifier = imports.specifier[row]!;
        if (specifier < 0) continue;
        const target = this.#program.module(unit, unit.text(specifier), imports.kind[row] === 19 ? 'amd' : 'module');
        if (target.kind === 'units' && target.units.some((each) => paths.has(each.path))) found.push({ unit, row });
      }
    }
    this.#memo.set(key, found);
    return found;
  }

  #candidates(side: Side, paths: ReadonlySet<string>): Set<string> {
    const files = new Set<string>();
    const segments = new Set<string>(this.#aliases(side));
    for (const path of paths) {
      const stem = stemOf(path);
      segments.add(stem);
      segments.add(stem.replace(/\.(web|native|ios|android|server|client|browser|node)$/, ''));
      segments.add(baseOf(path));
      // A build product of `src/a.ts` may be written as `dist/a`; the name stays.
      if (stem === 'index' || /^index\./.test(stem)) {
        segments.add(baseOf(dirOf(path)));
        segments.add('');
      }
    }
    for (const segment of segments) for (const file of side.view.filesImporting(segment)) files.add(file);
    return files;
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
        const parts = found.dir.split('/');
        add(parts[parts.length - 1]!);
      }
      for (const config of side.resolver.files.allTsconfigs()) for (const pattern of config.paths.keys()) add(pattern);
      known = [...segments];
      this.#aliasSegments.set(side, known);
    }
    return known;
  }
}
