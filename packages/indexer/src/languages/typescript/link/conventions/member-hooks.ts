import { names } from './convention-rule.ts';

/** Members that a library reads of what nobody is seen to hand to it: it found the class itself, or caught what was thrown. */
interface MemberHook {
  readonly tool: string;
  /** Packages, one of which has to be a dependency. */
  readonly needs: RegExp;
  readonly names: ReadonlySet<string>;
  /** Names that are made of another member's. */
  readonly pattern?: RegExp;
}

/** Of values of any class. Sources: the pages on lifecycles of each framework’s documentation. */
const VALUE_HOOKS: readonly MemberHook[] = [
  {
    tool: 'Aurelia',
    needs: /^(aurelia(-[a-z-]+)?|@aurelia\/.*)$/,
    names: names(
      `created bind attached detached unbind define hydrating hydrated binding bound attaching detaching unbinding dispose
      activate deactivate canActivate canDeactivate configureRouter determineActivationStrategy getViewStrategy
      canLoad load loading canUnload unload unloading propertyChanged propertiesChanged`,
    ),
    pattern: /^[a-zA-Z_$][\w$]*Changed$/,
  },
  {
    tool: 'Ionic',
    needs: /^(@ionic\/(angular|vue|react|core)|ionic-angular)$/,
    names: names(
      `ionViewDidLoad ionViewWillEnter ionViewDidEnter ionViewWillLeave ionViewDidLeave ionViewWillUnload ionViewCanEnter
      ionViewCanLeave`,
    ),
  },
  {
    tool: 'AngularJS',
    needs: /^(angular|@types\/angular|angularjs)$/,
    names: names('$onInit $onChanges $doCheck $onDestroy $postLink $get uiCanExit uiOnParamsChanged'),
  },
  {
    tool: 'Cloudflare Workers',
    needs: /^(wrangler|@cloudflare\/workers-types|miniflare)$/,
    names: names('fetch alarm scheduled queue tail trace email webSocketMessage webSocketClose webSocketError'),
  },
  {
    tool: 'Stencil',
    needs: /^@stencil\/core$/,
    names: names(
      `componentWillLoad componentDidLoad componentWillRender componentDidRender componentShouldUpdate componentWillUpdate
      componentDidUpdate hostData`,
    ),
  },
  {
    tool: 'a class component of Vue',
    needs: /^(vue-class-component|vue-property-decorator|vue-facing-decorator|nuxt-property-decorator)$/,
    names: names(
      `data beforeCreate created beforeMount mounted beforeUpdate updated activated deactivated beforeDestroy destroyed
      beforeUnmount unmounted errorCaptured render asyncData fetch head serverPrefetch
      beforeRouteEnter beforeRouteUpdate beforeRouteLeave`,
    ),
  },
];

/** Of a class itself. */
const STATIC_HOOKS: readonly MemberHook[] = [
  { tool: 'React Navigation', needs: /^react-navigation(-[a-z-]+)?$/, names: names('navigationOptions router') },
  { tool: 'React Native Navigation', needs: /^react-native-navigation$/, names: names('options') },
  { tool: 'AngularJS', needs: /^(angular|@types\/angular|angularjs)$/, names: names('$inject') },
  {
    tool: 'Aurelia',
    needs: /^(aurelia(-[a-z-]+)?|@aurelia\/.*)$/,
    names: names('inject $au $view $resource dependencies'),
  },
];

/** Of what was thrown, by whoever catches it. Sources: the documentation of each about its handling of errors. */
const ERROR_READERS: readonly MemberHook[] = [
  {
    tool: 'a GraphQL server',
    needs:
      /^(graphql|graphql-yoga|graphql-http|express-graphql|mercurius|type-graphql|apollo-server.*|@apollo\/server|@graphql-yoga\/.*|@envelop\/.*|@nestjs\/graphql)$/,
    names: names('extensions originalError locations path nodes source positions'),
  },
  {
    tool: 'a web server',
    needs:
      /^(express|connect|finalhandler|restify|polka|koa|koa-.*|@koa\/.*|http-errors|body-parser|@nestjs\/(core|common)|hono|loopback|@loopback\/.*|@feathersjs\/.*|sails)$/,
    names: names('status statusCode expose headers headerSent'),
  },
  {
    tool: 'Fastify',
    needs: /^(fastify|@fastify\/.*)$/,
    names: names('statusCode status code headers validation validationContext serialization'),
  },
  { tool: 'hapi', needs: /^(@hapi\/.*|hapi|boom)$/, names: names('isBoom isServer output data') },
  {
    tool: 'Nitro',
    needs: /^(h3|nitropack|nitro|nuxt|nuxt3)$/,
    names: names('statusCode statusMessage status statusText data fatal unhandled'),
  },
  { tool: 'Next.js', needs: /^next$/, names: names('digest statusCode') },
  {
    tool: 'React Router',
    needs: /^(react-router(-dom)?|@react-router\/.*|@remix-run\/.*)$/,
    names: names('status statusText internal data'),
  },
  { tool: 'Moleculer', needs: /^moleculer$/, names: names('code type data retryable') },
  { tool: 'Socket.IO', needs: /^socket\.io$/, names: names('data') },
  {
    tool: 'a runner of tests',
    needs: /^(jest|vitest|mocha|jasmine|ava|tap|@playwright\/test)$/,
    names: names('actual expected operator showDiff generatedMessage matcherResult'),
  },
  {
    tool: 'a command line’s framework',
    needs: /^(commander|@oclif\/.*|cac|@commander-js\/.*)$/,
    names: names('exitCode code oclif render suggestions skipOclifErrorHandling'),
  },
];

const HOOKS = { value: VALUE_HOOKS, static: STATIC_HOOKS, error: ERROR_READERS } as const;

/**
 * The library that reads a member of this name unasked, or null.
 *
 * @param on whether it reads it of values of a class, of the class, or of an error that it catches
 * @param dependencies what the packages of those who use the class depend on; asked for only where the name is a hook's
 */
export function hookedBy(name: string, on: keyof typeof HOOKS, dependencies: () => ReadonlySet<string>): string | null {
  for (const hook of HOOKS[on]) {
    if (!hook.names.has(name) && hook.pattern?.test(name) !== true) continue;
    for (const dependency of dependencies()) if (hook.needs.test(dependency)) return hook.tool;
  }
  return null;
}
