import { FileFlag, ImportKind, Role, Space } from '../../../facts/kinds.ts';
import type { Reading } from '../../room.ts';
import type { Extraction } from '../extraction.ts';
import { readMarkup } from './markup.ts';
import { blankOutside, codeRegions, scriptElements } from './regions.ts';

type Host = NonNullable<Reading['host']>;

/** The text of a host with its markup blanked out, offset by offset. */
export function prepareHost(text: string, host: Host): string {
  return blankOutside(text, codeRegions(text, host));
}

/** Reads what a host holds besides its code. */
export function readHost(x: Extraction, host: Host): void {
  const { text } = x;
  x.flags |= FileFlag.Embedded;
  // Each script of a component is a module; those of a page share their globals.
  if (host !== 'html') x.flags |= FileFlag.Module;
  const scripts = host === 'mdx' ? [] : scriptElements(text);
  for (const script of scripts) {
    const source = script.attributes.get('src');
    if (source === undefined) continue;
    x.importRow(ImportKind.SideEffect, x.names.ofText(source), script.start);
  }
  const setup = host !== 'vue' || scripts.some((script) => script.attributes.has('setup'));
  if (setup && host !== 'html') x.flags |= FileFlag.TemplateScope;
  readMarkup(x, host, codeRegions(text, host));
  if (host === 'svelte') storeReferences(x);
}

/** In a Svelte script `$name` reads the store `name`. */
function storeReferences(x: Extraction): void {
  const { occs } = x;
  const { count } = occs;
  for (let occ = 0; occ < count; occ++) {
    const role = occs.role[occ];
    if (role !== Role.Reference && role !== Role.Write) continue;
    const name = x.names.textOf(occs.name[occ]!);
    if (name.length < 2 || !name.startsWith('$') || name.startsWith('$$')) continue;
    const scope = occs.scope[occ]!;
    if (x.scopes.lookup(scope, occs.name[occ]!, Space.Value) !== -1) continue;
    const bare = x.names.ofText(name.slice(1));
    occs.add(bare, occs.start[occ]! + 1, occs.end[occ]!, Role.Reference, scope, Space.Value);
  }
}
