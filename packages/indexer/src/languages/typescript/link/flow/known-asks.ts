import { ExprKind, Use } from '../../../../facts/kinds.ts';
import { nameOccurrence } from '../bind/callee-name.ts';
import type { Unit } from '../bind/unit.ts';
import { type Asks, FIELDS } from '../conventions/asks.ts';
import { names } from '../conventions/convention-rule.ts';
import { ADONIS } from '../conventions/host-hooks.ts';

/** Members that Angular calls of what it makes, and of the strategies and factories that are provided to it. */
const ANGULAR = `ngOnInit ngOnDestroy ngOnChanges ngDoCheck ngAfterContentInit ngAfterContentChecked ngAfterViewInit ngAfterViewChecked
  ngDoBootstrap ngTemplateContextGuard writeValue registerOnChange registerOnTouched setDisabledState validate transform
  canActivate canDeactivate canActivateChild canLoad canMatch resolve intercept handleError serialize parse preload
  shouldDetach shouldAttach shouldReuseRoute retrieve shouldProcessUrl updateTitle buildTitle buildHammer getPluralCategory
  isErrorState encodeKey encodeValue decodeKey decodeValue createDb`;

/** Members that Nest calls of what it makes: of lifecycles, guards and pipes, and of the factories of a module's options. */
const NEST = `onModuleInit onModuleDestroy onApplicationBootstrap onApplicationShutdown beforeApplicationShutdown canActivate resolve
  intercept transform validate serialize afterInit handleConnection handleDisconnect configure use catch create
  createMicroservice createTypeOrmOptions createMongooseOptions createSequelizeOptions createMikroOrmOptions createGqlOptions
  createJwtOptions createAuthOptions createCacheOptions createHttpOptions createMulterOptions createThrottlerOptions
  createBullOptions createSharedConfiguration createClientOptions createTerminusOptions createElasticsearchOptions
  createLoggerOptions setLogLevels _handleFile _removeFile`;

/**
 * Packages of which it is known what they ask for. Any other may ask for anything. A row here is knowledge that the package
 * asks for nothing else, whatever of it is called.
 */
