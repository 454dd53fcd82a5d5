import type { Exposure } from '../flow/exposure.ts';
import type { Target } from '../question/target.ts';
import { baseOf, dirOf, stemOf } from '../resolve/path-names.ts';

/** The modules that hand a symbol on. */
export interface HandingOn {
  /** Words by which they can be named: the stems of their files, of an index its folder's name. */
  readonly words: ReadonlySet<string>;
  readonly places: readonly string[];
}

/** The modules by which others can have the target. */
export function handingOn({ headPath }: Target, exposure: Exposure): HandingOn {
  const words = new Set<string>();
  for (const path of exposure.modules.keys())
    for (const word of `${stemOf(path)} ${baseOf(dirOf(path))}`.match(WORD) ?? []) words.add(word);
  return { words, places: [...new Set([headPath, ...exposure.modules.keys()])] };
}

const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** Whether a file is a script of a shell or a list of commands: it names programs, and modules by their paths. */
export function runsCommands(path: string): boolean {
  return /\.(sh|bash|zsh|fish|ps1|bat|cmd)$|(^|\/)(\.husky\/[\w-]+|(Docker|Make|Proc)file(\.\w+)?)$/.test(path);
}
