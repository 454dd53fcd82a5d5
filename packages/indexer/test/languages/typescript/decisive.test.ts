import { describe } from 'vitest';
import { ABSENT, claim, HELD } from './claim.ts';

describe('modules that a build writes', () => {
  const ignored = { '.gitignore': 'generated/' };
  const reads = 'import { run } from "./generated/client";\nrun();';
  claim(
    'can have what nobody imports from its module',
    { 'a.ts': 'export interface Poll { votes: number }', 'm.ts': reads, ...ignored },
    'a.ts#Poll.votes',
    HELD,
  );
  claim(
    'have nothing of a file that exports nothing',
    { 'a.ts': 'interface Poll { votes: number }\nexport {};', 'm.ts': reads, ...ignored },
    'a.ts#Poll.votes',
    ABSENT,
  );
  claim(
    'have what a file that exports nothing gives them',
    { 'a.ts': `interface Poll { votes: number }\n${reads}`, ...ignored },
    'a.ts#Poll.votes',
    HELD,
  );
  claim(
    'can have what a file keeps to itself by what else it exports, where nobody imports that',
    {
      'a.ts': 'interface Poll { votes: number }\nexport function ask(poll: Poll) { return poll; }',
      'm.ts': reads,
      ...ignored,
    },
    'a.ts#Poll.votes',
    HELD,
  );
});

describe('keys of data', () => {
  const icons = { 'icons.ts': 'export const zoomIn = 1;' };
  claim(
    'do not name an export whose module they do not name',
    { ...icons, 'en.json': '{ "buttons": { "zoomIn": "Zoom in" } }' },
    'icons.ts#zoomIn',
    ABSENT,
  );
  claim(
    'may name an export beside its module',
    { ...icons, 'tools.json': '{ "icons": { "zoomIn": true } }' },
    'icons.ts#zoomIn',
    HELD,
  );
  claim(
    'may name an export that somebody reads by a computed key',
    {
      ...icons,
      'en.json': '{ "buttons": { "zoomIn": "Zoom in" } }',
      'm.ts':
        'import * as all from "./icons";\nimport en from "./en.json";\nfor (const key in en.buttons) console.log(all[key]);',
    },
    'icons.ts#zoomIn',
    HELD,
  );
  claim(
    'are told from scalars, which may be a name without its module',
    { ...icons, 'deploy.yaml': 'entryPoint: zoomIn\n' },
    'icons.ts#zoomIn',
    HELD,
  );
});
