import { DeclFlag, DeclKind, ExprKind, FileFlag, LinkKind } from '../../../../facts/kinds.ts';
import type { LinkOptions } from '../../../semantics.ts';
import type { Binder } from '../bind/binder.ts';
import { nameOccurrence } from '../bind/callee-name.ts';
import type { Importers } from '../bind/importers.ts';
import type { Program } from '../bind/program.ts';
import type { Unit } from '../bind/unit.ts';
import { MIGRATIONS } from '../conventions/convention-servers.ts';
import {
  type Convention,
  conventionOf,
  DESCRIBING_DECORATORS,
  endsWithItsFile,
  isComponentFile,
} from '../conventions/conventions.ts';
import { checkHosts } from '../conventions/host-names.ts';
import { runsMigrations } from '../conventions/migration-runners.ts';
import type { Exposer, Exposure } from '../flow/exposure.ts';
import { dataLoad } from '../loads/data-loads.ts';
import type { Loads } from '../loads/loads.ts';
import { type ModuleMentions, namesOnly } from '../loads/module-mentions.ts';
import { pathMentions } from '../loads/path-mentions.ts';
import { isTypeAlone } from '../members/target-shape.ts';
import { Findings } from '../question/findings.ts';
import { symbolsOf } from '../question/symbols.ts';
import { inAugmentation, standingTarget, type Target } from '../question/target.ts';
import { stemOf } from '../resolve/path-names.ts';
import { type Acquaintance, Blockers } from './blockers.ts';
import type { Containers } from './containers.ts';
import { checkMentions, checkRuntimes, isWholeExport } from './mention-gates.ts';
import { PublicClosure } from './public-closure.ts';
import { PublicSurface } from './public-surface.ts';
import { checkRewired } from './rewired.ts';

/** Ways to reach a symbol that leave no occurrence of its name: who publishes, loads, merges or calls it unasked. */
export class SymbolGates {
  readonly #program: Program;
  readonly #options: LinkOptions;
  readonly #binder: Binder;
  readonly #exposer: Exposer;
  readonly #containers: Containers;
  readonly #importers: Importers;
  readonly #mentions: ModuleMentions;
  readonly #loads: Loads;
  readonly #blockers: Blockers;
  #surface: PublicSurface | null = null;

  constructor(
    program: Program,
    options: LinkOptions,
    binder: Binder,
    importers: Importers,
    loads: Loads,
    exposer: Exposer,
    containers: Containers,
    mentions: ModuleMentions,
  ) {
    this.#program = program;
    this.#options = options;
    this.#binder = binder;
    this.#importers = importers;
    this.#exposer = exposer;
    this.#containers = containers;
    this.#mentions = mentions;
    this.#loads = loads;
    this.#blockers = new Blockers(program);
  }

