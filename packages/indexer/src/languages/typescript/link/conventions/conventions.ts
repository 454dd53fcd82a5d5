import { baseOf } from '../resolve/path-names.ts';
import type { Asks } from './asks.ts';
import { CODE, type Rule } from './convention-rule.ts';
import { SERVERS } from './convention-servers.ts';
import { SITES } from './convention-sites.ts';
import { CONFIGURATION, STORIES, TOOLS } from './convention-tools.ts';

/** Why a tool reads a file's export unasked. */
export interface Convention {
  readonly code: 'convention_file' | 'convention_name' | 'implicit_contract';
  /** The tool. */
  readonly subject: string;
  /** What it asks of a class that it finds so. */
  readonly asks: Asks;
}

const RULES: readonly Rule[] = [...TOOLS, ...SITES, ...SERVERS];

/**
 * The convention by which a tool reads an export, or null.
 *
 * @param exportName as others see it; `default` for the default export and for a component file itself
 * @param depends whether a package above the file depends on a name
 */
export function conventionOf(path: string, exportName: string, depends: (name: string) => boolean): Convention | null {
  // A CommonJS module's whole export is what a tool takes for its default.
  const name = exportName === 'export=' ? 'default' : exportName;
  for (const rule of RULES) {
    if (rule.names !== null && !rule.names.has(name)) continue;
    if (!rule.path.test(path)) continue;
    if (rule.needs.length > 0 && !rule.needs.some(depends)) continue;
    return { code: rule.code ?? 'convention_file', subject: rule.tool, asks: rule.asks ?? 'anything' };
  }
  return null;
}

/**
 * Whether a convention asks for nothing once its file is gone: a story that is not there is not shown; a configuration
 * that is not there is not read, where no package above depends on its tool any more.
 *
 * @param dependencies the names that packages above the file depend on, in the revision without the file
 */
export function endsWithItsFile(path: string, convention: Convention, dependencies: readonly string[]): boolean {
  if (convention.subject === STORIES) return true;
  if (convention.subject !== CONFIGURATION) return false;
  const tool = /^\.?([a-z][a-z-]+?)(?:rc|file)?(?:\.|$)/i.exec(baseOf(path))?.[1]?.toLowerCase();
  return tool !== undefined && !dependencies.some((name) => name.includes(tool));
}

/** Whether a file configures a tool: what it names by a path, the tool may load. */
export function isToolConfiguration(path: string): boolean {
  return CONFIGURED.test(path) || RULES.some((rule) => rule.tool === CONFIGURATION && rule.path.test(path));
}

const CONFIGURED = new RegExp(`(^|/)\\.storybook/.*${CODE}`);

/** Methods that the language or the runtime calls on any object that has them. */
export const IMPLICIT_METHODS: ReadonlySet<string> = new Set(
  'toString toJSON valueOf toLocaleString then next return throw constructor handleEvent inspect asyncDispose dispose'.split(
    ' ',
  ),
);

/** Methods that frameworks call on classes of theirs, whether or not the class says what it implements. */
export const LIFECYCLE_METHODS: ReadonlySet<string> = new Set(
  `ngOnInit ngOnDestroy ngOnChanges ngDoCheck ngAfterContentInit ngAfterContentChecked ngAfterViewInit ngAfterViewChecked
  writeValue registerOnChange registerOnTouched setDisabledState canActivate canDeactivate canActivateChild canLoad canMatch resolve
  transform intercept validate onModuleInit onModuleDestroy onApplicationBootstrap onApplicationShutdown beforeApplicationShutdown
  connectedCallback disconnectedCallback attributeChangedCallback adoptedCallback formAssociatedCallback
  componentDidMount componentDidUpdate componentWillUnmount componentDidCatch shouldComponentUpdate getSnapshotBeforeUpdate
  getDerivedStateFromProps getDerivedStateFromError getChildContext UNSAFE_componentWillMount UNSAFE_componentWillReceiveProps
  UNSAFE_componentWillUpdate componentWillMount componentWillReceiveProps componentWillUpdate`.split(/\s+/),
);

/** Methods that libraries ask for in their documentation: an object that is handed to one may have them called. */
export const CONTRACT_METHODS: ReadonlySet<string> = new Set(
  `apply getItem setItem removeItem handle execute run transform validate parse format write read emit on once off send get set
  has delete clear close open log info warn error debug trace fatal subscribe unsubscribe render init setup install start stop
  connect disconnect query load save process serialize deserialize resolve handleRequest fetch publish consume acquire release
  lock unlock create destroy dispose register boot configure bootstrap match test compare accept supports encode decode push pull
  increment decrement reset touch all end flush status statusCode code expose headers`.split(/\s+/),
);

/** Hooks of what a tool's configuration lists: plugins of bundlers, services and reporters of test runners. */
export const TOOL_HOOKS: ReadonlySet<string> = new Set([
  ...CONTRACT_METHODS,
  ...`onPrepare onWorkerStart onWorkerEnd beforeSession before beforeSuite beforeHook afterHook beforeTest beforeCommand
  afterCommand afterTest afterSuite after afterSession onComplete onReload beforeAssertion afterAssertion beforeFeature
  beforeScenario beforeStep afterStep afterScenario afterFeature beforeEach afterEach
  onBegin onTestBegin onTestEnd onEnd onError onExit onStdOut onStdErr onStepBegin onStepEnd printsToStdio
  onRunStart onTestStart onTestResult onRunComplete getLastError onTestCaseResult onTestFileStart onTestFileResult
  onInit onPathsCollected onCollected onTaskUpdate onFinished onWatcherStart onWatcherRerun onUserConsoleLog
  onTestRunStart onTestRunEnd onTestModuleStart onTestModuleEnd onTestCaseReady
  config configEnvironment configResolved configureServer configurePreviewServer transformIndexHtml handleHotUpdate hotUpdate
  options outputOptions buildStart buildEnd resolveId resolveDynamicImport shouldTransformCachedModule moduleParsed
  renderStart renderChunk renderError augmentChunkHash generateBundle writeBundle closeBundle closeWatcher watchChange
  banner footer intro outro postcssPlugin process processAsync getCacheKey canInstrument runTests`.split(/\s+/),
]);

/** Class decorators that only describe: whoever uses the class still names it. */
export const DESCRIBING_DECORATORS: ReadonlySet<string> = new Set(
  `NgModule Component Directive Pipe Injectable Module Controller Catch Global WebSocketGateway Resolver ObjectType InputType
  ArgsType Expose Exclude Schema Inject injectable singleton observer Optional`.split(/\s+/),
);

export function isComponentFile(path: string): boolean {
  return /\.(vue|svelte|astro)$/.test(baseOf(path));
}
