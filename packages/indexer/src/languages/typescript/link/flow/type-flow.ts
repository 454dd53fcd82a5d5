import { DeclKind, ExprKind, Role, Use } from '../../../../facts/kinds.ts';
import type { Binder } from '../bind/binder.ts';
import { CallSites } from '../bind/call-sites.ts';
import { calleeName } from '../bind/callee-name.ts';
import { declarationKey } from '../bind/declaration-key.ts';
import type { Importers } from '../bind/importers.ts';
import type { Program } from '../bind/program.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import { isComponentType } from './component-types.ts';
import type { FlowListener } from './flow-listener.ts';
import { NamespaceFlow } from './namespace-flow.ts';

/** A type of which more is typed than this has escaped. */
const MAX_STEPS = 4_000;

/**
 * Whether values of a type (an interface, an object type) may stand where another type is expected that asks for the
 * same members. Follows what is declared to be of the type (variables, parameters, results, properties by their names)
 * to what becomes of it: where all are only read from, or handed to places of the same type, no other type sees them.
 */
export class TypeFlow {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #key: string;
  readonly #member: string;
  readonly #flow: NamespaceFlow;
  readonly #callSites: CallSites;
  #escaped = false;
  #steps = 0;

  /** @param member the member that is asked about */
  constructor(program: Program, binder: Binder, importers: Importers, type: DeclRef, member: string) {
    this.#program = program;
    this.#binder = binder;
    this.#key = declarationKey(program, type);
    this.#member = member;
    this.#flow = new NamespaceFlow(binder);
    this.#callSites = new CallSites(program, binder, importers);
  }

  /** @param users files that may name the type */
  escapes(users: Iterable<Unit>): boolean {
    for (const unit of users) {
      if (this.#gone) break;
      const { exprs } = unit.facts;
      for (let e = 0; e < exprs.count && !this.#gone; e++)
        if ((exprs.kind[e] === ExprKind.TypeName || exprs.kind[e] === ExprKind.TypeMember) && this.#isType(unit, e))
          this.#named(unit, e);
    }
    return this.#gone;
  }

  get #gone(): boolean {
    return this.#escaped || this.#steps > MAX_STEPS;
  }

  #isType(unit: Unit, e: number): boolean {
    if (e < 0) return false;
    return this.#binder.evaluator
      .values(unit, e)
      .some((value) => value.k === 'instance' && declarationKey(this.#program, value.ref) === this.#key);
  }

  /** What a place that names the type types. */
  #named(unit: Unit, e: number): void {
    const { exprs, decls } = unit.facts;
    const target = exprs.target[e]!;
    if (exprs.use[e] === Use.Part && target >= 0) {
      // `Pet | null` is a Pet, where there is one; `Pet['name']` and `keyof Pet` hold no Pet.
      if (exprs.kind[target] === ExprKind.TypeUnion) return this.#named(unit, target);
      if (exprs.kind[target] === ExprKind.TypeMember && exprs.a[target] === e) return;
      if (exprs.kind[target] === ExprKind.KeyOf) return;
      this.#escaped = true;
      return;
    }
    if (exprs.use[e] === Use.TypeArgument && target >= 0 && isComponentType(unit, target))
      return this.#props(unit, exprs.target[target]!);
    if (exprs.use[e] !== Use.Annotation) {
      this.#escaped = true;
      return;
    }
    if (target < 0) return this.#casts(unit, e);
    if (decls.type[target] !== e) {
      this.#escaped = true;
      return;
    }
    switch (decls.kind[target]) {
      case DeclKind.Variable:
      case DeclKind.Parameter:
        return this.#binding(unit, target);
      case DeclKind.Property:
      case DeclKind.Accessor:
        return this.#property(unit.text(decls.name[target]!));
      case DeclKind.Function:
        return this.#result(unit, target);
      default:
        this.#escaped = true;
    }
  }

  /** `value as Pet`, `({ name }: Pet) => …`: a pattern with a type is a cast of what it takes apart. */
  #casts(unit: Unit, type: number): void {
    const { exprs } = unit.facts;
    let found = false;
    for (let e = 0; e < exprs.count; e++)
      if (exprs.kind[e] === ExprKind.Cast && exprs.b[e] === type) {
        found = true;
        this.#expression(unit, e);
      }
    if (!found) this.#escaped = true;
  }

  /** `const Panel: React.FC<PanelProps> = (props) => …`: what the component takes first is of the type. */
  #props(unit: Unit, variable: number): void {
    const { exprs, decls } = unit.facts;
    const init = variable < 0 ? -1 : decls.init[variable]!;
    if (init < 0 || exprs.kind[init] !== ExprKind.Function) {
      this.#escaped = true;
      return;
    }
    for (let e = 0; e < exprs.count; e++) {
      if (exprs.kind[e] !== ExprKind.ParamOf || exprs.a[e] !== exprs.a[init] || exprs.b[e] !== 0) continue;
      for (let d = 0; d < decls.count; d++)
        if (decls.kind[d] === DeclKind.Parameter && decls.init[d] === e) this.#binding(unit, d);
      this.#expression(unit, e);
    }
  }