export const PACKAGES: readonly (readonly [RegExp, Asks])[] = [
  // What is sent is written field by field.
  [/^@angular\/common\/http$/, names(`${ANGULAR} ${FIELDS} toJSON`)],
  [/^@nestjs\/(axios|microservices)$/, names(`${NEST} ${FIELDS} toJSON listen close send publish connect handleEvent`)],
  [/^@ngrx\//, names('ngrxOnInitEffects ngrxOnRunEffects ngrxOnIdentifyEffects ngrxOnStoreInit ngrxOnStateInit')],
  [
    /^angular$/,
    names('$onInit $onChanges $doCheck $onDestroy $postLink $get $inject link compile controller template'),
  ],
  // Controls and layers of maps.
  [/^(mapbox-gl|maplibre-gl)$/, names('onAdd onRemove getDefaultPosition render prerender')],
  // They call the hooks of what they inject and mount; the rest is read by code and templates that spell it.
  [/^@angular\//, names(ANGULAR)],
  // What is told to the application itself: a logger, an adapter, a strategy.
  [
    /^@nestjs\/core$/,
    names(`${NEST} log error warn debug verbose fatal listen close bindClientConnect bindMessageHandlers`),
  ],
  [/^@nestjs\/cqrs$/, names(`${NEST} execute handle publish`)],
  [/^@nestjs\/(bull|bullmq)$/, names(`${NEST} process`)],
  [/^@nestjs\/graphql$/, names(`${NEST} parseValue parseLiteral requestDidStart serverWillStart`)],
  [/^@nestjs\/throttler$/, names(`${NEST} increment getTracker`)],
  [/^@(nestjs|nestjs-modules)\//, names(NEST)],
  [/^@adonisjs\//, new Set([...ADONIS, FIELDS, 'toJSON'])],
  // Resolvers are asked for by the names of the schema, which spells them.
  [/^(graphql|graphql-http|express-graphql)$/, 'nothing'],
  // What a component is given is read by components; state is handed back. What can be waited for is.
  [/^(react|preact|preact\/hooks)$/, names('then')],
  // Plugins are installed, directives are called by their hooks.
  [
    /^(vue|@vue\/[a-z-]+)$/,
    names(
      `install created beforeMount mounted beforeUpdate updated beforeUnmount unmounted bind inserted update componentUpdated
      unbind get set then getSSRProps`,
    ),
  ],
  [/^vue-router$/, names('install beforeRouteEnter beforeRouteUpdate beforeRouteLeave then')],
  // Stores are subscribed to, and so are observables.
  [/^(svelte|svelte\/[a-z]+|solid-js|solid-js\/store)$/, names('subscribe set update destroy then')],
  // Matchers call nothing; those that compare fields are told below.
  [/^(vitest|@jest\/globals|chai|(node:)?assert(\/strict)?)$/, 'nothing'],
  // They print what they are given, to a stream that they may be given, too.
  [
    /^(debug|pino|winston|bunyan|loglevel|consola|(node:)?util)$/,
    names('write log end flush flushSync toJSON inspect'),
  ],
  // Observers are called by their protocol, values are handed on.
  [/^rxjs(\/|$)/, names('next error complete subscribe unsubscribe then return schedule now call add closed')],
  [
    /^(node:)?events$/,
    names('on once off addListener removeListener emit addEventListener removeEventListener handleEvent'),
  ],
  // They read and write fields, of whatever they are given; constraints are asked what they say.
  [/^class-(transformer|validator)$/, new Set([FIELDS, 'validate', 'defaultMessage'])],
  // They wrap fields and methods, and hand them back.
  [/^mobx(-react(-lite)?)?$/, new Set([FIELDS, 'toJSON'])],
  // Containers make values, hand them back, and let them go.
  [/^(tsyringe|typedi|inversify)$/, names('dispose destroy')],
  // They compare, copy and walk over fields: what a class has on its prototype is no key.
  [
    /^(lodash|lodash-es|lodash\.\w+|fast-deep-equal|deep-equal|dequal|fast-equals)(\/|$)/,
    new Set([FIELDS, 'valueOf', 'toString', 'toJSON', 'equals', 'next', 'then']),
  ],
  // A body is written field by field, or is a stream or a form; a request may be one of a class, with what its options call.
  [
    /^(axios|ky|superagent)$/,
    new Set([
      FIELDS,
      ...names(
        `toJSON toString then pipe append getHeaders adapter transformRequest transformResponse paramsSerializer
        validateStatus beforeRedirect onUploadProgress onDownloadProgress parseJson fetch subscribe promise
        throwIfRequested addEventListener`,
      ),
    ]),
  ],
];

/** What the runtime's own functions ask for by their protocols. Any that is not listed may ask for anything. */
export const RUNTIME: ReadonlyMap<string, Asks> = new Map<string, Asks>([
  ...(
    'console Map Set WeakMap WeakSet WeakRef FinalizationRegistry Symbol Boolean queueMicrotask setTimeout setInterval ' +
    'setImmediate describe it test jest vi cy suite beforeAll beforeEach afterAll afterEach before after'
  )
    .split(' ')
    .map((name) => [name, 'nothing'] as const),
  ['Array', names('length next return')],
  ['Object', 'nothing'],
  ['JSON', 'fields'],
  ['Promise', names('then catch finally')],
  ['String', names('toString valueOf')],
  ['Number', names('toString valueOf')],
  ['Error', names('cause')],
  // Messages to another process are written field by field.
  ['process', 'fields'],
  ['structuredClone', 'fields'],
  ['postMessage', 'fields'],
  ['document', names('handleEvent toString')],
  ['window', new Set(['handleEvent', 'toString', FIELDS])],
]);

/** Matchers and assertions that compare what they are given field by field, whatever its fields are called. */
const COMPARING =
  /^(toEqual|toStrictEqual|toMatchObject|toMatch(Inline|File)?Snapshot|toContainEqual|toHave(Been)?(Last|Nth)?(Called|Returned)With|to(Be)?CalledWith|(not)?[dD]eep(Strict)?Equal|partialDeepStrictEqual|deep|eql|isDeepStrictEqual)$/;

/** Whether the chain that a call stands in compares fields: `expect(point).toEqual(…)`, `assert.deepEqual(point, …)`. */
export function comparesFields(unit: Unit, callee: number): boolean {
  const { exprs, occs } = unit.facts;
  const compares = (e: number): boolean => {
    const occ = exprs.kind[e] === ExprKind.Member || e === callee ? nameOccurrence(unit, e) : -1;
    return occ >= 0 && COMPARING.test(unit.text(occs.name[occ]!));
  };
  for (let at = callee; at >= 0 && CHAIN.has(exprs.kind[at]!); at = exprs.a[at]!) if (compares(at)) return true;
  for (let at = callee; at >= 0 && exprs.use[at] === Use.Part; at = exprs.target[at]!) if (compares(at)) return true;
  return false;
}

const CHAIN = new Set<number>([ExprKind.Member, ExprKind.Call]);
