import { DeclFlag, DeclKind, ExprKind, FileFlag, ImportKind, LinkKind, TextClass } from '../../../facts/kinds.ts';
import type { Comparison, DeclaredSymbol, Disposition, Judgement, Linker, LinkOptions } from '../../semantics.ts';
import { Binder, sameDeclaration } from './binder.ts';
import { Blockers } from './blockers.ts';
import { conventionOf, DESCRIBING_DECORATORS, isComponentFile } from './conventions.ts';
import { registeredNames } from './derived-names.ts';
import { Exposer, type Exposure } from './exposure.ts';
import { Findings } from './findings.ts';
import { Importers } from './importers.ts';
import { InstanceFlow, type InstanceFlowResult, OPEN_FLOW } from './instance-flow.ts';
import { Loads } from './loads.ts';
import { MarkupJudge } from './markup-judge.ts';
import { MarkupRoom } from './markup-room.ts';
import { ancestryOf, checkMember } from './member-gates.ts';
import { checkMentions, checkRuntimes, isWholeExport } from './mention-gates.ts';
import { loadsNothing, ModuleMentions } from './module-mentions.ts';
import { Moves } from './moves.ts';
import { type FlowListener, NamespaceFlow } from './namespace-flow.ts';
import { OccurrenceJudge, type Standing } from './occurrence-judge.ts';
import { pathMentions } from './path-mentions.ts';
import { stemOf } from './path-names.ts';
import { Program } from './program.ts';
import { PublicClosure } from './public-closure.ts';
import { PublicSurface } from './public-surface.ts';
import { symbolsOf } from './symbols.ts';
import { inAugmentation, standingTarget, type Target, targetOf } from './target.ts';
import { isTestTitle } from './test-titles.ts';
import { judgeText, kebabOf } from './text-judge.ts';
import type { DeclRef, Unit } from './unit.ts';

const NO_EXPOSURE: Exposure = {
  names: new Set(),
  modules: new Map(),
  loose: false,
  namespaceSeen: false,
  imported: false,
};

/** Judges symbols of TypeScript and JavaScript. One linker serves all questions about one comparison. */
export class TypeScriptLinker implements Linker {
  readonly #program: Program;
  readonly #options: LinkOptions;
  readonly #binder: Binder;
  readonly #exposer: Exposer;
  readonly #importers: Importers;
  readonly #mentions: ModuleMentions;
  readonly #loads: Loads;
  readonly #blockers: Blockers;
  readonly #moves: Moves;
  #surface: PublicSurface | null = null;

  constructor(comparison: Comparison, options: LinkOptions) {
    this.#program = new Program(comparison);
    this.#options = options;
    this.#binder = new Binder(this.#program);
    this.#importers = new Importers(this.#program);
    this.#mentions = new ModuleMentions(this.#program, this.#importers);
    this.#exposer = new Exposer(this.#program, this.#binder, this.#importers, this.#mentions);
    this.#loads = new Loads(this.#program, this.#importers);
    this.#blockers = new Blockers(this.#program);
    this.#moves = new Moves(this.#program, this.#binder);
  }

