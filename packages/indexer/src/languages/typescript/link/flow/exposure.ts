import { DeclKind, FileFlag, ImportKind, Role } from '../../../../facts/kinds.ts';
import { memoized } from '../../memo.ts';
import type { Binder } from '../bind/binder.ts';
import type { CallSites } from '../bind/call-sites.ts';
import { fitsComposed } from '../bind/composed-key.ts';
import type { Importers, ImportSite } from '../bind/importers.ts';
import type { Program } from '../bind/program.ts';
import { reexports } from '../bind/reexports.ts';
import type { Side } from '../bind/side.ts';
import type { DeclRef, Unit } from '../bind/unit.ts';
import { type ModuleMentions, namesOnly } from '../loads/module-mentions.ts';
import type { Findings } from '../question/findings.ts';
import { isHandedOn, isOfferedByHead } from '../question/lost-parts.ts';
import type { Target } from '../question/target.ts';
import { ExpectedTypes } from './expected-types.ts';
import type { FlowListener } from './flow-listener.ts';
import { NamespaceFlow } from './namespace-flow.ts';

/**
 * Under which names of which modules a symbol can be had, and what becomes of those modules: who imports it without
 * spelling it (a default export, an alias), and where a namespace that holds it goes.
 */
export interface Exposure {
  /** Names by which importers may spell it, beside its own. */
  readonly names: ReadonlySet<string>;
  /** Module path (of head where it is there) to the names that lead to the symbol, or to a namespace that holds it. */
  readonly modules: ReadonlyMap<string, ReadonlyMap<string, 'self' | 'namespace'>>;
  /** A namespace that holds it is typed, kept or handed on: members of unknown receivers may read it. */
  readonly loose: boolean;
  /** A namespace that holds it is kept as a value, or handed on, where it is not followed. */
  readonly kept: boolean;
  /** Some namespace that holds it is imported at all. */
  readonly namespaceSeen: boolean;
  /** Some tracked file imports the declaring module. */
  readonly imported: boolean;
  /** Whether a namespace that holds it stands where a type is declared. */
  standsFor(type: DeclRef): boolean;
}

interface Work {
  readonly side: Side;
  readonly path: string;
  readonly name: string;
  readonly as: 'self' | 'namespace';
}

export class Exposer {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #importers: Importers;
  readonly #mentions: ModuleMentions;
  readonly #callSites: CallSites;

  constructor(program: Program, binder: Binder, importers: Importers, mentions: ModuleMentions, callSites: CallSites) {
    this.#callSites = callSites;
    this.#program = program;
    this.#binder = binder;
    this.#importers = importers;
    this.#mentions = mentions;
  }

