import { describe } from 'vitest';
import { ABSENT, claim, HELD } from './claim.ts';

const types = 'export interface Sink { put(text: string): void }\nexport interface Other { set(text: string): void }\n';
const source = 'export class Log { put(text: string) { return text; } set(text: string) { return text; } }\n';
const imports = `import { Log } from './log';\nimport type { Sink } from './types';\n`;

/** A type asks for `put`; the control has another type in its place, which asks for something else. */
function claims(title: string, text: string): void {
  const files = { 'types.ts': types, 'log.ts': source };
  claim(title, { ...files, 'use.ts': imports + text }, 'log.ts#Log.put', HELD);
  const other = (imports + text).replace('{ Sink }', '{ Other as Sink }').replaceAll('{ put(', '{ set(');
  claim(
    `${title}; control: a type that asks for something else`,
    { ...files, 'use.ts': other },
    'log.ts#Log.put',
    ABSENT,
  );
}

/** The same where the value escapes, so that any type may see it; in the control no type asks for `put`. */
function escaping(title: string, text: string): void {
  const files = { 'log.ts': source, 'use.ts': imports + text };
  claim(title, { ...files, 'types.ts': types }, 'log.ts#Log.put', HELD);
  claim(
    `${title}; control: no type asks for it`,
    { ...files, 'types.ts': types.replaceAll('put(', 'take(') },
    'log.ts#Log.put',
    ABSENT,
  );
}

describe('a type that is declared where a value of a class stands asks for its members, though nobody reads them', () => {
  claims('a variable', 'export const sink: Sink = new Log();');
  claims('a variable that may hold nothing', 'export const sink: Sink | null = new Log();');
  claims(
    'a variable of a type that extends it',
    'interface More extends Sink {}\nexport const sink: More = new Log();',
  );
  claims('a variable that is assigned later', 'let sink: Sink;\nsink = new Log();');
  claims('a default of a parameter', 'export function use(sink: Sink = new Log()) { return 1; }');
  claims('an argument', 'function use(sink: Sink) { return 1; }\nuse(new Log());');
  claims('a result', 'export function make(): Sink { return new Log(); }');
  claims('a promise of a result', 'export async function make(): Promise<Sink> { return new Log(); }');
  claims('a cast', 'export const sink = new Log() as Sink;');
  claims('satisfies', 'export const sink = new Log() satisfies Sink;');
  claims('a type that is written in place', 'export const it: { put(text: string): void } = new Log();');
  claims(
    'a class that asks for the same',
    'class Wanted { put(text: string) { return text; } }\nexport const it: Wanted = new Log();',
  );
  escaping('a result of a function whose type is declared', 'export const make: () => Sink = () => new Log();');
  escaping('a bound of a type parameter', 'function use<T extends Sink>(sink: T) { return 1; }\nuse(new Log());');
  escaping('an overload', 'function use(sink: Sink): void;\nfunction use(sink: any) { return 1; }\nuse(new Log());');
  escaping('a class whose type is declared', 'export const Made: new () => Sink = Log;');
  escaping('a list', 'export const sinks: Sink[] = [new Log()];');
  escaping('a literal', 'export const it: { sink: Sink } = { sink: new Log() };');
});

const all = {
  'log.ts': source,
  'log-api.ts': 'export function put(text: string) { return text; }\nexport const size = 1;\n',
};

/** A type that is matched against what is given to it reads `put`; the control has one that reads something else. */
function matching(title: string, text: string, reference: string): void {
  claim(title, { ...all, 'use.ts': text }, reference, HELD);
  const other = text.replaceAll(/\bput\b/g, reference.endsWith('Log.put') ? 'set' : 'size');
  claim(`${title}; control: a type that reads something else`, { ...all, 'use.ts': other }, reference, ABSENT);
}

describe('a type that is matched against others reads what it declares', () => {
  const method = 'log.ts#Log.put';
  matching(
    'a condition that infers',
    `import type { Log } from './log';\ntype Of<T> = T extends { put: infer P } ? P : never;\nexport type Put = Of<Log>;`,
    method,
  );
  matching(
    'a condition alone',
    `import type { Log } from './log';\ninterface Puts { put(text: string): string }\ntype Is<T> = T extends Puts ? 1 : 0;\nexport const is: Is<Log> = 1;`,
    method,
  );
  matching(
    'a choice of a union',
    `import type { Log } from './log';\nexport type One = Extract<Log | string, { put(text: string): string }>;`,
    method,
  );
  matching(
    'a bound',
    `import type { Log } from './log';\ntype Boxed<T extends { put(text: string): string }> = T[];\nexport type Logs = Boxed<Log>;`,
    method,
  );
  matching(
    'the type of a value',
    `import { Log } from './log';\nconst log = new Log();\ntype Of<T> = T extends { put: infer P } ? P : never;\nexport type Put = Of<typeof log>;`,
    method,
  );
  matching(
    'the type of a module',
    `type Of<T> = T extends { put: infer P } ? P : never;\nexport type Put = Of<typeof import('./log-api')>;`,
    'log-api.ts#put',
  );
  matching(
    'a type that a module stands for',
    `import * as api from './log-api';\ninterface Api { put: unknown }\nexport const it: Api = api;`,
    'log-api.ts#put',
  );
  matching(
    'a type that a module stands for which is loaded later',
    `interface Api { put: unknown }\nexport const load = async (): Promise<Api> => import('./log-api');`,
    'log-api.ts#put',
  );
});