  judge(symbol: DeclaredSymbol): Judgement {
    const findings = new Findings();
    const target = this.#asLoaded(targetOf(this.#program, symbol));
    if (target === null) {
      findings.gateAtFile('file_unread', symbol.path);
      return { spellings: [symbol.name], dispositions: [], gates: findings.gates(), explanations: [], moved: null };
    }
    const container = target.isMember ? this.#containerOf(target) : null;
    const exposure = this.#expose(target, container, findings);
    const ancestry = ancestryOf(this.#program, this.#binder, target);
    const room = new MarkupRoom(this.#program, this.#binder, target);
    const spellings = this.#spellings(target, exposure, room);
    const instances = target.isMember ? this.#instances(target, findings) : OPEN_FLOW;
    const judge = new OccurrenceJudge(this.#program, this.#binder, target, exposure, ancestry.members, instances);
    const markup = new MarkupJudge(this.#program, this.#binder, target, exposure);
    for (const path of this.#files(target, spellings, room))
      this.#judgeFile(path, target, spellings, judge, markup, room, findings);

    if (target.isMember)
      checkMember(
        this.#program,
        this.#binder,
        target,
        ancestry,
        this.#containerUsers(target, container, exposure),
        findings,
      );
    this.#checkTopLevel(container ?? target, target, exposure, findings);
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

  /** The outermost container, as head has it where it stands there; else as it was. */
  #containerOf(target: Target): Target | null {
    const top = target.symbol.key.split('.')[0]!;
    const head = this.#program.head.unit(target.headPath);
    for (const unit of [head, target.unit]) {
      if (unit === null) continue;
      const symbol = symbolsOf(unit.facts, unit.path).find((each) => each.key === top || each.aliases.includes(top));
      if (symbol !== undefined) return standingTarget(this.#program, unit, symbol);
    }
    return null;
  }

  /** The class that declares the member, as head has it; null where it is no class, or is gone. */
  #classOf(target: Target): DeclRef | null {
    for (const ref of target.refs) {
      const container = target.unit.facts.decls.container[ref.decl]!;
      if (container < 0 || target.unit.facts.decls.kind[container] !== DeclKind.Class) continue;
      const before = { unit: target.unit, decl: container };
      if (!target.removed) return before;
      const head = this.#program.head.unit(target.headPath);
      return head === null ? null : sameDeclaration(before, head);
    }
    return null;
  }

  /** Whether receivers of which nothing is known can be values of the member's class. */
  #instances(target: Target, findings: Findings): InstanceFlowResult {
    const cls = this.#classOf(target);
    if (cls === null || target.reach === 'file') return OPEN_FLOW;
    const { decls } = target.unit.facts;
    if (target.refs.some((ref) => (decls.flags[ref.decl]! & DeclFlag.Static) !== 0)) return OPEN_FLOW;
    const isField = target.refs.some((ref) => decls.kind[ref.decl] === DeclKind.Property);
    return new InstanceFlow(
      this.#program,
      this.#binder,
      this.#importers,
      findings,
      target.symbol.name,
      isField,
      this.#served(target, cls),
    ).follow(cls);
  }

  /** Whether values of the class still have a removed member, from a class above. */
  #served(target: Target, cls: DeclRef): boolean {
    return (
      target.removed &&
      this.#binder.typeMember(cls, target.symbol.name, false).decls.some((ref) => ref.unit.side.tag === 'head')
    );
  }

  #expose(target: Target, container: Target | null, findings: Findings): Exposure {
    if (!target.isMember) return target.reach === 'file' ? NO_EXPOSURE : this.#exposer.expose(target, findings);
    if (container === null) return NO_EXPOSURE;
    const exposure = this.#exposer.expose(container, new Findings());
    const loose = this.#containerFlow(target, container, exposure, findings);
    return { ...exposure, loose: loose || exposure.loose };
  }

  /** Where the container is a value with members of its own (an enum, a namespace, a class's statics): what becomes of it. */
  #containerFlow(target: Target, container: Target, exposure: Exposure, findings: Findings): boolean {
    const { decls } = target.unit.facts;
    const valueLike = target.refs.every((ref) => {
      const kind = decls.kind[decls.container[ref.decl]!];
      return kind === DeclKind.Enum || kind === DeclKind.Namespace;
    });
    const isStatic = target.refs.every((ref) => (decls.flags[ref.decl]! & DeclFlag.Static) !== 0);
    if (!valueLike && !isStatic) return true;
    let loose = false;
    const { name } = target.symbol;
    const flow = new NamespaceFlow(this.#binder);
    const listener: FlowListener = {
      id: target.symbol.key,
      read: (unit, read, _expr, start, end) => {
        if (read === name && unit.side.tag === 'head') findings.use(unit, start, end, 'namespace_member', true);
        return null;
      },
      whole: () => undefined,
      open: (unit, start, end, code) => {
        loose = true;
        // A class is handed on to be made values of; only who asks for its keys reads its statics.
        if (unit.side.tag === 'head' && (valueLike || code === 'dynamic_key'))
          findings.gate(code, { unit, start, end });
      },
      loose: () => {
        loose = true;
      },
      exportedAs: () => undefined,
    };
    for (const unit of this.#containerUsers(target, container, exposure)) {
      const { occs } = unit.facts;
      const judge = new OccurrenceJudge(this.#program, this.#binder, container, exposure, new Set(), OPEN_FLOW);
      const ids = new Set([container.symbol.name, ...exposure.names].map((each) => unit.nameId(each)));
      for (let o = 0; o < occs.count; o++) {
        if (!ids.has(occs.name[o]!) || occs.expr[o]! < 0 || judge.judge(unit, o).standing !== 'use') continue;
        flow.expression(unit, occs.expr[o]!, listener);
      }
      // An import under another name: its binding is followed instead.
      for (let row = 0; row < unit.facts.imports.count; row++) {
        const local = unit.facts.imports.local[row]!;
        if (local < 0 || unit.facts.decls.kind[local] !== DeclKind.Import) continue;
        if (this.#binder.importRow(unit, row).decls.some((ref) => container.is(ref)))
          flow.binding(unit, local, listener);
      }
    }
    return loose || !valueLike;
  }

  /** Files that may hold values of the container: its own, those that spell it, those that import its module. */
  *#containerUsers(target: Target, container: Target | null, exposure: Exposure): Iterable<Unit> {
    const { head } = this.#program;
    const paths = new Set<string>([target.headPath]);
    const immediate = target.symbol.container?.split('.').pop();
    for (const name of new Set([immediate, container?.symbol.name]))
      if (name !== undefined && name !== 'default') for (const path of head.view.filesWithWord(name)) paths.add(path);
    for (const module of [target.headPath, ...exposure.modules.keys()])
      for (const site of this.#importers.of(head, module)) paths.add(site.unit.path);
    for (const path of paths) {
      const unit = head.unit(path);
      if (unit !== null) yield unit;
    }
  }

  /** Words to look for; the value says whether the word was derived from the name. */
  #spellings(target: Target, exposure: Exposure, room: MarkupRoom): Map<string, boolean> {
    const spellings = new Map<string, boolean>();
    const { name } = target.symbol;
    if (name !== 'default') spellings.set(name, false);
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

  #files(target: Target, spellings: ReadonlyMap<string, boolean>, room: MarkupRoom): Iterable<string> {
    if (target.reach === 'file') return [target.headPath, ...room.templates];
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
    markup: MarkupJudge,
    room: MarkupRoom,
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
      for (let o = 0; o < occs.count; o++) {
        if (words.get(occs.name[o]!) !== false) continue;
        add(occs.start[o]!, occs.end[o]!, room.occurrence(unit, o, judge.judge(unit, o)));
      }
    }
    const { texts } = facts;
    for (let row = 0; row < texts.count; row++) {
      const derived = words.get(texts.name[row]!);
      if (derived === undefined) continue;
      const start = texts.start[row]!;
      const end = start + facts.names[texts.name[row]!]!.length;
      const kind = texts.class[row]!;
      const meant = room.word(path, start, facts.names[texts.name[row]!]!, kind);
      if (meant !== undefined) {
        if (meant !== null) add(start, end, meant);
        continue;
      }
      if (derived && !NAMES_TAGS.has(kind)) continue;
      if (unit !== null && kind === TextClass.StringWhole && isTestTitle(unit, start)) {
        add(start, end, { standing: 'accounted', code: 'inert_string' });
        continue;
      }
      const inMarkup = IN_MARKUP.has(kind);
      const found =
        unit !== null && inMarkup
          ? markup.judge(unit, row)
          : ((unit !== null ? this.#inOwnTemplate(unit, target, start, kind) : null) ??
            judgeText(target, { class: kind, parsed: unit !== null, derived, sealed: judge.sealed }));
      add(start, end, found);
    }
  }

  /** A text in the decorator of the member's own class is its template. */
  #inOwnTemplate(unit: Unit, target: Target, offset: number, kind: number): Standing | null {
    if (!target.isMember || unit.path !== target.headPath || !TEMPLATE_TEXT.has(kind)) return null;
    const { decls } = unit.facts;
    for (let d = 0; d < decls.count; d++) {
      if (decls.kind[d] !== DeclKind.Class || (decls.flags[d]! & DeclFlag.Decorated) === 0) continue;
      if (unit.text(decls.name[d]!) !== target.symbol.container) continue;
      if (decls.start[d]! <= offset && offset < decls.nameStart[d]!) return { standing: 'use', code: 'template' };
    }
    return null;
  }

  #checkTopLevel(outer: Target, target: Target, exposure: Exposure, findings: Findings): void {
    const { symbol, unit } = target;
    const { decls, flags } = unit.facts;
    if (!target.isMember) this.#checkDecorators(target, findings);
    if (symbol.decls.some((decl) => inAugmentation(unit, decl) || mergesGlobally(unit, decl)))
      findings.gate('declaration_merging', null, symbol.name);
    if ((flags & 4) !== 0 && target.reach !== 'global') findings.gate('reflection', null, unit.path);
    if (!target.isMember && target.exportNames.length === 0) this.#checkContract(target, findings);
    if (outer.reach === 'file' && !target.isMember) return;
    if (target.reach === 'file') return;

    const isPrivate =
      target.isMember &&
      symbol.decls.every((decl) => (decls.flags[decl]! & (DeclFlag.NonPublic | DeclFlag.HashPrivate)) !== 0);
    if (outer.reach === 'program' && !isPrivate && this.#options.publicSurface === 'block') {
      this.#surface ??= new PublicSurface(outer.side);
      for (const [path, names] of exposure.modules) {
        const opened = this.#surface.packageOpening(path) ?? this.#surface.packageOpening(this.#program.basePath(path));
        if (opened !== null && names.size > 0) findings.gateAtFile('public_surface', null, opened);
      }
    }
    if (target.isMember && !isPrivate && this.#options.publicSurface === 'block') this.#checkShown(target, findings);
    if (!target.isMember) {
      for (const name of target.exportNames) {
        const convention = conventionOf(symbol.path, name, (dependency) => this.#depends(symbol.path, dependency));
        if (convention !== null) findings.gate(convention.code, null, convention.subject);
      }
      if (outer.reach === 'program') {
        this.#loads.check(target.headPath, findings);
        checkMentions(this.#mentions, exposure, findings);
        checkRuntimes(this.#program, exposure, findings);
      }
      if (target.exportNames.some(isWholeExport)) this.#checkPathMentions(target, findings);
    }
    this.#blockers.check(target.headPath, exposure.imported, findings);
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
        const opened = surface.packageOpening(path);
        if (opened !== null) return opened;
      }
      return null;
    });
    const container = this.#containerRef(target);
    const shown = container === null ? null : closure.showing(container);
    if (shown !== null) findings.gateAtFile('public_surface', null, shown);
  }

  /** The declaration that holds the member, as head has it where it stands there. */
  #containerRef(target: Target): DeclRef | null {
    for (const ref of target.refs) {
      const container = target.unit.facts.decls.container[ref.decl]!;
      if (container < 0) continue;
      const before = { unit: target.unit, decl: container };
      const head = target.removed ? this.#program.head.unit(target.headPath) : null;
      return (head === null ? null : sameDeclaration(before, head)) ?? before;
    }
    return null;
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
        const occ =
          expr < 0
            ? -1
            : exprs.kind[expr] === ExprKind.Member
              ? exprs.b[expr]!
              : exprs.kind[expr] === ExprKind.Ident
                ? exprs.a[expr]!
                : -1;
        const name = occ < 0 ? '' : unit.text(occs.name[occ]!);
        if (!DESCRIBING_DECORATORS.has(name)) findings.gate('decorator_registration', null, name || null);
      }
  }