  /** Walks the symbol's exposures in head, and in base for the re-exports that head has lost; uses are those of head. */
  expose(target: Target, findings: Findings): Exposure {
    const exposure = new Walk(this.#program, this.#binder, this.#importers, this.#callSites, target, findings).run();
    // Whoever is given the module's path may load it, and hand its namespace on.
    const loadedByPath = [...exposure.modules.keys()].some((path) => this.#mentions.of(path).length > 0);
    return { ...exposure, loose: exposure.loose || loadedByPath };
  }
}

class Walk {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #importers: Importers;
  readonly #target: Target;
  readonly #findings: Findings;
  readonly #flow: NamespaceFlow;
  readonly #callSites: CallSites;
  readonly #queue: Work[] = [];
  readonly #done = new Set<string>();
  readonly #modules = new Map<string, Map<string, 'self' | 'namespace'>>();
  readonly #names = new Set<string>();
  readonly #expected: ExpectedTypes;
  #loose = false;
  #kept = false;
  #namespaceSeen = false;
  #imported = false;

  constructor(
    program: Program,
    binder: Binder,
    importers: Importers,
    callSites: CallSites,
    target: Target,
    findings: Findings,
  ) {
    this.#program = program;
    this.#binder = binder;
    this.#importers = importers;
    this.#target = target;
    this.#findings = findings;
    this.#flow = new NamespaceFlow(binder);
    this.#expected = new ExpectedTypes(program, binder);
    this.#callSites = callSites;
  }

  run(): Exposure {
    const target = this.#target;
    if (isUmd(target.unit)) this.#loose = true;
    for (const name of target.exportNames)
      this.#push({ side: target.side, path: target.symbol.path, name, as: 'self' });
    while (this.#queue.length > 0) this.#visit(this.#queue.shift()!);
    return {
      names: this.#names,
      modules: this.#modules,
      loose: this.#loose,
      kept: this.#kept,
      namespaceSeen: this.#namespaceSeen,
      imported: this.#imported,
      standsFor: (type) => this.#expected.asks(type),
    };
  }

  #push(work: Work): void {
    const { side } = work;
    const path = side.tag === 'base' ? this.#program.headPath(work.path) : work.path;
    const names = memoized(this.#modules, path, () => new Map<string, 'self' | 'namespace'>());
    if (!names.has(work.name)) names.set(work.name, work.as);
    if (work.name !== 'default' && work.name !== 'export=' && work.name !== '*' && work.as === 'self')
      this.#names.add(work.name);
    // What base exposes, head is asked for too: an importer there binds through base where head has lost the name.
    this.#enqueue({ ...work, side: this.#program.head, path });
    if (this.#program.base !== null)
      this.#enqueue({ ...work, side: this.#program.base, path: this.#program.basePath(path) });
  }

  #enqueue(work: Work): void {
    const key = `${work.side.tag}\0${work.path}\0${work.name}\0${work.as}`;
    if (this.#done.has(key)) return;
    this.#done.add(key);
    this.#queue.push(work);
  }

  #visit(work: Work): void {
    for (const site of this.#importers.of(work.side, work.path)) {
      const { unit, row } = site;
      if (unit.path !== work.path && !namesOnly(unit.facts.imports.kind[row]!)) this.#imported = true;
      this.#importRow(work, site, unit.facts.imports.kind[row]!, unit.text(unit.facts.imports.imported[row]!));
    }
  }

  #importRow(work: Work, { unit, row }: ImportSite, kind: number, imported: string): void {
    const { imports, exports } = unit.facts;
    switch (kind) {
      case ImportKind.Named:
        if (imported === work.name) this.#bound(work, unit, row, imports.local[row]!, true);
        else if (imported === 'default') this.#interop(work, unit, row);
        else if (this.#isWhole(work.side, work.path, null, imported)) this.#useOfImport(work, unit, row);
        return;
      case ImportKind.Default:
        if (work.name === 'default') this.#bound(work, unit, row, imports.local[row]!, true);
        else this.#interop(work, unit, row);
        return;
      case ImportKind.Reexport:
        if (imported !== work.name) {
          if (this.#isWhole(work.side, work.path, null, imported)) this.#useOfImport(work, unit, row);
          return;
        }
        this.#useOfImport(work, unit, row);
        for (let e = 0; e < exports.count; e++)
          if (exports.imp[e] === row)
            this.#push({ side: unit.side, path: unit.path, name: unit.text(exports.name[e]!), as: work.as });
        return;
      case ImportKind.ReexportAll:
        // The names of what is exported as a whole are its members.
        if (work.name === 'export=' && work.as === 'self' && unit.side.tag === 'head')
          this.#findings.gate('wildcard_reexport', { unit, start: imports.start[row]!, end: imports.start[row]! });
        if (work.name !== 'default' && work.name !== 'export=' && unit.exportRows(work.name).length === 0)
          this.#push({ side: unit.side, path: unit.path, name: work.name, as: work.as });
        return;
      case ImportKind.ReexportNamespace:
        for (let e = 0; e < exports.count; e++)
          if (exports.imp[e] === row)
            this.#push({ side: unit.side, path: unit.path, name: unit.text(exports.name[e]!), as: 'namespace' });
        return;
      case ImportKind.Mention:
      case ImportKind.SideEffect:
      case ImportKind.Url:
      case ImportKind.ReferencePath:
      case ImportKind.ReferenceTypes:
      case ImportKind.Augment:
        return;
      case ImportKind.Doc:
        if (imported !== '' && imported !== '*' && imported !== work.name) return;
        if (imported === work.name) return this.#useOfImport(work, unit, row);
        return this.#namespace(work, unit, row);
      default:
        return this.#namespace(work, unit, row);
    }
  }

  /** A CommonJS module's default is its whole export, its namespace included. */
  #interop(work: Work, unit: Unit, row: number): void {
    const target = this.#binder.modules(unit, row);
    if (target.kind !== 'units') return;
    const commonJs = target.units.some(
      (each) =>
        (each.facts.flags & FileFlag.CommonJs) !== 0 &&
        (each.facts.flags & FileFlag.Module) === 0 &&
        each.exportRows('default').length === 0,
    );
    const equals = target.units.some((each) => each.exportRows('export=').length > 0);
    if (commonJs || equals) this.#namespace(work, unit, row);
  }

  /** The import asks for the symbol by a name: that is a use, and its binding may be exported again. */
  #bound(work: Work, unit: Unit, row: number, local: number, used: boolean): void {
    if (used && work.as === 'self') this.#useOfImport(work, unit, row);
    if (local < 0) return;
    if (work.as === 'namespace') {
      this.#namespaceSeen = true;
      this.#flow.binding(unit, local, this.#listenTo(work.side, work, unit));
      return;
    }
    for (const name of reexports(unit, local)) this.#push({ side: unit.side, path: unit.path, name, as: 'self' });
  }

  #useOfImport(work: Work, unit: Unit, row: number): void {
    if (unit.side.tag !== 'head' || work.as !== 'self' || !this.#leadsToTarget(work.path, work.name)) return;
    const { imports, occs, decls } = unit.facts;
    const module = this.#binder.modules(unit, row);
    const occ = imports.occ[row]!;
    const local = imports.local[row]!;
    const start = occ >= 0 ? occs.start[occ]! : local >= 0 ? decls.nameStart[local]! : imports.start[row]!;
    const end = occ >= 0 ? occs.end[occ]! : local >= 0 ? decls.nameEnd[local]! : start;
    const spelled = work.name === this.#target.symbol.name || this.#names.has(work.name);
    const code =
      work.name === 'default' ? 'default_export' : work.path !== this.#target.headPath ? 'reexport_chain' : 'resolved';
    if (module.kind === 'units' && module.guessed)
      this.#findings.add({
        path: unit.path,
        start,
        end,
        code: 'unresolved_import',
        standing: 'open',
        proof: 'unproven',
        spelled,
      });
    else this.#findings.use(unit, start, end, code, spelled);
  }

