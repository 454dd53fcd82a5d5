import { DeclKind, ExprKind } from '../../../../facts/kinds.ts';
import { HOLDS_NO_FUNCTION } from '../bind/no-function.ts';
import type { Program } from '../bind/program.ts';
import type { Findings } from '../question/findings.ts';
import type { Target } from '../question/target.ts';
import { baseOf, dirOf, isUnder, join, stemOf } from '../resolve/path-names.ts';

/** Names that a host asks for, and by what a repository shows that it runs there. One mark of any kind is enough. */
interface Host {
  readonly subject: string;
  /** Null for every name. */
  readonly names: ReadonlySet<string> | null;
  /** Where the name has to stand: what the module exports, or what is on the global object. */
  readonly on: 'exports' | 'global';
  /** Words of any file (the address of a page's script). */
  readonly words?: readonly string[];
  /** Names of packages that one above depends on. */
  readonly needs?: readonly string[];
  /** What the file itself imports. */
  readonly imports?: RegExp;
  /** A file of this name beside or above it. */
  readonly marker?: string;
}

const names = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Sources: the documentation of each host. */
const HOSTS: readonly Host[] = [
  {
    subject: 'k6',
    names: names('default options setup teardown handleSummary'),
    on: 'exports',
    imports: /^k6(\/|$)|^https:\/\/jslib\.k6\.io\//,
  },
  {
    subject: 'p5',
    names: names(
      `preload setup draw windowResized mousePressed mouseReleased mouseClicked mouseMoved mouseDragged doubleClicked mouseWheel
      keyPressed keyReleased keyTyped touchStarted touchMoved touchEnded deviceMoved deviceTurned deviceShaken`,
    ),
    on: 'global',
    words: ['p5', 'q5'],
    needs: ['p5', 'q5', '@types/p5'],
  },
  {
    subject: 'the YouTube player',
    names: names('onYouTubeIframeAPIReady onYouTubePlayerAPIReady onYouTubePlayerReady'),
    on: 'global',
    words: ['youtube', 'iframe_api', 'player_api'],
    needs: ['@types/youtube'],
  },
  {
    subject: 'Google Maps',
    names: names('gm_authFailure'),
    on: 'global',
    words: ['googleapis'],
    needs: ['@types/google.maps', '@googlemaps/js-api-loader'],
  },
  { subject: 'Google Cast', names: names('__onGCastApiAvailable'), on: 'global', words: ['gstatic', 'cast_sender'] },
  {
    subject: 'Spotify',
    names: names('onSpotifyWebPlaybackSDKReady onSpotifyIframeApiReady onSpotifyPlayerAPIReady'),
    on: 'global',
    words: ['spotify', 'scdn'],
  },
  { subject: 'Facebook', names: names('fbAsyncInit'), on: 'global', words: ['facebook'] },
  { subject: 'OneTrust', names: names('OptanonWrapper'), on: 'global', words: ['otSDKStub', 'cookielaw', 'onetrust'] },
  {
    subject: 'Disqus',
    names: names('disqus_config disqus_shortname disqus_identifier'),
    on: 'global',
    words: ['disqus'],
  },
  { subject: 'MathJax', names: names('MathJax'), on: 'global', words: ['mathjax'] },
  { subject: 'RequireJS', names: names('require requirejs'), on: 'global', words: ['requirejs', 'data-main'] },
  { subject: 'Dojo', names: names('dojoConfig djConfig'), on: 'global', words: ['dojo'] },
  { subject: 'Emscripten', names: names('Module'), on: 'global', words: ['wasm', 'asm', 'emscripten'] },
  {
    subject: 'a library that looks for its settings on the global object',
    names: names(
      'MonacoEnvironment CESIUM_BASE_URL CKEDITOR_BASEPATH WebFontConfig tinyMCEPreInit EXCALIDRAW_ASSET_PATH FontAwesomeConfig PhusionPassenger L_DISABLE_3D L_PREFER_CANVAS __webpack_public_path__ __webpack_nonce__ dataLayer _paq _gaq _hsq',
    ),
    on: 'global',
  },
  // Menus, triggers, cells and dialogs call any function by its name, which is kept outside the repository.
  { subject: 'Apps Script', names: null, on: 'global', marker: 'appsscript.json' },
  // Endpoints, topics, jobs: what is made by a call of the framework's and exported, its compiler finds.
  { subject: 'Encore', names: null, on: 'exports', imports: /^encore\.dev\// },
  { subject: 'Screeps', names: names('loop'), on: 'exports', needs: ['@types/screeps', 'screeps', 'typed-screeps'] },
  {
    subject: 'Zotero',
    names: names('install startup shutdown uninstall onMainWindowLoad onMainWindowUnload'),
    on: 'global',
    marker: 'manifest.json',
  },
];

/** Editors that a package says it extends (`engines`), and what they call in its main file. */
const EXTENDED: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['vscode', names('activate deactivate')],
  ['azdata', names('activate deactivate')],
  ['coc', names('activate deactivate')],
  ['theiaPlugin', names('start stop activate deactivate')],
  ['theia', names('start stop activate deactivate')],
  [
    'atom',
    names(
      'activate deactivate initialize serialize config default consumeStatusBar consumeIndie consumeAutoreload provideLinter provideBuilder provide',
    ),
  ],
  ['pulsar', names('activate deactivate initialize serialize config default provideLinter provide')],
  ['homebridge', names('default')],
]);

