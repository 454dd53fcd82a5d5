import { join } from './path-names.ts';
import { isRecord, type PackageFile, type ProjectFiles } from './project-files.ts';

/** `file:../shared`, `link:./kit`, `portal:…`: a folder, whatever the package there calls itself. */
const FOLDER = /^(?:file|link|portal):(.+)$/;
/** `npm:@acme/shared@^1.0.0`, `workspace:shared@*`: a package under another name. */
const RENAMED = /^(?:npm|workspace):((?:@[^/@]+\/)?[a-z][^/@]*)@/i;

const LISTS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** Names by which a package's dependencies call what may be a package of this repository. */
export function* linkedNames({ raw }: PackageFile): Iterable<string> {
  for (const key of LISTS) {
    const listed = raw[key];
    for (const [name, range] of Object.entries(isRecord(listed) ? listed : {}))
      if (typeof range === 'string' && (FOLDER.test(range) || RENAMED.test(range))) yield name;
  }
}

/**
 * The packages of this repository that a file's dependencies say a name stands for.
 *
 * @param from path of the file that imports
 * @param name of the package, as the import spells it
 */
export function linkedPackages(files: ProjectFiles, from: string, name: string): readonly PackageFile[] {
  for (const above of files.packagesAbove(from))
    for (const key of LISTS) {
      const listed = above.raw[key];
      const range = isRecord(listed) && Object.hasOwn(listed, name) ? listed[name] : undefined;
      if (typeof range !== 'string') continue;
      const folder = FOLDER.exec(range)?.[1];
      const dir = folder === undefined ? null : join(above.dir, folder);
      const found = dir === null ? null : files.packageAt(dir);
      if (found !== null) return [found];
      const other = RENAMED.exec(range)?.[1];
      if (other !== undefined && other !== name) return files.packagesNamed(other);
    }
  return [];
}
