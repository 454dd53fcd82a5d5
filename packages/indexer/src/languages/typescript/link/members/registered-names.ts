import { ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import { TextClass } from '../../../../facts/text-class.ts';
import type { Binder } from '../bind/binder.ts';
import { calleeName } from '../bind/callee-name.ts';
import { keyOf } from '../bind/literal-keys.ts';
import { calleeRoot } from '../bind/object-methods.ts';
import type { Unit } from '../bind/unit.ts';

/** Names under which a call keeps a value that it is given. */
export interface Registration {
  readonly names: readonly string[];
  /** It is kept on the global object. */
  readonly everywhere: boolean;
}

/** Calls whose text is no name of what they are given: an event that nobody has to hear, a title, a message. */
const NAMES_NOTHING = new Set(
  `on once off addListener removeListener prependListener addEventListener removeEventListener emit dispatch dispatchEvent
  trigger publish send log info warn error debug trace assert equal deepEqual strictEqual ok describe it test suite context
  specify bench getItem setItem`.split(/\s+/),
);

/** Keys by which a descriptor keeps the value of a property. */
const DESCRIBES = new Set(['value', 'get', 'set']);
const NAME = /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u;
const DEEPEST = 4;

/**
 * A call that is given a text and a value registers the value under that text: `Cypress.Commands.add('login', login)`,
 * `Object.defineProperty(window, 'save', { value: save })`. A literal beside the text has its values under their keys.
 *
 * @param expr the value, as it is given
 */
export function registrationOf(binder: Binder, unit: Unit, expr: number): Registration | null {
  const { exprs } = unit.facts;
  const keys: string[] = [];
  let at = expr;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const parent = exprs.target[at]!;
    if (parent < 0) return null;
    if (exprs.use[at] === Use.Stored && exprs.kind[parent] === ExprKind.Object) {
      const key = keyOf(unit, parent, at);
      if (key !== '' && !DESCRIBES.has(key)) keys.push(key);
      at = parent;
      continue;
    }
    return exprs.use[at] === Use.Argument ? ofCall(binder, unit, parent, keys) : null;
  }
  return null;
}

function ofCall(binder: Binder, unit: Unit, call: number, keys: readonly string[]): Registration | null {
  const { exprs } = unit.facts;
  if (exprs.kind[call] !== ExprKind.Call || NAMES_NOTHING.has(calleeName(unit, call))) return null;
  const args = unit.argumentsOf(call);
  const values = args.map((each) => binder.evaluator.values(unit, each));
  const texts = values.flatMap((all) => all.flatMap((value) => (value.k === 'string' ? [value.text] : [])));
  const everywhere =
    calleeRoot(unit, exprs.a[call]!) !== null && values[0]!.some((value) => value.k === 'global') && args.length > 1;
  const names = texts.filter((text) => NAME.test(text));
  if (names.length === 0 && !everywhere) return null;
  return { names: keys.length > 0 ? keys : names, everywhere };
}

/** Members by which a class, or a function, tells its own name. */
const TELLS_NAME = new Set(['name', 'displayName']);

/**
 * Whether a value is listed where things are kept under their own names: `for (const each of [Square, Circle])
 * registry.set(each.name, each)`.
 */
export function isKeptByOwnName(unit: Unit, expr: number): boolean {
  const { exprs, occs } = unit.facts;
  const parent = exprs.target[expr]!;
  const isListed = exprs.use[expr] === Use.Stored && parent >= 0 && exprs.kind[parent] === ExprKind.Array;
  if (!isListed && exprs.use[expr] !== Use.Argument) return false;
  for (let o = 0; o < occs.count; o++) {
    if (occs.role[o] !== Role.Member || occs.expr[o]! < 0 || !TELLS_NAME.has(unit.text(occs.name[o]!))) continue;
    const e = occs.expr[o]!;
    const at = exprs.target[e]!;
    // `set(each.name, each)`, `[each.name, each]`.
    const isPaired = (exprs.use[e] === Use.Argument || exprs.use[e] === Use.Stored) && namesSibling(unit, e, at);
    if (isPaired || isKey(unit, e)) return true;
  }
  return false;
}

function isKey(unit: Unit, e: number): boolean {
  const { exprs } = unit.facts;
  for (let at = 0; at < exprs.count; at++) if (exprs.kind[at] === ExprKind.Index && exprs.b[at] === e) return true;
  return false;
}

const WHOLE = new Set<number>([TextClass.StringWhole, TextClass.QuotedKey]);

/** Whether the value whose name is read stands beside the name. */
function namesSibling(unit: Unit, e: number, parent: number): boolean {
  const { exprs, occs } = unit.facts;
  const receiver = exprs.a[e]!;
  if (parent < 0 || receiver < 0 || exprs.kind[receiver] !== ExprKind.Ident) return false;
  const bind = occs.bind[exprs.a[receiver]!]!;
  return unit
    .children(parent)
    .some((each) => exprs.kind[each] === ExprKind.Ident && bind >= 0 && occs.bind[exprs.a[each]!] === bind);
}

/** How often a file writes a text, or a quoted key, that is a name. */
export function textsNamed(unit: Unit, name: string): number {
  const { texts, names } = unit.facts;
  let count = 0;
  for (let row = 0; row < texts.count; row++)
    if (WHOLE.has(texts.class[row]!) && names[texts.name[row]!] === name) count++;
  return count;
}