  /** Whether head, asked for the name, ends at the symbol: a name that it offers from elsewhere now does not dangle. */
  #leadsToTarget(path: string, name: string): boolean {
    const { head, base } = this.#program;
    const headPath = this.#program.headPath(path);
    const unit = head.unit(headPath) ?? base?.unit(this.#program.basePath(headPath)) ?? null;
    if (unit === null) return true;
    // What is handed on from elsewhere is lost where head does not offer it.
    if (isHandedOn(this.#target.symbol)) return !isOfferedByHead(this.#binder, unit, name);
    // A component's default has no declaration: it is gone when its file is.
    if (this.#target.refs.length === 0)
      return !this.#target.removed || head.view.file(this.#target.symbol.path) === undefined;
    return this.#binder.exported(unit, name).decls.some((ref) => this.#target.is(ref));
  }

  /** The import binds or yields the module's namespace. */
  #namespace(work: Work, unit: Unit, row: number): void {
    const { imports, decls } = unit.facts;
    this.#namespaceSeen = true;
    const listener = this.#listenTo(work.side, work, unit);
    const local = imports.local[row]!;
    const expr = imports.expr[row]!;
    if (local >= 0) this.#flow.binding(unit, local, listener);
    if (expr >= 0) {
      this.#flow.expression(unit, expr, listener);
      // AMD: callback parameters start with the module.
      for (let d = 0; d < decls.count; d++)
        if (decls.kind[d] === DeclKind.Parameter && decls.init[d] === expr) this.#flow.binding(unit, d, listener);
    }
  }

  #listenTo(side: Side, work: Work, at: Unit): FlowListener {
    return this.#listener(
      at.side.tag === 'head' ? this.#program.head : side,
      work.path,
      work.as === 'namespace' ? work.name : null,
    );
  }

