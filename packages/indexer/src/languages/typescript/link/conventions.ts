import { baseOf } from './path-names.ts';

/** Why a tool reads a file's export unasked. */
export interface Convention {
  readonly code: 'convention_file' | 'convention_name' | 'implicit_contract';
  /** The tool. */
  readonly subject: string;
}

interface Rule {
  readonly tool: string;
  /** One of these must be a dependency of a package above the file; empty where the path says it alone. */
  readonly needs: readonly string[];
  readonly path: RegExp;
  /** Names that the tool reads; null for every export. */
  readonly names: ReadonlySet<string> | null;
  readonly code?: Convention['code'];
}

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const CODE = '\\.[cm]?[jt]sx?$';
const STORIES = 'Storybook stories';
const CONFIGURATION = 'a tool’s configuration file';

/**
 * Files and names that tools find by their place: nobody in the repository spells them.
 *
 * Sources: the routing and convention pages of each tool's documentation.
 */
const RULES: readonly Rule[] = [
  { tool: 'Jest and Vitest manual mocks', needs: [], path: /(^|\/)__mocks__\//, names: null },
  {
    tool: 'Next.js pages',
    needs: ['next'],
    path: new RegExp(`(^|/)pages/.*${CODE}`),
    names: names(
      'default getServerSideProps getStaticProps getStaticPaths getInitialProps config reportWebVitals middleware runtime',
    ),
  },
  {
    tool: 'Next.js app router',
    needs: ['next'],
    path: new RegExp(
      `(^|/)app/(.*/)?(page|layout|template|loading|error|global-error|not-found|default|route|sitemap|robots|manifest|opengraph-image|twitter-image|icon|apple-icon|forbidden|unauthorized)${CODE}`,
    ),
    names: names(
      'default metadata generateMetadata viewport generateViewport generateStaticParams generateImageMetadata generateSitemaps dynamic dynamicParams revalidate fetchCache runtime preferredRegion maxDuration experimental_ppr size contentType alt GET POST PUT PATCH DELETE HEAD OPTIONS',
    ),
  },
  {
    tool: 'Next.js',
    needs: ['next'],
    path: new RegExp(`(^|/)(middleware|proxy|instrumentation|instrumentation-client|mdx-components)${CODE}`),
    names: names('default middleware proxy config register onRequestError useMDXComponents onRouterTransitionStart'),
  },
  {
    tool: 'Remix and React Router',
    needs: ['@remix-run/react', '@remix-run/node', '@remix-run/dev', 'react-router', '@react-router/dev'],
    path: new RegExp(`(^|/)(routes/.*|root|entry\\.(client|server)|routes)${CODE}`),
    names: names(
      'default loader action clientLoader clientAction meta links headers handle shouldRevalidate ErrorBoundary HydrateFallback Layout middleware clientMiddleware handleRequest handleDataRequest handleError streamTimeout',
    ),
  },
  {
    tool: 'SvelteKit',
    needs: [],
    path: /(^|\/)\+(page|layout|server|error)(\.server)?(@[^/]*)?\.([cm]?[jt]s|svelte)$/,
    names: names(
      'default load actions prerender ssr csr trailingSlash config entries GET POST PUT PATCH DELETE HEAD OPTIONS fallback snapshot',
    ),
  },
  {
    tool: 'SvelteKit',
    needs: ['@sveltejs/kit'],
    path: /(^|\/)(hooks(\.server|\.client)?|params\/[^/]+|service-worker)\.[cm]?[jt]s$/,
    names: names('default handle handleFetch handleError init reroute transport match'),
  },
  {
    tool: 'Nuxt',
    needs: ['nuxt', 'nuxt3', '@nuxt/kit'],
    path: /(^|\/)(pages|layouts|components|composables|utils|plugins|middleware|server\/(api|routes|middleware|plugins|utils)|app|error)(\/.*)?\.([cm]?[jt]sx?|vue)$/,
    names: null,
  },
  {
    tool: 'Astro pages',
    needs: ['astro'],
    path: /(^|\/)src\/pages\/.*\.(astro|mdx?|[cm]?[jt]s)$/,
    names: names('default getStaticPaths prerender partial GET POST PUT PATCH DELETE HEAD ALL OPTIONS'),
  },
  {
    tool: 'Astro',
    needs: ['astro'],
    path: /(^|\/)src\/(middleware|content\/config|content\.config|live\.config)(\/index)?\.[cm]?[jt]s$/,
    names: names('onRequest collections default'),
  },
  {
    tool: 'Astro component contract',
    needs: [],
    path: /\.astro$/,
    names: names('Props getStaticPaths prerender'),
    code: 'implicit_contract',
  },
  {
    tool: 'Expo Router',
    needs: ['expo-router'],
    path: new RegExp(`(^|/)app/.*${CODE}`),
    names: names(
      'default unstable_settings ErrorBoundary generateStaticParams loader GET POST PUT PATCH DELETE HEAD OPTIONS',
    ),
  },
  {
    tool: 'TanStack Router',
    needs: ['@tanstack/react-router', '@tanstack/react-start', '@tanstack/solid-router'],
    path: new RegExp(`(^|/)routes/.*${CODE}`),
    names: names('Route ServerRoute default'),
  },
  {
    tool: 'Gatsby',
    needs: ['gatsby'],
    path: new RegExp(`(^|/)(src/(pages|templates|api)/.*|gatsby-(browser|config|node|ssr))${CODE}`),
    names: null,
  },
  { tool: STORIES, needs: [], path: /\.(stories|story)\.([cm]?[jt]sx?|svelte|mdx)$/, names: null },
  { tool: 'Storybook', needs: [], path: new RegExp(`(^|/)\\.storybook/.*${CODE}`), names: null },
  {
    tool: 'Docusaurus',
    needs: ['@docusaurus/core'],
    path: new RegExp(`(^|/)src/(pages|theme)/.*${CODE}`),
    names: names('default'),
  },
  {
    tool: 'Vike',
    needs: ['vike', 'vite-plugin-ssr'],
    path: new RegExp(`(^|/)\\+[A-Za-z]+${CODE}|\\.page(\\.(server|client|route))?${CODE}`),
    names: null,
  },
  {
    tool: 'Cypress component and support files',
    needs: ['cypress'],
    path: new RegExp(`(^|/)cypress/(support|plugins)/.*${CODE}`),
    names: names('default'),
  },
  {
    tool: CONFIGURATION,
    needs: [],
    path: new RegExp(
      `(^|/)(\\.?[\\w-]+(\\.[\\w-]+)*\\.config(\\.[\\w-]+)*|\\.[\\w-]+rc|[Gg]runtfile|[Gg]ulpfile|jest\\.setup|vitest\\.setup|vitest\\.workspace|webpack\\.[\\w.-]+|karma\\.conf|wdio\\.conf|protractor\\.conf|\\.pnpmfile|svgo|release|commitlint|lint-staged|rollup\\.[\\w.-]+|playwright\\.[\\w.-]+|knexfile|ormconfig|metro|drizzle)${CODE}`,
    ),
    names: null,
  },
  {
    tool: 'test set-up',
    needs: [],
    path: new RegExp(
      `(^|/)(global[-.]?[Ss]etup|global[-.]?[Tt]eardown|setup[-.]?[Tt]ests?|test[-.]?[Ss]etup|setupFiles?(After\\w*)?)${CODE}`,
    ),
    names: names('default setup teardown'),
  },
  {
    tool: 'a migration runner',
    needs: [],
    path: new RegExp(`(^|/)(migrations?|seeds?|seeders)/.*${CODE}`),
    names: null,
  },
  {
    tool: 'Netlify, Vercel or Cloudflare functions',
    needs: [],
    path: new RegExp(`(^|/)(netlify/(functions|edge-functions)|api|functions)/.*${CODE}`),
    names: names(
      'default handler config onRequest onRequestGet onRequestPost onRequestPut onRequestDelete onRequestPatch onRequestHead onRequestOptions GET POST PUT PATCH DELETE HEAD OPTIONS runtime maxDuration',
    ),
  },
  {
    tool: 'Plop',
    needs: ['plop', 'node-plop'],
    path: new RegExp(`(^|/)plopfile${CODE}`),
    names: names('default'),
  },
  {
    tool: 'GraphQL Code Generator',
    needs: ['@graphql-codegen/cli'],
    path: new RegExp(`(^|/)codegen${CODE}`),
    names: names('default'),
  },
  {
    tool: 'Hygen',
    needs: ['hygen'],
    path: new RegExp(`(^|/)(_templates/.*|\\.hygen)${CODE}`),
    names: null,
  },
  {
    tool: 'Hardhat Ignition and deployment scripts',
    needs: ['hardhat', 'hardhat-deploy'],
    path: new RegExp(`(^|/)(deploy|ignition/modules)/.*${CODE}`),
    names: names('default func tags dependencies skip runAtTheEnd id'),
  },
  {
    tool: 'Truffle and Waffle',
    needs: ['truffle', 'ethereum-waffle'],
    path: new RegExp(`(^|/)(truffle(-config)?|waffle)${CODE}`),
    names: null,
  },
  {
    tool: 'oclif hooks and commands',
    needs: ['@oclif/core', '@oclif/command'],
    path: new RegExp(`(^|/)src/help${CODE}`),
    names: names('default'),
  },
  {
    tool: 'SolidStart, Fresh and Qwik routes',
    needs: ['@solidjs/start', 'solid-start', '@builder.io/qwik-city', '@qwik.dev/router', '$fresh', 'fresh'],
    path: new RegExp(`(^|/)(routes|islands)/.*${CODE}`),
    names: null,
  },
  {
    tool: 'SolidStart and TanStack Start entries',
    needs: ['@solidjs/start', 'solid-start', '@tanstack/react-start', '@tanstack/solid-start'],
    path: new RegExp(`(^|/)(app|router|server|client|ssr|start|entry-(client|server))${CODE}`),
    names: names('default getRouter createRouter startInstance fetch'),
  },
  {
    tool: 'Nitro',
    needs: ['nitropack', 'nitro', 'h3'],
    path: new RegExp(`(^|/)(server/)?(api|routes|middleware|plugins|tasks|utils)/.*${CODE}`),
    names: null,
  },
  {
    tool: 'AdonisJS and Sails',
    needs: ['@adonisjs/core', 'sails'],
    path: new RegExp(`(^|/)(config|start|providers|commands|database|api|app/(controllers|policies))/.*${CODE}`),
    names: null,
  },
  {
    tool: 'Expo config plugins',
    needs: ['expo'],
    path: new RegExp(`(^|/)(app\\.(config|plugin)|index|App|metro\\.config)${CODE}`),
    names: names('default'),
  },
  {
    tool: 'Payload, Sanity, Keystone and Medusa',
    needs: ['payload', 'sanity', '@keystone-6/core', '@medusajs/medusa', '@medusajs/framework'],
    path: new RegExp(
      `(^|/)(payload|sanity\\.(config|cli)|keystone|src/(api|jobs|subscribers|workflows|links|modules|loaders)/.*)${CODE}`,
    ),
    names: null,
  },
  {
    tool: 'Trigger.dev, Convex and Inngest functions',
    needs: ['@trigger.dev/sdk', 'convex'],
    path: new RegExp(`(^|/)(trigger|convex)/.*${CODE}`),
    names: null,
  },
  {
    tool: 'WXT and Plasmo entry points',
    needs: ['wxt', 'plasmo'],
    path: new RegExp(`(^|/)(entrypoints/.*|popup|options|newtab|sidepanel|background(/.*)?|contents?(/.*)?)${CODE}`),
    names: null,
  },
  {
    tool: 'Slidev and VitePress themes',
    needs: ['vitepress', '@slidev/cli', 'vuepress'],
    path: new RegExp(`(^|/)(\\.(vitepress|vuepress)/.*|setup/.*)${CODE}`),
    names: null,
  },
  {
    tool: 'AWS Amplify and SST',
    needs: ['@aws-amplify/backend', 'sst'],
    path: new RegExp(`(^|/)(amplify/.*|sst\\.config)${CODE}`),
    names: names('default auth data storage handler'),
  },
  { tool: 'a serverless handler', needs: [], path: new RegExp(CODE), names: names('lambdaHandler') },
  {
    tool: 'Ember resolver',
    needs: ['ember-source'],
    path: new RegExp(`(^|/)(app|addon)/.*${CODE}`),
    names: names('default'),
  },
  {
    tool: 'Strapi',
    needs: ['@strapi/strapi', 'strapi'],
    path: new RegExp(`(^|/)(src|config)/.*${CODE}`),
    names: names('default'),
  },
  {
    tool: 'Electron Forge, Wrangler and workers',
    needs: ['wrangler'],
    path: new RegExp(CODE),
    names: names('default fetch scheduled queue'),
  },
];

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
    return { code: rule.code ?? 'convention_file', subject: rule.tool };
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

/** Class decorators that only describe: whoever uses the class still names it. */
export const DESCRIBING_DECORATORS: ReadonlySet<string> = new Set(
  `NgModule Component Directive Pipe Injectable Module Controller Catch Global WebSocketGateway Resolver ObjectType InputType
  ArgsType Expose Exclude Schema Inject injectable singleton observer Optional`.split(/\s+/),
);

export function isComponentFile(path: string): boolean {
  return /\.(vue|svelte|astro)$/.test(baseOf(path));
}
