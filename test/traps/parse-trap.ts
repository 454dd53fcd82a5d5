import { type Encoding, encodeText, isEncoding } from './encode-text.ts';
import { padding } from './pad-text.ts';
import { parseArchive } from './parse-archive.ts';
import type { RemovalVerdict, Trap, TrapFile } from './trap.ts';

/** A fixture that does not keep to FORMAT.md. */
export class TrapFormatError extends Error {
  readonly code = 'TRAP_FORMAT';

  constructor(id: string, what: string) {
    super(`${id}: ${what}`);
    this.name = 'TrapFormatError';
  }
}

const revisionSuffix = / \((base|head)\)$/;
const verdicts = new Set<string>(['referenced', 'inconclusive', 'absent', 'moved']);
/** The commit that a trap's git links name. It exists nowhere: what is behind the link cannot be seen. */
const absentCommit = '5ab0000000000000000000000000000000000bad';

/**
 * Reads one fixture: trap.json, and the trees of its two revisions with encodings, padding, symlinks and git links applied.
 *
 * @param id the file's name without `.txtar`
 * @throws TrapFormatError
 */
export function parseTrap(id: string, archive: string): Trap {
  const [first, ...sections] = parseArchive(archive);
  if (first?.name !== 'trap.json') throw new TrapFormatError(id, 'trap.json must come first');
  const meta = readMeta(id, first.text);

  const base = new Map<string, TrapFile>();
  const head = new Map<string, TrapFile>();
  const ignored = new Map<string, TrapFile>();
  for (const section of sections) {
    const revision = revisionSuffix.exec(section.name)?.[1];
    const path = section.name.replace(revisionSuffix, '');
    const trees = meta.ignored.has(path)
      ? [ignored]
      : revision === 'base'
        ? [base]
        : revision === 'head'
          ? [head]
          : [base, head];
    const pad = meta.pad.get(path);
    const text = pad === undefined ? section.text : section.text + padding(path, pad);
    const file: TrapFile = { kind: 'file', text, bytes: encodeText(text, meta.encode.get(path) ?? 'utf-8') };
    for (const tree of trees) {
      if (tree.has(path)) throw new TrapFormatError(id, `${path} stands twice`);
      tree.set(path, file);
    }
  }
  for (const tree of [base, head]) {
    for (const [path, target] of meta.symlinks) tree.set(path, { kind: 'symlink', target });
    for (const path of meta.submodules) tree.set(path, { kind: 'gitlink', oid: absentCommit });
  }

  const { language, title, source, remove, expect, accept, never, code, why, args, dirty } = meta;
  const control = id.endsWith('.control');
  return {
    id,
    control,
    language,
    title,
    source,
    remove,
    expect,
    accept,
    never,
    code,
    why,
    args,
    base,
    head,
    ignored,
    dirty,
  };
}

function readMeta(id: string, json: string) {
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch (error) {
    throw new TrapFormatError(id, `trap.json: ${(error as Error).message}`);
  }
  const meta = new Map(Object.entries(raw as Record<string, unknown>));

  const string = (key: string): string => {
    const value = meta.get(key);
    if (typeof value !== 'string' || value === '') throw new TrapFormatError(id, `trap.json: ${key} must be a text`);
    return value;
  };
  const strings = (key: string): string[] => {
    const value = meta.get(key) ?? [];
    if (!Array.isArray(value) || value.some((one) => typeof one !== 'string'))
      throw new TrapFormatError(id, `trap.json: ${key} must be a list of texts`);
    return value;
  };
  const verdict = (value: string): RemovalVerdict => {
    if (!verdicts.has(value)) throw new TrapFormatError(id, `trap.json: ${value} is no verdict`);
    return value as RemovalVerdict;
  };
  const entries = <T>(key: string, type: (value: unknown) => value is T): Map<string, T> => {
    const map = new Map<string, T>();
    for (const [path, value] of Object.entries((meta.get(key) ?? {}) as Record<string, unknown>)) {
      if (!type(value)) throw new TrapFormatError(id, `trap.json: ${key}.${path} is not understood`);
      map.set(path, value);
    }
    return map;
  };
  const isText = (value: unknown): value is string => typeof value === 'string';

  return {
    language: string('language'),
    title: string('title'),
    source: string('source'),
    remove: string('remove'),
    expect: verdict(string('expect')),
    accept: strings('accept').map(verdict),
    never: strings('never').map(verdict),
    code: string('code'),
    why: string('why'),
    args: strings('args'),
    ignored: new Set(strings('ignored')),
    submodules: strings('submodules'),
    symlinks: entries('symlinks', isText),
    dirty: entries('dirty', isText),
    encode: entries<Encoding>('encode', (value): value is Encoding => isText(value) && isEncoding(value)),
    pad: entries('pad', (value): value is number => Number.isInteger(value) && (value as number) > 0),
  };
}