  /**
   * Listens to the namespace of the module at `path`; with `through`, to the namespace that the module exports under
   * that name, all of whose ways lead back to a module in `modules`.
   */
  #listener(side: Side, path: string, through: string | null): FlowListener {
    const headPath = side.tag === 'base' ? this.#program.headPath(path) : path;
    const interesting = (name: string): 'self' | 'namespace' | undefined => {
      if (through === null) return this.#modules.get(headPath)?.get(name);
      return this.#namespaceMembers(side, path, through, name);
    };
    const kept = (unit: Unit, start: number): void => {
      this.#loose = true;
      this.#kept = true;
      // The whole export, and the default one, are taken without being spelled.
      const names = through === null ? this.#modules.get(headPath) : undefined;
      if (unit.side.tag === 'head' && (names?.get('default') === 'self' || names?.get('export=') === 'self'))
        this.#findings.gate('namespace_escape', { unit, start, end: start });
    };
    const listener: FlowListener = {
      id: `${headPath}\0${through ?? ''}`,
      read: (unit, name, _expr, start, end) => {
        const as = interesting(name);
        if (as === 'self') {
          const spelled = name === this.#target.symbol.name || this.#names.has(name);
          if (unit.side.tag === 'head' && this.#leadsToTarget(path, name))
            this.#findings.use(unit, start, end, name === 'default' ? 'default_export' : 'namespace_member', spelled);
          return null;
        }
        if (as === 'namespace') return this.#listener(side, path, name);
        if (name !== 'default' && unit.side.tag === 'head' && this.#isWhole(side, path, through, name))
          this.#findings.use(unit, start, end, 'commonjs', false);
        // `ns.default` of a CommonJS module is the module again.
        return name === 'default' && through === null && this.#modules.get(headPath)?.has('export=') ? listener : null;
      },
      whole: (unit, start, end, how) => {
        if (through !== null || this.#modules.get(headPath)?.get('export=') !== 'self' || unit.side.tag !== 'head')
          return;
        if (!this.#leadsToTarget(path, 'export=')) return;
        this.#findings.use(unit, start, end, how === 'called' ? 'commonjs' : 'function_value', false);
      },
      open: (unit, start, end, code) => {
        this.#loose = true;
        this.#kept = true;
        if (unit.side.tag === 'head') this.#findings.gate(code, { unit, start, end });
      },
      loose: () => {
        this.#loose = true;
      },
      kept,
      expected: (unit, type) => this.#expected.add(unit, type),
      fits: (start, end) => {
        const names = through === null ? (this.#modules.get(headPath)?.keys() ?? []) : [this.#target.symbol.name];
        return [...names].some((name) => fitsComposed(name, start, end));
      },
      returned: (unit, _expr, func) => {
        const calls = this.#callSites.of(unit, func);
        if (calls === null) return false;
        for (const site of calls.sites) this.#flow.expression(site.unit, site.expr, listener);
        if (calls.handedOn) kept(unit, unit.facts.decls.start[func]!);
        return true;
      },
      exportedAs: (unit, name) => {
        if (name === 'export=' || name === 'default') {
          // `module.exports = require('./x')`: this module offers what that one does.
          for (const [each, as] of this.#modules.get(headPath) ?? [])
            this.#push({ side: unit.side, path: unit.path, name: each, as });
        }
        this.#push({ side: unit.side, path: unit.path, name, as: 'namespace' });
      },
    };
    return listener;
  }

  /**
   * Whether a name of a module, or of the namespace that it exports as `through`, is read from the symbol, which is the
   * module's whole export: `module.exports = keys`, and `keys.a` is what others import as `a`.
   */
  #isWhole(side: Side, path: string, through: string | null, name: string): boolean {
    const headPath = side.tag === 'base' ? this.#program.headPath(path) : path;
    const isSelf = (of: string, unit: Unit | null): boolean =>
      this.#modules.get(of)?.get('export=') === 'self' &&
      unit?.exportRows(name).length === 0 &&
      this.#leadsToTarget(of, 'export=');
    if (through === null) return isSelf(headPath, side.unit(path));
    const unit = side.unit(path);
    const values = unit === null ? [] : this.#binder.exported(unit, through).values;
    return values.some((value) => value.k === 'namespace' && isSelf(this.#program.pathInHead(value.unit), value.unit));
  }

  /** Whether a member of the namespace that `path` exports as `through` is the symbol, or a namespace that holds it. */
  #namespaceMembers(side: Side, path: string, through: string, name: string): 'self' | 'namespace' | undefined {
    const unit = side.unit(path) ?? this.#program.base?.unit(this.#program.basePath(path)) ?? null;
    if (unit === null) return undefined;
    for (const value of this.#binder.exported(unit, through).values) {
      if (value.k !== 'namespace') continue;
      const of = this.#program.pathInHead(value.unit);
      const as = this.#modules.get(of)?.get(name);
      if (as !== undefined) return as;
    }
    return undefined;
  }
}

/** `export as namespace X`: scripts read the module's exports from a global of that name. */
function isUmd(unit: Unit): boolean {
  const { occs, flags } = unit.facts;
  if ((flags & FileFlag.Declarations) === 0) return false;
  for (let o = 0; o < occs.count; o++)
    if (occs.role[o] === Role.ExportAlias && unit.exportRows(unit.text(occs.name[o]!)).length === 0) return true;
  return false;
}
