import { CODE, names, type Rule } from './convention-rule.ts';

export const STORIES = 'Storybook stories';
export const CONFIGURATION = 'a tool’s configuration file';

/** What builders, test runners and other tools find by its place. Source: their documentation. */
export const TOOLS: readonly Rule[] = [
  { tool: 'Jest and Vitest manual mocks', needs: [], path: /(^|\/)__mocks__\//, names: null },
  {
    tool: STORIES,
    needs: [],
    path: /\.(stories|story)\.([cm]?[jt]sx?|svelte|mdx)$/,
    names: null,
    asks: 'nothing',
  },
  { tool: 'Storybook', needs: [], path: new RegExp(`(^|/)\\.storybook/.*${CODE}`), names: null },
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
      `(^|/)(\\.?[\\w-]+(\\.[\\w-]+)*\\.config(\\.[\\w-]+)*|\\.[\\w-]+rc|[Gg]runtfile|[Gg]ulpfile|jest\\.setup|vitest\\.setup|vitest\\.workspace|webpack\\.[\\w.-]+|(wdio|karma|protractor|nightwatch|codecept|stryker|testcafe|gemini|hermione|testplane|intern|detox)([\\w-]|\\.)*\\.conf(\\.[\\w-]+)*|[\\w-]*config-overrides|\\.eleventy|\\.[\\w-]+rc(\\.[\\w-]+)+|ember-cli-build|brunch-config|\\.solcover|\\.dependency-cruiser|\\.pnpmfile|svgo|release|commitlint|lint-staged|rollup\\.[\\w.-]+|playwright\\.[\\w.-]+|knexfile|ormconfig|metro|drizzle)${CODE}`,
    ),
    names: null,
    asks: 'nothing',
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
    tool: 'Truffle and Waffle',
    needs: ['truffle', 'ethereum-waffle'],
    path: new RegExp(`(^|/)(truffle(-config)?|waffle)${CODE}`),
    names: null,
  },
  {
    tool: 'a runner that looks for a file by its name',
    needs: [
      '@cucumber/cucumber',
      'cucumber',
      'jake',
      'pm2',
      'nightwatch',
      'fuse-box',
      'backstopjs',
      'tsdx',
      'snowpack',
    ],
    path: new RegExp(
      `(^|/)(cucumber|[Jj]akefile|ecosystem|nightwatch|fuse|backstop|tsdx|snowpack)(\\.[\\w-]+)*${CODE}`,
    ),
    names: null,
  },
  {
    tool: 'CodeceptJS, Nightwatch and WebdriverIO page objects and steps',
    needs: ['codeceptjs', 'nightwatch'],
    path: new RegExp(
      `(^|/)(steps_file|(page-objects|pageobjects|page_objects|custom-commands|custom-assertions|commands|assertions)/.*)${CODE}`,
    ),
    names: null,
  },
  { tool: 'Danger', needs: ['danger'], path: new RegExp(`(^|/)dangerfile${CODE}`), names: names('default') },
  {
    tool: 'Turborepo’s generators',
    needs: ['turbo', '@turbo/gen'],
    path: new RegExp(`(^|/)turbo/generators/config${CODE}`),
    names: names('default'),
  },
  {
    tool: 'React Cosmos',
    needs: ['react-cosmos', 'react-cosmos-native', 'react-cosmos-next'],
    path: new RegExp(`(\\.fixture|(^|/)__fixtures__/.*|(^|/)(cosmos\\.)?decorator)${CODE}`),
    names: names('default options'),
    asks: 'nothing',
  },
];