  /**
   * Adds the gates that the symbol's shape and place ask for.
   *
   * @param outer its outermost container, or itself
   */
  check(outer: Target, target: Target, exposure: Exposure, findings: Findings): void {
    const { symbol, unit } = target;
    const { decls, flags } = unit.facts;
    if (!target.isMember) this.#checkDecorators(target, findings);
    if (symbol.decls.some((decl) => inAugmentation(unit, decl) || mergesGlobally(unit, decl)))
      findings.gate('declaration_merging', null, symbol.name);
    if ((flags & FileFlag.Eval) !== 0 && target.reach !== 'global') findings.gate('reflection', null, unit.path);
    if (!target.isMember && target.exportNames.length === 0) this.#checkContract(target, findings);
    checkHosts(this.#program, target, findings);
    checkRewired(this.#program, target, findings);
    if (outer.reach === 'file' && !target.isMember) return;
    if (target.reach === 'file') return;

    const isPrivate =
      target.isMember &&
      symbol.decls.every(
        (decl) =>
          (decls.flags[decl]! & (DeclFlag.NonPublic | DeclFlag.HashPrivate)) !== 0 &&
          // Strangers who extend the class see what is protected.
          (decls.flags[decl]! & DeclFlag.Protected) === 0,
      );
    if (outer.reach === 'program' && !isPrivate && this.#options.publicSurface === 'block') {
      this.#surface ??= new PublicSurface(outer.side);
      for (const [path, names] of exposure.modules) {
        const opened =
          this.#surface.packageOpening(path, isType(outer)) ??
          this.#surface.packageOpening(this.#program.basePath(path), isType(outer));
        if (opened !== null && names.size > 0) findings.gateAtFile('public_surface', null, opened);
      }
    }
    if (target.isMember && !isPrivate && this.#options.publicSurface === 'block') this.#checkShown(target, findings);
    const whole = !target.isMember && target.exportNames.some(isWholeExport);
    if (!target.isMember) {
      for (const name of target.exportNames) {
        const convention = conventionOf(symbol.path, name, (dependency) => this.#depends(symbol.path, dependency));
        if (convention?.subject === MIGRATIONS && !runsMigrations(this.#program.head)) continue;
        if (convention !== null && !this.#endsWithItsFile(target, convention))
          findings.gate(convention.code, null, convention.subject);
      }
      if (outer.reach === 'program') {
        this.#loads.check(target.headPath, isTypeAlone(outer), findings);
        checkMentions(this.#program, this.#binder, this.#mentions, exposure, findings);
        checkRuntimes(this.#program, exposure, findings);
      }
      if (whole) this.#checkPathMentions(target, findings);
    }
    this.#blockers.check(target.headPath, this.#knownTo(outer, exposure), whole, findings);
  }

  /**
   * Who can have the symbol. What its file keeps to itself, others reach through what the file exports: where that is
   * nothing, nobody does.
   */
  #knownTo(outer: Target, exposure: Exposure): Acquaintance {
    if (outer.reach !== 'file') return exposure.imported ? 'imported' : 'exported';
    if (outer.unit.facts.exports.count === 0) return 'closed';
    const importers = this.#importers.of(this.#program.head, outer.headPath);
    return importers.some(({ unit, row }) => unit.path !== outer.headPath && !namesOnly(unit.facts.imports.kind[row]!))
      ? 'imported'
      : 'exported';
  }

  /** Whether nobody can read the symbol by a name that is computed. Asked of what modules export. */
  isClosed(target: Target, exposure: Exposure): boolean {
    if (target.isMember || target.reach !== 'program' || exposure.loose || isComponentFile(target.headPath))
      return false;
    if ((target.unit.facts.flags & FileFlag.CommonJs) !== 0) return false;
    const paths = [...exposure.modules.keys()];
    return !paths.some((path) => this.#loads.loadsAnything(path));
  }

  /** A member of a type that strangers get hold of through what is exported. */
  #checkShown(target: Target, findings: Findings): void {
    this.#surface ??= new PublicSurface(target.side);
    const surface = this.#surface;
    if (!surface.any) return;
    const closure = new PublicClosure(this.#program, this.#binder, (ref) => {
      const symbol = symbolsOf(ref.unit.facts, ref.unit.path).find((each) => each.decls.includes(ref.decl));
      const outer = symbol === undefined ? null : standingTarget(this.#program, ref.unit, symbol);
      if (outer === null || outer.reach !== 'program') return null;
      for (const path of this.#exposer.expose(outer, new Findings()).modules.keys()) {
        const opened = surface.packageOpening(path, isType(outer));
        if (opened !== null) return opened;
      }
      return null;
    });
    const container = this.#containers.declaring(target);
    const shown = container === null ? null : closure.showing(container);
    if (shown !== null) findings.gateAtFile('public_surface', null, shown);
  }

  /** A name that a framework looks for in the file itself, exported or not. */
  #checkContract({ symbol }: Target, findings: Findings): void {
    const convention = conventionOf(symbol.path, symbol.name, (dependency) => this.#depends(symbol.path, dependency));
    if (convention?.code === 'implicit_contract') findings.gate(convention.code, null, convention.subject);
  }

  #checkDecorators(target: Target, findings: Findings): void {
    const { unit, symbol } = target;
    const { links, exprs, occs } = unit.facts;
    for (const decl of symbol.decls)
      for (const link of unit.links(decl)) {
        if (links.kind[link] !== LinkKind.Decorator) continue;
        let expr = links.expr[link]!;
        while (expr >= 0 && exprs.kind[expr] === ExprKind.Call) expr = exprs.a[expr]!;
        const occ = nameOccurrence(unit, expr);
        const name = occ < 0 ? '' : unit.text(occs.name[occ]!);
        // A name says what a decorator of a package does; one of ours may do anything with what it marks.
        const isOurs = this.#binder.evaluator.values(unit, expr).some((value) => value.k === 'declaration');
        if (isOurs || !DESCRIBING_DECORATORS.has(name)) findings.gate('decorator_registration', null, name || null);
      }
  }

  /** A default export is loaded by tools that are given its file's path. */
  #checkPathMentions(target: Target, findings: Findings): void {
    const { head } = this.#program;
    const word = stemOf(target.symbol.path).match(/[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/)?.[0];
    if (word === undefined) return;
    for (const path of head.view.filesWithWord(word)) {
      const file = head.view.file(path);
      if (file === undefined || file.outOfScope) continue;
      const facts = head.view.facts(path);
      if (facts === null) continue;
      for (const { start, end } of pathMentions(facts, target.symbol.path)) {
        if (dataLoad(path, facts, start, target.symbol.path.length) === 'none') continue;
        const code = facts.room === 'text' || /\.(mdx?|json|ya?ml|toml)$/.test(path) ? 'data_match' : 'string_match';
        findings.add({ path, start, end, code, standing: 'open', proof: 'unproven', spelled: false });
      }
    }
  }

  #endsWithItsFile({ removed, headPath }: Target, convention: Convention): boolean {
    const { head } = this.#program;
    if (!removed || head.view.file(headPath) !== undefined) return false;
    const dependencies = head.resolver.files.packagesAbove(headPath).flatMap((found) => [...found.dependencies]);
    return endsWithItsFile(headPath, convention, dependencies);
  }

  #depends(path: string, dependency: string): boolean {
    return this.#program.head.resolver.files.dependsOn(path, dependency);
  }
}

/** What is for the compiler alone. A class, too, has a type, but its values come through doors for values. */
function isType({ unit, refs }: Target): boolean {
  const { kind } = unit.facts.decls;
  return refs.some(({ decl }) => kind[decl] === DeclKind.Interface || kind[decl] === DeclKind.TypeAlias);
}

/** A global interface or namespace adds to whatever else has its name, in a library too; so do its members. */
function mergesGlobally(unit: Unit, decl: number): boolean {
  const { decls } = unit.facts;
  for (let at = decl; at >= 0; at = decls.container[at]!) {
    const kind = decls.kind[at];
    const merges =
      kind === DeclKind.Interface || (kind === DeclKind.Namespace && (decls.flags[at]! & DeclFlag.Ambient) !== 0);
    if (merges && (decls.flags[at]! & DeclFlag.Global) !== 0) return true;
  }
  return false;
}
