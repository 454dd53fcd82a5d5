import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** Licenses under which a package may be in the bundle. Another one is a decision that somebody has to take. */
const ALLOWED = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'Apache-2.0 AND MIT',
  '(Apache-2.0 AND BSD-3-Clause)',
]);

/**
 * The notices of all packages that a bundle holds.
 *
 * @param files paths of bundled or copied files; those outside of `node_modules` are ours
 * @throws Error where a package has a license that is not on the list, or no text of it
 */
export function thirdPartyLicenses(files: Iterable<string>): string {
  const roots = new Set<string>();
  for (const file of files) {
    const root = packageRoot(resolve(file));
    if (root !== null) roots.add(root);
  }
  const notices = new Map<string, string>();
  for (const root of roots) {
    const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    if (!ALLOWED.has(license)) throw new Error(`${name} ${version} has the license ${license}`);
    notices.set(`${name} ${version}`, `${name} ${version} (${license})\n\n${licenseText(root, license)}`);
  }
  const sorted = [...notices].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, notice]) => notice);
  return `The files of this folder hold code of the packages below, under the licenses that follow.\n\n${sorted.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function packageRoot(file: string): string | null {
  const marker = `${sep}node_modules${sep}`;
  const start = file.lastIndexOf(marker);
  if (start === -1) return null;
  const [first, second] = file.slice(start + marker.length).split(sep);
  const name = first!.startsWith('@') ? join(first!, second!) : first!;
  return join(file.slice(0, start), 'node_modules', name);
}

function licenseText(root: string, license: string): string {
  const file = readdirSync(root).find((each) => /^licen[cs]e(?:[.-].*)?$/iu.test(each));
  // One kind of line end, or the file would differ between what is built and what git keeps.
  if (file !== undefined) return readFileSync(join(root, file), 'utf8').replace(/\r\n?/gu, '\n').trim();
  const readme = join(root, 'README.md');
  const section = existsSync(readme) ? /##+ *license\b[\s\S]*$/iu.exec(readFileSync(readme, 'utf8'))?.[0] : undefined;
  return section?.trim() ?? `The package holds no text of its license; it names ${license}.`;
}
