import { CODE, names, type Rule } from './convention-rule.ts';

/** What frameworks of sites and apps find by its place. Source: the routing and convention pages of their documentation. */
export const SITES: readonly Rule[] = [
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
    tool: 'Expo config plugins',
    needs: ['expo'],
    path: new RegExp(`(^|/)(app\\.(config|plugin)|index|App|metro\\.config)${CODE}`),
    names: names('default'),
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
    tool: 'Ember resolver',
    needs: ['ember-source'],
    path: new RegExp(`(^|/)(app|addon)/.*${CODE}`),
    names: names('default'),
  },
  {
    tool: 'Astro',
    needs: ['astro'],
    path: /(^|\/)src\/(actions(\/index)?|fetch|app)\.[cm]?[jt]s$/,
    names: names('server default'),
  },
  {
    tool: 'Nuxt 2',
    needs: ['nuxt', 'nuxt-edge', 'nuxt3', '@nuxt/core'],
    path: /(^|\/)(store|stores|modules|shared|layers|server|serverMiddleware|api|app\/router\.options)(\/.*)?\.([cm]?[jt]sx?|vue)$/,
    names: null,
  },
  {
    tool: 'Create React App',
    needs: ['react-scripts', 'react-app-rewired', '@craco/craco'],
    path: new RegExp(`(^|/)(src/(setupProxy|setupTests|react-app-env)|config-overrides(/index)?)${CODE}`),
    names: null,
  },
  {
    tool: 'Eleventy',
    needs: ['@11ty/eleventy', '@11ty/client'],
    path: new RegExp(`(^|/)(\\.eleventy|_data/.*|_includes/.*|_layouts/.*|.*\\.11tydata|.*\\.11ty)${CODE}`),
    names: null,
  },
  {
    tool: 'a generator of sites',
    needs: ['hexo', 'metalsmith', 'lume', '@lume/lume', 'docpad', 'assemble', 'wintersmith'],
    path: new RegExp(
      `(^|/)(scripts/.*|helpers/.*|layouts?/.*|_data/.*|_components/.*|_config|plugins/.*|.*\\.page)${CODE}`,
    ),
    names: null,
  },
  {
    tool: 'Redwood cells',
    needs: ['@redwoodjs/web', '@redwoodjs/core', '@cedarjs/web'],
    path: new RegExp(`(^|/)[^/]*Cell(/index)?${CODE}`),
    names: names('QUERY Loading Empty Failure Success beforeQuery afterQuery isEmpty displayName data default'),
  },
  {
    tool: 'Redwood',
    needs: [
      '@redwoodjs/web',
      '@redwoodjs/core',
      '@redwoodjs/api',
      '@redwoodjs/graphql-server',
      '@cedarjs/web',
      '@cedarjs/api',
    ],
    path: new RegExp(
      `(^|/)(api/src/(functions|services|graphql|directives|subscriptions|jobs)/.*|api/src/lib/(auth|db|jobs|logger)|api/src/server|web/src/(App|Routes|Document|entry\\.(client|server)|pages/.*|layouts/.*)|scripts/.*|.*\\.(routeHooks|scenarios|mock))${CODE}`,
    ),
    names: null,
  },
  {
    tool: 'Umi',
    needs: [
      'umi',
      '@umijs/max',
      '@umijs/preset-react',
      '@umijs/plugin-layout',
      'ice',
      '@ice/app',
      'dumi',
      'father',
      'alita',
      'dva',
    ],
    path: new RegExp(
      `(^|/)(src/)?(app|access|global|loading|document|routes|plugin|overrides|models/.*|pages/.*|layouts/.*|wrappers/.*|locales/.*|plugins/.*|\\.umirc(\\.[\\w-]+)*|\\.fatherrc(\\.[\\w-]+)*|\\.dumirc(\\.[\\w-]+)*|\\.dumi/.*|config/(config|routes|proxy|defaultSettings)(\\.[\\w-]+)*|mock/.*)${CODE}`,
    ),
    names: null,
  },
  {
    tool: 'Umi’s models',
    needs: ['umi', '@umijs/max', 'dva'],
    path: new RegExp(`(^|/)(model|[^/]+\\.model)${CODE}`),
    names: null,
  },
  {
    tool: 'Quasar',
    needs: ['quasar', '@quasar/app', '@quasar/app-vite', '@quasar/app-webpack'],
    path: new RegExp(
      `(^|/)(src/(stores?|router)/index|src-(electron|ssr|pwa|bex|capacitor)/.*|quasar\\.extensions|src/(index|install|uninstall|prompts))${CODE}`,
    ),
    names: null,
  },
  {
    tool: 'Taro, uni-app and mini programs',
    needs: ['@tarojs/taro', '@tarojs/cli', '@dcloudio/uni-app', 'remax', '@remax/cli', '@tarojs/runtime'],
    path: new RegExp(`(^|/)(src/)?(pages/.*|app|main|.*\\.config)${CODE}`),
    names: null,
  },
  {
    tool: 'Modern.js, Rspress, One and Waku',
    needs: ['@modern-js/app-tools', '@modern-js/runtime', 'rspress', '@rspress/core', 'one', 'waku'],
    path: new RegExp(
      `(^|/)((src|app|docs)/(.*/)?(routes|pages|theme)/.*|api/.*|app/.*|theme/.*|src/(modern\\.runtime|entry|server-entry))${CODE}`,
    ),
    names: null,
  },
  {
    tool: 'React Native and Expo entries',
    needs: ['expo', 'react-native'],
    path: new RegExp(`(^|/)(index(\\.(ios|android|web|native))?|App|react-native\\.config)${CODE}`),
    names: names('default'),
  },
  {
    tool: 'Aurelia',
    needs: ['aurelia-framework', 'aurelia-bootstrapper', 'aurelia'],
    path: new RegExp(`(^|/)src/(.*/)?[^/]+${CODE}`),
    names: names('configure'),
  },
  {
    tool: 'Meteor and Sapper',
    needs: ['meteor-node-stubs', 'sapper'],
    path: /(^|\/)(routes\/.*|service-worker|server|client|imports\/startup\/.*)\.([cm]?[jt]sx?|svelte)$/,
    names: null,
  },
];
