import { DeclFlag, DeclKind, ExprKind, ImportKind, Role, Use } from '../../../../facts/kinds.ts';
import { calleeName, nameOccurrence } from '../bind/callee-name.ts';
import { calleeRoot, ENUMERATING } from '../bind/object-methods.ts';
import type { Unit } from '../bind/unit.ts';
import { type Asks, FIELDS } from '../conventions/asks.ts';
import { CONTRACT_METHODS, conventionOf, isToolConfiguration, TOOL_HOOKS } from '../conventions/conventions.ts';
import type { FlowListener } from './flow-listener.ts';
import { ELEMENT, type Held, keyIn, within } from './held.ts';
import { NamespaceFlow } from './namespace-flow.ts';
import { asksOf } from './outside-asks.ts';
import type { Surroundings } from './surroundings.ts';

/** A place at which code that we do not see is handed something. */
export interface Place {
  readonly unit: Unit;
  readonly start: number;
  readonly end: number;
}

/** Methods of lists and maps whose result holds what the list holds, and those that give one of it. */
const LISTS = new Set(
  'filter slice sort toSorted reverse toReversed concat values entries flat splice with'.split(' '),
);
const PICKS = new Set('find findLast at get pop shift'.split(' '));
/** Methods that hand each of a list to their callback, and those whose result holds what the callback gives. */
const WALKS = new Set('map flatMap forEach filter find findLast some every'.split(' '));
const GATHERS = new Set(['map', 'flatMap', 'from']);
/** Methods that give the list that they are given, waited for, or copied. */
const HAND_BACK = new Set('all allSettled race any from freeze resolve'.split(' '));

const ALL_FIELDS: ReadonlySet<string> = new Set([FIELDS, 'toJSON']);

/** Steps from place to place. What is kept in more than these has been looked at. */
const MAX_STEPS = 3_000;

/**
 * Follows what keeps a value of interest: literals, lists, maps, fields, results of getters. Who is given the holder can reach
 * the value. Only those that lie outside are asked about here; code of ours that reads the value spells what it reads.
 */
export class HolderFlow {
  readonly #surroundings: Surroundings;
  readonly #askedFor: (at: Place, asks: Asks) => void;
  readonly #flow: NamespaceFlow;
  readonly #listeners = new Map<string, FlowListener>();
  #steps = 0;

  /** @param askedFor is told who may ask what of whatever is kept */
  constructor(surroundings: Surroundings, askedFor: (at: Place, asks: Asks) => void) {
    this.#surroundings = surroundings;
    this.#askedFor = askedFor;
    this.#flow = new NamespaceFlow(surroundings.binder);
  }

