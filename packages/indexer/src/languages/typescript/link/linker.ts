import { DeclFlag, DeclKind, FileFlag, ImportKind, Role } from '../../../facts/kinds.ts';
import { TextClass } from '../../../facts/text-class.ts';
import type { Comparison, DeclaredSymbol, Disposition, Judgement, Linker, LinkOptions } from '../../semantics.ts';
import { Binder } from './bind/binder.ts';
import { CallSites } from './bind/call-sites.ts';
import { derives } from './bind/derives.ts';
import { Importers } from './bind/importers.ts';
import { Program } from './bind/program.ts';
import type { Unit } from './bind/unit.ts';
import { isComponentFile } from './conventions/conventions.ts';
import { Exposer, type Exposure } from './flow/exposure.ts';
import { OPEN_FLOW } from './flow/instance-flow-result.ts';
import { ModuleReach } from './flow/module-reach.ts';
import { Containers } from './gates/containers.ts';
import { type HandingOn, handingOn, runsCommands } from './gates/handing-on.ts';
import { SymbolGates } from './gates/symbol-gates.ts';
import { Loads } from './loads/loads.ts';
import { ModuleMentions } from './loads/module-mentions.ts';
import { pathMentions } from './loads/path-mentions.ts';
import { registeredNames } from './markup/derived-names.ts';
import { MarkupJudge } from './markup/markup-judge.ts';
import { MarkupRoom } from './markup/markup-room.ts';
import { DispatchSites } from './members/dispatch-sites.ts';
import { EnumValues } from './members/enum-values.ts';
import { MappedNames } from './members/mapped-names.ts';
import { ancestryOf, checkMember } from './members/member-gates.ts';
import { NOTHING_OFFERED, type OfferedKeys, offeredKeys } from './members/offered-keys.ts';
import { containerKeys, isInOwnBody } from './members/target-shape.ts';
import { Moves } from './moves.ts';
import { MovedCode } from './occurrences/moved-code.ts';
import { OccurrenceJudge } from './occurrences/occurrence-judge.ts';
import { isTestTitle } from './occurrences/test-titles.ts';
import { judgeText, kebabOf } from './occurrences/text-judge.ts';
import { judgePart } from './part-judgement.ts';
import { Findings } from './question/findings.ts';
import { LostParts, partOf } from './question/lost-parts.ts';
import type { Standing } from './question/standing.ts';
import { symbolsOf } from './question/symbols.ts';
import { type Target, targetOf } from './question/target.ts';
import { stemOf } from './resolve/path-names.ts';

/** Judges symbols of TypeScript and JavaScript. One linker serves all questions about one comparison. */
export class TypeScriptLinker implements Linker {
  readonly #program: Program;
  readonly #binder: Binder;
  readonly #importers: Importers;
  readonly #containers: Containers;
  readonly #gates: SymbolGates;
  readonly #moves: Moves;
  readonly #mapped: MappedNames;
  readonly #enumValues: EnumValues;
  readonly #dispatches: DispatchSites;
  readonly #options: LinkOptions;
  /** Judges symbols of head as they stand. */
  #standing: TypeScriptLinker | null = null;

