import type { Exposure } from './exposure.ts';
import type { Findings } from './findings.ts';
import type { ModuleMention, ModuleMentions } from './module-mentions.ts';
import { baseOf } from './path-names.ts';

/** The names of what a loader takes that is given a path and no name: the default export, the whole of a CommonJS module. */
export function isWholeExport(name: string): boolean {
  return name === 'default' || name === 'export=';
}

/**
 * Gates of a symbol whose module is loaded by its path. A tool reads whatever the module exports; anything else that is
 * given the path calls the default export, and has to spell any other.
 */
export function checkMentions(mentions: ModuleMentions, exposure: Exposure, findings: Findings): void {
  for (const [path, names] of exposure.modules)
    for (const mention of mentions.of(path)) {
      // A data file that names what the program imports by itself documents it, as a rule, or measures it.
      const readWhole = mention.by === 'configuration' || (mention.by === 'data' && !exposure.imported);
      if (readWhole) gate('convention_file', mention, baseOf(mention.path), findings);
      else if (mention.by === 'program' && [...names.keys()].some(isWholeExport))
        gate('namespace_escape', mention, null, findings);
    }
}

function gate(
  code: string,
  { unit, path, start, end }: ModuleMention,
  subject: string | null,
  findings: Findings,
): void {
  if (unit === null) findings.gateAtFile(code, path, subject);
  else findings.gate(code, { unit, start, end }, subject);
}
