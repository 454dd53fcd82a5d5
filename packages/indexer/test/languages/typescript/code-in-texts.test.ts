import { describe } from 'vitest';
import { ABSENT, claim, HELD } from './claim.ts';

const user = 'export class User { first = 1; get fullName() { return 1; } }\n';
const kept = "import { User } from './user.js';\nexport const session = {};\nsession.user = new User();\n";

describe('code that strings of a program hold', () => {
  const string = (text: string): Record<string, string> => ({
    'user.js': user,
    'main.js': `${kept}export const text = ${JSON.stringify(text)};\n`,
  });
  const name = 'user.js#User.fullName';
  claim('a mustache reads members', string('Hello {{user.fullName}}, welcome!'), name, HELD);
  claim('a mustache reads what it is given', string('Hello {{ fullName }}, welcome!'), name, HELD);
  claim('a mustache reads members where there is no space', string('Hello{{user.fullName}}'), name, HELD);
  claim('braces of one kind read members', string('Hello {user.fullName}, welcome!'), name, HELD);
  claim('a template of EJS reads members', string('Hello <%= user.fullName %>, welcome!'), name, HELD);
  claim('an expression reads members', string('user.fullName === other'), name, HELD);
  claim('an operator may stand in front', string('1 < user.fullName'), name, HELD);
  claim('prose may name a member', string('user.fullName must be a text'), name, ABSENT);
  claim('a word in braces is none of a path', string('Hello {fullName}, welcome!'), name, ABSENT);
  claim('a style is no template', string('.user { color: fullName }'), name, ABSENT);
  claim('the name of a file is no member', string('copy {dist/user.fullName.js} here'), name, ABSENT);
  claim(
    'no template reads what stays in sight',
    { 'user.js': `${user}console.log(new User().first, 'Hello {{user.fullName}}'.length);` },
    name,
    ABSENT,
  );
});

describe('code that data files hold', () => {
  const data = (path: string, text: string): Record<string, string> => ({
    'user.js': user,
    'main.js': kept,
    [path]: text,
  });
  const name = 'user.js#User.fullName';
  claim('a text of JSON reads members', data('en.json', '{"a": "Hello {{user.fullName}}!"}'), name, HELD);
  claim('a text of YAML reads members', data('en.yml', 'a: Hello {{user.fullName}}!\n'), name, HELD);
  claim('a rule of YAML reads members', data('rules.yml', 'when: user.fullName == 1\n'), name, HELD);
  claim('a sentence does not', data('en.yml', 'a: Hello, the fullName is missing.\n'), name, ABSENT);

  const module = { 'meta.cjs': 'exports.title = 1;\nexports.banner = 2;\n' };
  const run = (script: string): Record<string, string> => ({
    ...module,
    'package.json': JSON.stringify({ name: 'x', private: true, scripts: { show: script } }),
  });
  claim('a command reads of a module', run(`node -p "require('./meta.cjs').banner"`), 'meta.cjs#banner', HELD);
  claim(
    'a command reads of what it has imported',
    run(`node -e "import('./meta.cjs').then((m) => console.log(m.banner))"`),
    'meta.cjs#banner',
    HELD,
  );
  claim('a command reads another name', run(`node -p "require('./meta.cjs').title"`), 'meta.cjs#banner', ABSENT);
  claim(
    'a command that loads no module reads none',
    run('node show.cjs --out=x.banner yes'),
    'meta.cjs#banner',
    ABSENT,
  );
});