  constructor(comparison: Comparison, options: LinkOptions) {
    this.#options = options;
    this.#program = new Program(comparison);
    this.#binder = new Binder(this.#program);
    this.#importers = new Importers(this.#program);
    const mentions = new ModuleMentions(this.#program, this.#importers);
    const callSites = new CallSites(this.#program, this.#binder, this.#importers);
    const exposer = new Exposer(this.#program, this.#binder, this.#importers, mentions, callSites);
    const loads = new Loads(this.#program, this.#importers);
    const reach = new ModuleReach(this.#program, this.#binder, this.#importers, exposer, mentions, loads);
    this.#containers = new Containers(this.#program, this.#binder, this.#importers, exposer, callSites, reach);
    this.#dispatches = new DispatchSites(this.#program, this.#binder, callSites);
    this.#gates = new SymbolGates(
      this.#program,
      options,
      this.#binder,
      this.#importers,
      loads,
      exposer,
      this.#containers,
      mentions,
    );
    this.#mapped = new MappedNames(this.#program, this.#binder);
    this.#enumValues = new EnumValues(this.#program, this.#binder);
    this.#moves = new Moves(this.#program, this.#binder);
  }

  lostParts(path: string): DeclaredSymbol[] {
    return new LostParts(this.#program, this.#binder).of(path);
  }

  judge(symbol: DeclaredSymbol): Judgement {
    const part = partOf(symbol);
    if (part !== null) {
      const head = this.#program.head.view;
      this.#standing ??= new TypeScriptLinker({ head, base: null, renames: new Map() }, this.#options);
      const facts = head.facts(symbol.path);
      const stays = facts === null ? undefined : symbolsOf(facts, symbol.path).find((each) => each.key === symbol.key);
      if (stays !== undefined) return judgePart(this.#program, symbol, part, this.#standing.judge(stays));
    }
    const findings = new Findings();
    const declared = this.#asLoaded(targetOf(this.#program, symbol));
    if (declared === null) {
      findings.gateAtFile('file_unread', symbol.path);
      return { spellings: [symbol.name], dispositions: [], gates: findings.gates(), explanations: [], moved: null };
    }
    const offered = offeredKeys(this.#program, this.#binder, declared);
    const target = asOffered(declared, offered);
    const container = target.isMember ? this.#containers.outermost(target) : null;
    const exposure = withKeys(this.#containers.exposure(declared, container, findings), offered);
    const ancestry = ancestryOf(this.#program, this.#binder, target);
    const room = new MarkupRoom(this.#program, this.#binder, this.#importers, target);
    const spellings = this.#spellings(target, exposure, room);
    const instances = target.isMember ? this.#containers.instances(target, findings) : OPEN_FLOW;
    const judge = new OccurrenceJudge(this.#program, this.#binder, target, exposure, ancestry, instances, offered);
    const markup = new MarkupJudge(this.#program, this.#binder, target, exposure);
    const modules = this.#gates.isClosed(target, exposure) ? handingOn(target, exposure) : null;
    const moved = new MovedCode(this.#program, this.#binder, target);
    for (const path of this.#files(target, spellings, room, moved))
      this.#judgeFile(
        path,
        target,
        spellings,
        judge,
        moved,
        markup,
        room,
        path === target.headPath ? null : modules,
        findings,
      );

    if (target.isMember)
      checkMember(
        this.#program,
        this.#binder,
        target,
        ancestry,
        instances,
        this.#containers.users(target, container, exposure),
        findings,
      );
    this.#gates.check(container ?? declared, declared, exposure, findings);
    if (target.isMember && target.reach !== 'file' && findings.isSilent) this.#mapped.check(target, findings);
    if (target.isMember && findings.isSilent) this.#enumValues.check(target, findings);
    // Where nothing else speaks for the symbol: the sites that reach it if it is what lies behind a receiver.
    const isLoose = target.isMember ? instances !== OPEN_FLOW && instances.escaped : exposure.kept;
    if (isLoose && target.reach !== 'file' && findings.isSilent)
      this.#dispatches.check(target.symbol.name, target.refs, false, findings);
    if (target.reach === 'global' && !target.isMember && findings.isSilent)
      this.#dispatches.check(target.symbol.name, target.refs, true, findings);
    return {
      spellings: [...spellings.keys()],
      dispositions: findings.dispositions(),
      gates: findings.gates(),
      explanations: this.#explain(target, exposure, findings.dispositions()),
      moved: this.#moves.find(target),
    };
  }

  /** What a page loads by `<script src>` is a classic script: its top level is global, whatever else the file serves as. */
  #asLoaded(target: Target | null): Target | null {
    if (target === null || target.isMember || target.reach === 'global') return target;
    if ((target.unit.facts.flags & FileFlag.Module) !== 0) return target;
    const pages = this.#importers.of(this.#program.head, target.headPath);
    return pages.some(
      ({ unit, row }) => unit.facts.imports.kind[row] === ImportKind.SideEffect && /\.html?$/.test(unit.path),
    )
      ? { ...target, reach: 'global' }
      : target;
  }

  /** Words to look for; the value says whether the word was derived from the name. */
  #spellings(target: Target, exposure: Exposure, room: MarkupRoom): Map<string, boolean> {
    const spellings = new Map<string, boolean>();
    const { name } = target.symbol;
    if (target.isMember || name !== 'default') spellings.set(name, false);
    if (!target.isMember)
      for (const alias of exposure.names) if (alias !== '' && alias !== '*') spellings.set(alias, false);
    const componentName = name === 'default' || isComponentFile(target.symbol.path) ? stemOf(target.symbol.path) : name;
    if (!target.isMember && target.reach !== 'file') {
      const kebab = kebabOf(componentName);
      if (kebab !== null) spellings.set(kebab, true);
      if (isComponentFile(target.symbol.path) && target.symbol.key === 'default')
        for (const registered of registeredNames(target.symbol.path)) spellings.set(registered, true);
    }
    for (const word of room.words()) if (!spellings.has(word)) spellings.set(word, true);
    return spellings;
  }

  #files(
    target: Target,
    spellings: ReadonlyMap<string, boolean>,
    room: MarkupRoom,
    moved: MovedCode,
  ): Iterable<string> {
    if (target.reach === 'file') return new Set([target.headPath, ...room.templates, ...moved.files()]);
    const paths = new Set<string>();
    for (const word of spellings.keys())
      for (const path of this.#program.head.view.filesWithWord(word)) paths.add(path);
    return [...paths].sort();
  }

  #judgeFile(
    path: string,
    target: Target,
    spellings: ReadonlyMap<string, boolean>,
    judge: OccurrenceJudge,
    moved: MovedCode,
    markup: MarkupJudge,
    room: MarkupRoom,
    modules: HandingOn | null,
    findings: Findings,
  ): void {
    const { head } = this.#program;
    const file = head.view.file(path);
    if (file === undefined || file.outOfScope) return;
    const unit = head.unit(path);
    const facts = unit?.facts ?? head.view.facts(path);
    if (facts === null) {
      if (file.state === 'read') findings.gateAtFile('index_corrupt', path);
      return;
    }
    const words = new Map<number, boolean>();
    for (let id = 0; id < facts.names.length; id++) {
      const derived = spellings.get(facts.names[id]!);
      if (derived !== undefined) words.set(id, derived);
    }
    const add = (start: number, end: number, found: Standing): void =>
      findings.add({
        path,
        start,
        end,
        code: found.code,
        standing: found.standing,
        proof: proofOf(found),
        spelled: true,
      });
    if (unit !== null) {
      const { occs } = facts;
      const inFile = target.reach === 'file';
      for (let o = 0; o < occs.count; o++) {
        const derived = words.get(occs.name[o]!);
        if (derived === undefined) continue;
        if (derived) {
          const meant = room.derivedOccurrence(unit, o);
          if (meant !== null) add(occs.start[o]!, occs.end[o]!, meant);
          continue;
        }
        add(
          occs.start[o]!,
          occs.end[o]!,
          room.occurrence(unit, o, (inFile ? moved.judge(unit, o) : null) ?? judge.judge(unit, o)),
        );
      }
    }
    const outOfSight = judge.isOutOfSight(unit);
    const closed = modules !== null;
    const told = closed && unit === null && facts.names.some((name) => modules.words.has(name));
    const onlyCommands =
      modules !== null && runsCommands(path) && !modules.places.some((place) => pathMentions(facts, place).length > 0);
    const isPage = unit === null && this.#isPage(path) && pathMentions(facts, target.headPath).length > 0;
    const { texts } = facts;
    for (let row = 0; row < texts.count; row++) {
      const derived = words.get(texts.name[row]!);
      if (derived === undefined) continue;
      const start = texts.start[row]!;
      const end = start + facts.names[texts.name[row]!]!.length;
      const kind = isPage && texts.class[row] === TextClass.Prose ? TextClass.ForeignCode : texts.class[row]!;
      const meant = room.word(path, start, facts.names[texts.name[row]!]!, kind);
      if (meant !== undefined) {
        if (meant !== null) add(start, end, meant);
        continue;
      }
      if (derived && !NAMES_TAGS.has(kind)) continue;
      // What names the symbol within it, as an error or a label does, is gone with it.
      if (unit !== null && !target.removed && isInOwnBody(target, unit, start)) {
        add(start, end, { standing: 'accounted', code: 'own_body' });
        continue;
      }
      if (onlyCommands && kind === TextClass.ForeignCode) {
        add(start, end, { standing: 'accounted', code: 'resolved_elsewhere' });
        continue;
      }
      if (unit !== null && kind === TextClass.StringWhole && isTestTitle(unit, start)) {
        add(start, end, { standing: 'accounted', code: 'inert_string' });
        continue;
      }
      const inMarkup = IN_MARKUP.has(kind);
      const found =
        unit !== null && inMarkup && !outOfSight
          ? markup.judge(unit, row)
          : ((unit !== null ? this.#inTemplate(unit, target, start, kind, judge.sealed) : null) ??
            judgeText(target, {
              class: kind,
              parsed: unit !== null,
              derived,
              sealed: judge.sealed,
              outOfSight,
              onGlobal: judge.onGlobal,
              byPath: kind === TextClass.StringPath && judge.isReadByPath,
              closed,
              told,
            }));
      add(start, end, found);
    }
  }

  /** Docusaurus reads every document as MDX: one that names a module by its path may import it. */
  #isPage(path: string): boolean {
    return path.endsWith('.md') && this.#program.head.resolver.files.dependsOn(path, '@docusaurus/core');
  }

  /** A text in the decorator of the member's own class is its template; one in that of another may read what this one keeps. */
  #inTemplate(unit: Unit, target: Target, offset: number, kind: number, sealed: boolean): Standing | null {
    if (!target.isMember || !TEMPLATE_TEXT.has(kind)) return null;
    const { decls } = unit.facts;
    for (let d = 0; d < decls.count; d++) {
      if (decls.kind[d] !== DeclKind.Class || (decls.flags[d]! & DeclFlag.Decorated) === 0) continue;
      if (decls.start[d]! > offset || offset >= decls.nameStart[d]!) continue;
      if (unit.path === target.headPath && unit.text(decls.name[d]!) === target.symbol.container)
        return { standing: 'use', code: 'template' };
      if (sealed || target.reach === 'file') continue;
      const inherits = derives(this.#program, this.#binder, { unit, decl: d }, containerKeys(this.#program, target));
      if (inherits || isTemplate(unit, decls.start[d]!, offset)) return { standing: 'open', code: 'template_member' };
    }
    return null;
  }

  #explain(target: Target, exposure: Exposure, dispositions: readonly Disposition[]): string[] {
    const out: string[] = [];
    if (exposure.namespaceSeen && !target.isMember) out.push('closed_namespace');
    const others = dispositions.filter((each) => each.spelled && each.code !== 'own_body');
    if (others.length === 0 && (target.isMember || target.symbol.name !== 'default'))
      out.push(
        this.#program.head.view.longerWords(target.symbol.name, 1).length > 0 ? 'longer_identifier' : 'name_nowhere',
      );
    else if (others.length === 0) out.push('name_nowhere');
    return out;
  }
}

/** What was kept under a key, or put on the global object, is named where its module's exports are not. */
function asOffered(target: Target, { names, everywhere, registered }: OfferedKeys): Target {
  if (names.size === 0 || target.reach === 'global') return target;
  if (everywhere) return { ...target, reach: 'global' };
  return target.reach === 'file' ? { ...target, reach: 'program', byKey: !registered } : target;
}

function withKeys(exposure: Exposure, offered: OfferedKeys): Exposure {
  if (offered === NOTHING_OFFERED) return exposure;
  return { ...exposure, loose: true, names: new Set([...exposure.names, ...offered.names]) };
}

const IN_MARKUP = new Set<number>([
  TextClass.MarkupTag,
  TextClass.MarkupExpression,
  TextClass.MarkupMember,
  TextClass.MarkupAttribute,
]);
const NAMES_TAGS = new Set<number>([
  TextClass.MarkupTag,
  TextClass.Template,
  TextClass.StringWhole,
  TextClass.ForeignCode,
  TextClass.MarkupExpression,
  TextClass.MarkupMember,
  TextClass.MarkupAttribute,
]);
const TEMPLATE_TEXT = new Set<number>([
  TextClass.Template,
  TextClass.StringProse,
  TextClass.StringWhole,
  TextClass.StringTail,
  TextClass.StringInner,
  TextClass.StringCalled,
  TextClass.StringPath,
  TextClass.MarkupExpression,
  TextClass.MarkupMember,
]);

/** Whether the key in front of a text is `template`. */
function isTemplate(unit: Unit, start: number, offset: number): boolean {
  const { occs } = unit.facts;
  let key = -1;
  for (let o = 0; o < occs.count && occs.start[o]! < offset; o++)
    if (occs.role[o] === Role.PropertyKey && occs.start[o]! >= start) key = o;
  return key >= 0 && unit.text(occs.name[key]!) === 'template';
}

function proofOf(found: Standing): Disposition['proof'] {
  return found.standing === 'use' ? 'proven' : found.standing === 'open' ? 'unproven' : null;
}