  /** An expression whose value holds it: a literal, a call that gathers. */
  holder(unit: Unit, expr: number, held: Held): void {
    if (this.#steps++ < MAX_STEPS) this.#flow.expression(unit, expr, this.#listener(held));
  }

  /** A literal that keeps what stands in it. */
  literal(unit: Unit, literal: number, expr: number, held: Held = []): void {
    this.holder(unit, literal, within(held, keyIn(unit, literal, expr)));
  }

  /** A list, a map: all that its file does with what the variable, or the field, holds. */
  collection(unit: Unit, receiver: number, held: Held = []): void {
    const { exprs, occs } = unit.facts;
    const occ = nameOccurrence(unit, receiver);
    if (occ < 0) return;
    const inList = within(held, ELEMENT);
    if (exprs.kind[receiver] === ExprKind.Ident) {
      if (occs.bind[occ]! >= 0) this.#flow.binding(unit, occs.bind[occ]!, this.#listener(inList));
      return;
    }
    for (let o = 0; o < occs.count; o++)
      if (occs.name[o] === occs.name[occ] && occs.role[o] === Role.Member && occs.expr[o]! >= 0)
        this.holder(unit, occs.expr[o]!, inList);
  }

  /** A field, or a getter: whoever reads it has what it keeps. */
  member(unit: Unit, decl: number, held: Held): void {
    const { binder, program } = this.#surroundings;
    const name = unit.text(unit.facts.decls.name[decl]!);
    if (name === '' || this.#steps++ > MAX_STEPS) return;
    for (const path of program.head.view.filesWithWord(name)) {
      const user = program.head.unit(path);
      const id = user?.nameId(name) ?? -1;
      if (user === null || id < 0) continue;
      const { occs, exprs } = user.facts;
      for (let o = 0; o < occs.count; o++) {
        const e = occs.expr[o]!;
        if (occs.name[o] !== id || e < 0 || (occs.role[o] !== Role.Member && occs.role[o] !== Role.PatternKey))
          continue;
        const isIt = binder.evaluator
          .values(user, exprs.a[e]!)
          .some(
            (value) =>
              (value.k === 'unknown' && user === unit) ||
              binder.member(value, name).decls.some((ref) => ref.unit === unit && ref.decl === decl),
          );
        if (isIt) this.#flow.expression(user, e, this.#listener(held));
      }
    }
  }

  /** A function gives it to whoever calls it, or reads it where it is a getter. */
  returned(unit: Unit, func: number, held: Held): void {
    const { decls, exprs } = unit.facts;
    if (decls.kind[func] === DeclKind.Accessor) return this.member(unit, func, held);
    const start = decls.nameStart[func]!;
    if (unit.text(decls.name[func]!) === 'toJSON') this.#askedFor({ unit, start, end: start }, ALL_FIELDS);
    const literal = unit.expressionOf(func);
    if (literal >= 0 && exprs.use[literal] === Use.Argument) {
      const call = exprs.target[literal]!;
      const name = calleeName(unit, call);
      if (GATHERS.has(name)) this.holder(unit, call, within(held, ELEMENT));
      else if (name === 'then') this.holder(unit, call, held);
    }
    const isGenerator = (decls.flags[func]! & DeclFlag.Generator) !== 0;
    for (const site of this.#surroundings.callSites.of(unit, func)?.sites ?? [])
      this.holder(site.unit, site.expr, isGenerator ? within(held, ELEMENT) : held);
  }

  #listener(held: Held): FlowListener {
    const id = `holder\0${held.join('\0')}`;
    let listener = this.#listeners.get(id);
    if (listener === undefined) {
      listener = this.#listen(id, held);
      this.#listeners.set(id, listener);
    }
    return listener;
  }

  #listen(id: string, held: Held): FlowListener {
    const top = held.at(-1);
    const rest = held.slice(0, -1);
    const fieldsAt = (unit: Unit, start: number): void => {
      if (top === undefined) this.#askedFor({ unit, start, end: start }, ALL_FIELDS);
    };
    return {
      id,
      read: (unit, name, expr) => {
        if (top === undefined) return null;
        if (top !== ELEMENT) return name === top ? this.#listener(rest) : null;
        const { exprs } = unit.facts;
        const call = exprs.use[expr] === Use.Part ? exprs.target[expr]! : -1;
        if (call < 0 || exprs.kind[call] !== ExprKind.Call) return null;
        if (LISTS.has(name)) this.holder(unit, call, held);
        if (PICKS.has(name)) this.holder(unit, call, rest);
        const callback = WALKS.has(name) ? unit.children(call)[0] : undefined;
        if (callback !== undefined && exprs.kind[callback] === ExprKind.Function)
          this.#flow.parameter(unit, exprs.a[callback]!, 0, this.#listener(rest));
        return null;
      },
      element: (unit, expr) => {
        if (top !== undefined) this.holder(unit, expr, rest);
      },
      spread: (unit, spread) => {
        const { exprs } = unit.facts;
        if (top === undefined) fieldsAt(unit, exprs.start[spread]!);
        else if (exprs.use[spread] === Use.Stored && exprs.target[spread]! >= 0)
          this.holder(unit, exprs.target[spread]!, held);
      },
      whole: () => undefined,
      open: (unit, start, _end, code) => {
        if (code === 'dynamic_key') fieldsAt(unit, start);
      },
      loose: () => undefined,
      kept: () => undefined,
      yielded: (unit, func) => this.returned(unit, func, held),
      property: (unit, decl) => this.member(unit, decl, held),
      exportedAs: (unit, name) => this.#exported(unit, name, held),
      argument: (unit, e, call, position) => {
        const { exprs } = unit.facts;
        const { binder } = this.#surroundings;
        const callee = exprs.a[call]!;
        const start = exprs.start[e]!;
        const called = calleeName(unit, call);
        const asks = asksOf(binder, unit, callee);
        if (asks !== null) this.#askedFor({ unit, start, end: start }, asks);
        if (calleeRoot(unit, callee) !== null && ENUMERATING.has(called)) fieldsAt(unit, start);
        if (HAND_BACK.has(called)) this.holder(unit, call, held);
        for (const value of callee < 0 ? [] : binder.evaluator.values(unit, callee))
          if (value.k === 'declaration')
            this.#flow.parameter(value.ref.unit, value.ref.decl, position, this.#listener(held));
        return true;
      },
      returned: (unit, _e, func) => {
        this.returned(unit, func, held);
        return true;
      },
      stored: (unit, e, literal) => {
        this.literal(unit, literal, e, held);
        return true;
      },
    };
  }

  #exported(unit: Unit, name: string, held: Held): void {
    const { program, importers } = this.#surroundings;
    const { files } = program.head.resolver;
    const depends = (dependency: string): boolean => files.dependsOn(unit.path, dependency);
    const asDefault = name === 'export=' ? 'default' : name;
    if (conventionOf(unit.path, asDefault, depends) !== null)
      this.#askedFor({ unit, start: 0, end: 0 }, isToolConfiguration(unit.path) ? TOOL_HOOKS : CONTRACT_METHODS);
    if (this.#steps++ > MAX_STEPS) return;
    for (const { unit: user, row } of importers.of(program.head, unit.path)) {
      const { imports } = user.facts;
      const local = imports.local[row]!;
      const kind = imports.kind[row]!;
      const asksFor = kind === ImportKind.Default ? 'default' : user.text(imports.imported[row]!);
      const isNamed = kind === ImportKind.Named || kind === ImportKind.Default;
      const isWhole = name === 'export=' && (kind === ImportKind.Default || kind === ImportKind.Require);
      const listener = this.#listener(isWhole || isNamed ? held : within(held, name));
      if (isNamed && asksFor !== name && !isWhole) continue;
      if (local >= 0) this.#flow.binding(user, local, listener);
      if (imports.expr[row]! >= 0) this.#flow.expression(user, imports.expr[row]!, listener);
    }
  }

  /** A value that a module exports itself. */
  exported(unit: Unit, name: string): void {
    this.#exported(unit, name, []);
  }
}
