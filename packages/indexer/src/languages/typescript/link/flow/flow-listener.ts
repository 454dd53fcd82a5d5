import type { Unit } from '../bind/unit.ts';

/** What happens to a namespace (a module's, an enum's, a TypeScript namespace's) on its way through a program. */
export interface FlowListener {
  /** Tells this question's listeners apart: one expression may hold two namespaces. */
  readonly id: string;
  /** A member is read by its name. Return the listener for the member's own value where that is again a namespace of interest. */
  read(unit: Unit, name: string, expr: number, start: number, end: number): FlowListener | null;
  /** The value itself is used: called, constructed, handed on. */
  whole(unit: Unit, start: number, end: number, how: 'called' | 'handed on'): void;
  /** Members can be read without being spelled. */
  open(unit: Unit, start: number, end: number, code: 'dynamic_key' | 'namespace_escape'): void;
  /** It is typed by or kept where members may be read by name from a receiver that is not followed. */
  loose(unit: Unit, start: number): void;
  /** It is kept where it is not followed: whoever gets hold of it there reads its members by their names. */
  kept(unit: Unit, start: number): void;
  /** It stands where a type is declared. */
  expected?(unit: Unit, type: number): void;
  /** It is a global itself. */
  isGlobal?(): void;
  /** It is assigned to what `left` names. */
  assigned?(unit: Unit, expr: number, left: number): void;
  /** A spread copies what is its own. */
  copied?(unit: Unit, start: number): void;
  /** It is exported again under a name. */
  exportedAs(unit: Unit, name: string): void;
  /** It is an argument of a call (`call`, at `position`). True where the listener has followed it. */
  argument?(unit: Unit, expr: number, call: number, position: number): boolean;
  /** A function returns it. True where the listener has followed it. */
  returned?(unit: Unit, expr: number, func: number): boolean;
  /** One of what it holds is taken out: by a loop, by a pattern, under a key that is computed. */
  element?(unit: Unit, expr: number): void;
  /** It is spread; `spread` is the Spread expression. */
  spread?(unit: Unit, spread: number): void;
  /** A generator gives it. */
  yielded?(unit: Unit, func: number): void;
  /** A field keeps it. */
  property?(unit: Unit, decl: number): void;
  /** Whether some member of interest begins and ends like a composed key. */
  fits?(head: string, tail: string): boolean;
  /** A literal keeps it. True where the listener has followed it. */
  stored?(unit: Unit, expr: number, literal: number): boolean;
}

/** The rest of a pattern: as the whole, but for the keys that were taken before. */
export function without(listener: FlowListener, taken: ReadonlySet<string>): FlowListener {
  return {
    id: `${listener.id} rest`,
    read: (unit, name, expr, start, end) => (taken.has(name) ? null : listener.read(unit, name, expr, start, end)),
    open: (unit, start, end, code) => listener.open(unit, start, end, code),
    whole: (unit, start, end, how) => listener.whole(unit, start, end, how),
    loose: (unit, start) => listener.loose(unit, start),
    kept: (unit, start) => listener.kept(unit, start),
    exportedAs: (unit, name) => listener.exportedAs(unit, name),
    argument: (unit, expr, call, position) => listener.argument?.(unit, expr, call, position) ?? false,
    returned: (unit, expr, func) => listener.returned?.(unit, expr, func) ?? false,
    stored: (unit, expr, literal) => listener.stored?.(unit, expr, literal) ?? false,
    fits: (head, tail) => listener.fits?.(head, tail) ?? true,
  };
}