  /** A default export is loaded by tools that are given its file's path. */
  #checkPathMentions(target: Target, findings: Findings): void {
    const { head } = this.#program;
    const word = stemOf(target.symbol.path).match(/[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/)?.[0];
    if (word === undefined) return;
    for (const path of head.view.filesWithWord(word)) {
      const file = head.view.file(path);
      if (file === undefined || file.outOfScope || loadsNothing(path)) continue;
      const facts = head.view.facts(path);
      if (facts === null) continue;
      for (const { start, end } of pathMentions(facts, target.symbol.path)) {
        const code = facts.room === 'text' || /\.(mdx?|json|ya?ml|toml)$/.test(path) ? 'data_match' : 'string_match';
        findings.add({ path, start, end, code, standing: 'open', proof: 'unproven', spelled: false });
      }
    }
  }

  #depends(path: string, dependency: string): boolean {
    const { files } = (this.#program.base ?? this.#program.head).resolver;
    return files.packagesAbove(path).some((found) => found.dependencies.has(dependency));
  }

  #explain(target: Target, exposure: Exposure, dispositions: readonly Disposition[]): string[] {
    const out: string[] = [];
    if (exposure.namespaceSeen && !target.isMember) out.push('closed_namespace');
    const others = dispositions.filter((each) => each.spelled && each.code !== 'own_body');
    if (others.length === 0 && target.symbol.name !== 'default')
      out.push(
        this.#program.head.view.longerWords(target.symbol.name, 1).length > 0 ? 'longer_identifier' : 'name_nowhere',
      );
    else if (others.length === 0) out.push('name_nowhere');
    return out;
  }
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

const IN_MARKUP = new Set<number>([TextClass.MarkupTag, TextClass.MarkupExpression, TextClass.MarkupAttribute]);
const NAMES_TAGS = new Set<number>([
  TextClass.MarkupTag,
  TextClass.Template,
  TextClass.StringWhole,
  TextClass.ForeignCode,
  TextClass.MarkupExpression,
  TextClass.MarkupAttribute,
]);
const TEMPLATE_TEXT = new Set<number>([
  TextClass.Template,
  TextClass.StringProse,
  TextClass.StringWhole,
  TextClass.StringTail,
  TextClass.StringInner,
  TextClass.MarkupExpression,
]);

function proofOf(found: Standing): Disposition['proof'] {
  return found.standing === 'use' ? 'proven' : found.standing === 'open' ? 'unproven' : null;
}