  /** Reads of a property by its name, whatever they read it from. */
  #property(name: string): void {
    if (name === '') {
      this.#escaped = true;
      return;
    }
    for (const path of this.#program.head.view.filesWithWord(name)) {
      const unit = this.#program.head.unit(path);
      if (unit === null) continue;
      const { occs } = unit.facts;
      const id = unit.nameId(name);
      for (let o = 0; o < occs.count && !this.#gone; o++)
        if (occs.name[o] === id && (occs.role[o] === Role.Member || occs.role[o] === Role.PatternKey)) {
          if (occs.expr[o]! >= 0) this.#expression(unit, occs.expr[o]!);
          else this.#escaped = true;
        }
    }
  }

  #result(unit: Unit, func: number): void {
    const calls = this.#callSites.of(unit, func);
    if (calls === null || calls.handedOn) this.#escaped = true;
    for (const site of calls?.sites ?? []) this.#expression(site.unit, site.expr);
  }

  #binding(unit: Unit, decl: number): void {
    this.#steps++;
    if (!this.#gone) this.#flow.binding(unit, decl, this.#listener);
  }

  #expression(unit: Unit, e: number): void {
    this.#steps++;
    if (this.#gone) return;
    // What goes to a variable of the same type is followed from that one; to one of another type, it stands for that.
    const { exprs, decls } = unit.facts;
    const target = exprs.target[e]!;
    if (exprs.use[e] === Use.Init && target >= 0 && decls.type[target]! >= 0) {
      if (!this.#isType(unit, decls.type[target]!)) this.#escaped = true;
      return;
    }
    this.#flow.expression(unit, e, this.#listener);
  }

  readonly #listener: FlowListener = {
    id: 'type',
    read: (unit, name, expr) => {
      if (name !== this.#member || unit.facts.exprs.a[expr]! < 0) return null;
      // Read through another type: this one's values are seen as that.
      if (!this.#isType(unit, unit.facts.exprs.a[expr]!)) this.#escaped = true;
      return null;
    },
    whole: () => undefined,
    open: (unit, start, _end, code) => {
      if (code === 'namespace_escape' && !isSpreadOnElement(unit, start)) this.#escaped = true;
    },
    loose: () => undefined,
    kept: () => {
      this.#escaped = true;
    },
    exportedAs: () => {
      this.#escaped = true;
    },
    argument: (unit, _e, call, position) => {
      if (!isPrinted(unit, call) && !this.#takesType(unit, call, position)) this.#escaped = true;
      return true;
    },
    returned: (unit, _e, func) => {
      const result = unit.facts.decls.type[func]!;
      if (result >= 0) {
        if (!this.#isType(unit, result)) this.#escaped = true;
      } else this.#result(unit, func);
      return true;
    },
    stored: () => {
      this.#escaped = true;
      return true;
    },
  };

  /** Whether what a call calls takes a value of the type at a position, and says so. */
  #takesType(unit: Unit, call: number, position: number): boolean {
    const callee = unit.facts.exprs.a[call]!;
    const values = callee < 0 ? [] : this.#binder.evaluator.values(unit, callee);
    return (
      values.length > 0 &&
      values.every((value) => {
        if (value.k !== 'declaration') return false;
        return this.#binder.signatures(value.ref).some((ref) => {
          const { decls, exprs } = ref.unit.facts;
          for (let d = 0; d < decls.count; d++) {
            const init = decls.kind[d] === DeclKind.Parameter ? decls.init[d]! : -1;
            if (init < 0 || exprs.kind[init] !== ExprKind.ParamOf || exprs.a[init] !== ref.decl) continue;
            if (exprs.b[init] === position) return decls.type[d]! >= 0 && this.#isType(ref.unit, decls.type[d]!);
          }
          return false;
        });
      })
    );
  }
}

/** `<section {...rest}>`: an element of the platform has attributes of the platform. */
function isSpreadOnElement(unit: Unit, start: number): boolean {
  const { exprs } = unit.facts;
  for (let e = 0; e < exprs.count; e++) {
    if (exprs.kind[e] !== ExprKind.Spread || exprs.a[e]! < 0 || exprs.start[exprs.a[e]!] !== start) continue;
    const element = exprs.target[e]!;
    return (
      exprs.use[e] === Use.Jsx && element >= 0 && exprs.kind[element] === ExprKind.JsxElement && exprs.a[element]! < 0
    );
  }
  return false;
}

const PRINTS = new Set('keys values entries stringify log info warn error debug'.split(' '));

/** `Object.keys(value)`, `console.log(value)`: the runtime looks at it, and hands nothing of its type on. */
function isPrinted(unit: Unit, call: number): boolean {
  const { exprs, occs } = unit.facts;
  const callee = exprs.a[call]!;
  if (callee < 0 || exprs.kind[callee] !== ExprKind.Member || !PRINTS.has(calleeName(unit, call))) return false;
  const receiver = exprs.a[callee]!;
  const occ = receiver >= 0 && exprs.kind[receiver] === ExprKind.Ident ? exprs.a[receiver]! : -1;
  return occ >= 0 && occs.bind[occ]! < 0 && /^(Object|JSON|console)$/.test(unit.text(occs.name[occ]!));
}
