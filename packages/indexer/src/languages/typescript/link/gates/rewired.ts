import { Role } from '../../../../facts/kinds.ts';
import { TextClass } from '../../../../facts/text-class.ts';
import type { Program } from '../bind/program.ts';
import type { Findings } from '../question/findings.ts';
import type { Target } from '../question/target.ts';

/** Methods by which rewire and its kin read and write what a module keeps to itself. */
const ACCESSORS = ['__get__', '__set__', '__with__', '__Rewire__', '__RewireAPI__', '__GetDependency__'];

/**
 * A name that its module keeps to itself is spelled elsewhere by tests that take it out of the module (rewire,
 * babel-plugin-rewire): in a string, in a file that calls one of their accessors.
 */
export function checkRewired({ head }: Program, target: Target, findings: Findings): void {
  if (target.isMember || target.reach !== 'file') return;
  const { name } = target.symbol;
  for (const accessor of ACCESSORS)
    for (const path of head.view.filesWithWord(accessor, (_, has) => has(name))) {
      const file = head.view.file(path);
      const facts = path === target.headPath || file?.outOfScope ? null : head.view.facts(path);
      if (facts === null) continue;
      const { texts, occs, names } = facts;
      const open = (start: number): void =>
        findings.add({
          path,
          start,
          end: start + name.length,
          code: 'string_match',
          standing: 'open',
          proof: 'unproven',
          spelled: true,
        });
      for (let row = 0; row < texts.count; row++)
        if (names[texts.name[row]!] === name && !SILENT.has(texts.class[row]!)) open(texts.start[row]!);
      // `__set__({ splitLine: stub })`
      for (let occ = 0; occ < occs.count; occ++)
        if (names[occs.name[occ]!] === name && occs.role[occ] === Role.PropertyKey) open(occs.start[occ]!);
    }
}

const SILENT = new Set<number>([TextClass.Comment, TextClass.Doc, TextClass.StringProse, TextClass.Specifier]);
