import type { LimitCode } from 'nonesuch-schema';
import { Role } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import { takerOf } from '../conventions/taken-exports.ts';
import type { Exposure } from '../flow/exposure.ts';
import { isTakenByAlias } from '../loads/alias-imports.ts';
import type { ModuleMention, ModuleMentions } from '../loads/module-mentions.ts';
import type { Findings } from '../question/findings.ts';
import { baseOf, join, stemOf } from '../resolve/path-names.ts';

/** The names of what a loader takes that is given a path and no name: the default export, the whole of a CommonJS module. */
export function isWholeExport(name: string): boolean {
  return name === 'default' || name === 'export=';
}

/**
 * Gates of a symbol whose module is loaded by its path. A tool reads whatever the module exports; anything else that is
 * given the path calls the default export, and has to spell any other; so has whoever imports what an alias leads to.
 */
export function checkMentions(
  program: Program,
  binder: Binder,
  mentions: ModuleMentions,
  exposure: Exposure,
  findings: Findings,
): void {
  const isTaken = (names: Iterable<string>): boolean =>
    [...names].some((name) => isWholeExport(name) || isTakenByAlias(program, binder, name));
  for (const [path, names] of exposure.modules)
    for (const mention of mentions.of(path)) {
      // A data file that names what the program imports by itself documents it, as a rule, or measures it.
      const readWhole =
        mention.by === 'configuration' ||
        (mention.by === 'alias' && isTaken(names.keys())) ||
        (mention.by === 'data' && !exposure.imported);
      if (readWhole) gate('convention_file', mention, baseOf(mention.path), findings);
      else if (mention.by === 'program' && [...names.keys()].some(isWholeExport))
        gate('namespace_escape', mention, null, findings);
      const file = mention.by === 'data' ? mention.path : null;
      const taker = takerOf(file, mention.callees, mention.keys, names.keys());
      if (taker !== null) gate('convention_name', mention, taker, findings);
      if (mention.unit !== null) openMembers(mention.unit, names, findings);
    }
}

/** Where a file has the module's path, what it reads by the export's name may be read from the module. */
function openMembers(unit: Unit, names: ReadonlyMap<string, unknown>, findings: Findings): void {
  const { occs } = unit.facts;
  const ids = new Set([...names.keys()].map((name) => unit.nameId(name)).filter((id) => id >= 0));
  if (ids.size === 0) return;
  for (let o = 0; o < occs.count; o++) {
    if (!ids.has(occs.name[o]!) || (occs.role[o] !== Role.Member && occs.role[o] !== Role.PatternKey)) continue;
    findings.add({
      path: unit.path,
      start: occs.start[o]!,
      end: occs.end[o]!,
      code: 'unresolved_member',
      standing: 'open',
      proof: 'unproven',
      spelled: true,
    });
  }
}

function gate(
  code: LimitCode,
  { unit, path, start, end }: ModuleMention,
  subject: string | null,
  findings: Findings,
): void {
  if (unit === null) findings.gateAtFile(code, path, subject);
  else findings.gate(code, { unit, start, end }, subject);
}

/** Packages whose runtime takes what a package's main file exports. */
const DEPLOYERS: ReadonlyMap<string, string> = new Map([
  ['firebase-functions', 'Firebase'],
  ['@google-cloud/functions-framework', 'Google Cloud Functions'],
  ['@netlify/functions', 'Netlify'],
  ['probot', 'Probot'],
  ['raycast', 'Raycast'],
]);

/** Names that a JSX runtime is asked for by what the compiler writes. */
const JSX_FACTORIES = new Set('jsx jsxs jsxDEV jsxTemplate jsxAttr jsxEscape Fragment JSX'.split(' '));

/** Gates of what runtimes take unasked: the exports of a main file that is deployed, the factories of a JSX runtime. */
export function checkRuntimes({ head }: Program, exposure: Exposure, findings: Findings): void {
  for (const [path, names] of exposure.modules) {
    const owner = head.resolver.files.packageOf(path);
    for (const [dependency, runtime] of DEPLOYERS) {
      if (owner === null || !owner.dependencies.has(dependency)) continue;
      const entries = owner.entries.length > 0 ? owner.entries : ['index'];
      if (entries.some((entry) => head.resolver.place(join(owner.dir, entry) ?? '').includes(path)))
        findings.gateAtFile('convention_file', owner.path, runtime);
    }
    if (!/^jsx-(dev-)?runtime$/.test(stemOf(path)) || ![...names.keys()].some((name) => JSX_FACTORIES.has(name)))
      continue;
    const source = head.view.filesWithWord('jsxImportSource')[0];
    if (source !== undefined) findings.gateAtFile('implicit_contract', source, 'the compiler');
  }
}
