import type { Unit } from '../bind/unit.ts';

/** Modules whose functions make routes of the files that they are given by their paths. */
const TABLES = new Set(
  '@react-router/dev/routes @remix-run/route-config @react-router/remix-routes-option-adapter @tanstack/virtual-file-routes'.split(
    ' ',
  ),
);

/** Whether a file is a table of routes: the framework reads every export of the modules that it names. */
export function isRouteTable(unit: Unit): boolean {
  const { imports } = unit.facts;
  for (let row = 0; row < imports.count; row++) if (TABLES.has(unit.text(imports.specifier[row]!))) return true;
  return false;
}

/** Settings whose strings name files of a folder without the folder: Quasar's boot files. */
const BARE: readonly { readonly key: string; readonly folder: string }[] = [{ key: 'boot', folder: 'src/boot' }];

/** The setting under which a configuration names the file at `path` by `text`, or null. */
export function bareSetting(text: string, path: string): string | null {
  for (const { key, folder } of BARE) {
    const bare = `/${path}`.replace(/\.[cm]?[jt]sx?$/, '').replace(/\/index$/, '');
    if (bare.endsWith(`/${folder}/${text.replace(/\.[cm]?[jt]sx?$/, '')}`)) return key;
  }
  return null;
}