/** Handlers that a browser and a worker look for on the global object: `function onload() {}` in a script of a page. */
const HANDLER = /^on[a-z]{3,}$/;

/** Gates of names that a host looks for: on the global object, among the exports of a script that it runs, of a main file. */
export function checkHosts(program: Program, target: Target, findings: Findings): void {
  if (target.isMember || target.reach === 'file') return;
  const { symbol } = target;
  const isGlobal = target.reach === 'global';
  if (isGlobal && HANDLER.test(symbol.name)) findings.gate('convention_name', null, 'the browser');
  for (const host of HOSTS) {
    const asked =
      host.on === 'global'
        ? isGlobal && (host.names === null ? isCallable(target) : host.names.has(symbol.name))
        : host.names === null
          ? target.exportNames.length > 0 && isMadeBy(target, host.imports)
          : target.exportNames.some((name) => host.names?.has(name === 'export=' ? 'default' : name));
    if (asked && isHostedBy(program, target, host)) findings.gate('convention_name', null, host.subject);
  }
  checkExtension(program, target, findings);
  checkCommands(program, target, findings);
}

/** Whether what is exported is the result of a call of what is imported from a package. */
function isMadeBy({ unit, symbol }: Target, imported: RegExp | undefined): boolean {
  const { decls, exprs, occs, imports } = unit.facts;
  return symbol.decls.some((decl) => {
    let at = decls.init[decl]!;
    if (at < 0 || (exprs.kind[at] !== ExprKind.Call && exprs.kind[at] !== ExprKind.New)) return false;
    while (at >= 0 && exprs.kind[at] !== ExprKind.Ident) at = CHAIN.has(exprs.kind[at]!) ? exprs.a[at]! : -1;
    const bound = at < 0 || exprs.a[at]! < 0 ? -1 : occs.bind[exprs.a[at]!]!;
    const row = bound >= 0 && unit.isImport(bound) ? unit.importOf(bound) : -1;
    return row >= 0 && imported?.test(unit.text(imports.specifier[row]!)) === true;
  });
}

const CHAIN = new Set<number>([ExprKind.Call, ExprKind.New, ExprKind.Member]);

function isCallable({ unit, symbol }: Target): boolean {
  // Apps Script keeps what ends in an underscore to itself.
  const { decls, exprs } = unit.facts;
  return (
    !symbol.name.endsWith('_') &&
    symbol.decls.some((decl) => {
      const init = decls.init[decl]!;
      if (decls.kind[decl] !== DeclKind.Variable) return decls.kind[decl] === DeclKind.Function;
      return init < 0 || !HOLDS_NO_FUNCTION.has(exprs.kind[init]!);
    })
  );
}

function isHostedBy({ head }: Program, { unit, headPath }: Target, host: Host): boolean {
  const { words, needs, imports, marker } = host;
  if (words === undefined && needs === undefined && imports === undefined && marker === undefined) return true;
  if (imports !== undefined) {
    const rows = unit.facts.imports;
    for (let row = 0; row < rows.count; row++) if (imports.test(unit.text(rows.specifier[row]!))) return true;
  }
  if (marker !== undefined)
    for (const file of head.view.files())
      if (baseOf(file.path) === marker && isUnder(headPath, dirOf(file.path))) return true;
  if (needs !== undefined) {
    const above = head.resolver.files.packagesAbove(headPath);
    if (needs.some((name) => above.some((found) => found.dependencies.has(name)))) return true;
  }
  return words?.some((word) => head.view.filesWithWord(word).length > 0) ?? false;
}

/** Raycast runs the file that has the name of a command, or of a tool, of the manifest. */
function checkCommands({ head }: Program, { headPath, exportNames }: Target, findings: Findings): void {
  const owner = head.resolver.files.packageOf(headPath);
  if (owner === null || !owner.dependencies.has('@raycast/api')) return;
  const reads = exportNames.some((name) => name === 'default' || name === 'confirmation');
  for (const [key, folder] of [
    ['commands', 'src'],
    ['tools', 'src/tools'],
  ] as const) {
    const listed = owner.raw[key];
    for (const each of reads && Array.isArray(listed) ? listed : []) {
      if (typeof each !== 'object' || each === null || typeof each.name !== 'string') continue;
      if (head.resolver.place(join(owner.dir, `${folder}/${each.name}`) ?? '').includes(headPath))
        findings.gateAtFile('convention_file', owner.path, 'Raycast');
    }
  }
}

function checkExtension({ head }: Program, { headPath, exportNames }: Target, findings: Findings): void {
  const owner = head.resolver.files.packageOf(headPath);
  const engines = owner?.raw.engines;
  if (owner === null || typeof engines !== 'object' || engines === null) return;
  for (const [engine, asked] of EXTENDED) {
    if (
      !Object.hasOwn(engines, engine) ||
      !exportNames.some((name) => asked.has(name === 'export=' ? 'default' : name))
    )
      continue;
    const places = owner.entries.flatMap((entry) => head.resolver.place(join(owner.dir, entry) ?? ''));
    // What a bundler makes of a file that it is given elsewhere may be the main file.
    const isEntry =
      places.includes(headPath) ||
      owner.entries.some((entry) => stemOf(entry) === stemOf(headPath)) ||
      places.length === 0;
    if (isEntry) findings.gateAtFile('convention_name', owner.path, engine);
  }
}
