import { CODE, names, type Rule } from './convention-rule.ts';
import { ADONIS } from './host-hooks.ts';

export const MIGRATIONS = 'a migration runner';

/** What frameworks of servers, hosts of functions and runners of migrations find by its place. Source: their documentation. */
export const SERVERS: readonly Rule[] = [
  {
    tool: MIGRATIONS,
    needs: [],
    path: new RegExp(`(^|/)(migrations?|seeds?|seeders)/.*${CODE}`),
    names: null,
    asks: names('up down run name transaction config change index seed'),
  },
  {
    tool: 'Netlify, Vercel or Cloudflare functions',
    needs: [],
    path: new RegExp(`(^|/)(netlify/(functions|edge-functions)|api|functions)/.*${CODE}`),
    names: names(
      'default handler config onRequest onRequestGet onRequestPost onRequestPut onRequestDelete onRequestPatch onRequestHead onRequestOptions GET POST PUT PATCH DELETE HEAD OPTIONS runtime maxDuration',
    ),
    asks: 'nothing',
  },
  {
    tool: 'Hardhat Ignition and deployment scripts',
    needs: ['hardhat', 'hardhat-deploy'],
    path: new RegExp(`(^|/)(deploy|ignition/modules)/.*${CODE}`),
    names: names('default func tags dependencies skip runAtTheEnd id'),
    asks: 'nothing',
  },
  {
    tool: 'oclif hooks and commands',
    needs: ['@oclif/core', '@oclif/command'],
    path: new RegExp(`(^|/)src/help${CODE}`),
    names: names('default'),
  },
  {
    tool: 'Nitro',
    needs: ['nitropack', 'nitro', 'h3'],
    path: new RegExp(`(^|/)(server/)?(api|routes|middleware|plugins|tasks|utils)/.*${CODE}`),
    names: null,
    asks: 'nothing',
  },
  {
    tool: 'AdonisJS',
    needs: ['@adonisjs/core'],
    path: new RegExp(`(^|/)(config|start|providers|commands|database|api|app/(controllers|policies))/.*${CODE}`),
    names: null,
    asks: ADONIS,
  },
  {
    tool: 'Sails',
    needs: ['sails'],
    path: new RegExp(`(^|/)(config|api)/.*${CODE}`),
    names: null,
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
    asks: 'nothing',
  },
  {
    tool: 'AWS Amplify and SST',
    needs: ['@aws-amplify/backend', 'sst'],
    path: new RegExp(`(^|/)(amplify/.*|sst\\.config)${CODE}`),
    names: names('default auth data storage handler'),
    asks: 'nothing',
  },
  { tool: 'a serverless handler', needs: [], path: new RegExp(CODE), names: names('lambdaHandler') },
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
    asks: names('fetch scheduled queue tail trace email'),
  },
  {
    tool: 'Egg and Midway',
    needs: ['egg', 'midway', '@midwayjs/core', '@midwayjs/bootstrap', '@eggjs/core', 'chair', 'egg-bin', 'egg-mock'],
    path: new RegExp(
      `(^|/)(app/(controller|service|middleware|extend|schedule|model|io|validate|rpc|proxy|module|subscriber|job)(/.*)?|app/router(/.*)?|router|config/.*|app|agent|(src/)?configuration)${CODE}`,
    ),
    names: null,
  },
  {
    tool: 'ThinkJS',
    needs: ['thinkjs', 'thinkjs3'],
    path: new RegExp(
      `(^|/)src/(.*/)?(bootstrap|config|controller|crontab|extend|logic|middleware|model|service)/.*${CODE}`,
    ),
    names: null,
  },
  {
    tool: 'LoopBack',
    needs: ['loopback'],
    path: new RegExp(`(^|/)(boot|mixins|models)/.*${CODE}`),
    names: names('default'),
  },
  {
    tool: 'LoopBack’s booters',
    needs: ['@loopback/boot', '@loopback/core'],
    path: new RegExp(
      `\\.(controller|datasource|interceptor|model-endpoint|observer|repository|service|provider)${CODE}`,
    ),
    names: null,
  },
  {
    tool: 'Moleculer',
    needs: ['moleculer'],
    path: new RegExp(`(^|/)(services/.*|[^/]+\\.service|moleculer\\.config)${CODE}`),
    names: null,
  },
  {
    tool: 'Actionhero',
    needs: ['actionhero'],
    path: new RegExp(`(^|/)(actions|config|initializers|servers|tasks)/.*${CODE}`),
    names: null,
  },
  {
    tool: 'Total.js',
    needs: ['total.js', 'total4', 'total5'],
    path: new RegExp(`(^|/)(controllers|definitions|models|modules|operations|plugins|schemas|tasks)/.*${CODE}`),
    names: null,
  },
  {
    tool: 'a loader of routes by folder',
    needs: ['express-file-routing', 'express-enrouten', 'hono-file-router', 'elysia-autoload'],
    path: new RegExp(`(^|/)(routes|controllers)/.*${CODE}`),
    names: null,
  },
  {
    tool: 'Azure Functions, Architect and Zapier',
    needs: ['@azure/functions', '@architect/functions', 'zapier-platform-core'],
    path: new RegExp(`(^|/)index${CODE}`),
    names: names('default run handler main httpTrigger'),
    asks: 'nothing',
  },
  {
    tool: 'Architect',
    needs: ['@architect/functions', '@architect/architect', '@enhance/arc-plugin-enhance'],
    path: new RegExp(
      `(^|/)(app/(api|pages|elements|head|heads|preflight)|src/(http|events|queues|scheduled|ws|plugins))(/.*)?${CODE}`,
    ),
    names: null,
    asks: 'nothing',
  },
  {
    tool: 'outputs of a Pulumi program',
    needs: ['@pulumi/pulumi'],
    path: new RegExp(`(^|/)(index|main)${CODE}`),
    names: null,
    asks: 'nothing',
  },
  {
    tool: 'a bot’s framework of commands and events',
    needs: [
      'discord.js',
      '@sapphire/framework',
      'discord-akairo',
      'discordx',
      'hubot',
      'commandkit',
      'oceanic.js',
      'eris',
    ],
    path: new RegExp(
      `(^|/)(commands|events|listeners|preconditions|interaction-handlers|scripts|slash|inhibitors)/.*${CODE}`,
    ),
    names: null,
  },
];
