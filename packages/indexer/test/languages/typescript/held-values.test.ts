import { describe } from 'vitest';
import { ABSENT, claim, HELD } from './claim.ts';

const row = `export class Row { text = 'a'; colour = 'red'; }\n`;

/** A claim that a field is read with all others where `it` is written as JSON; the control writes one field of it. */
function claims(title: string, before: string, it: string, files: Record<string, string> = {}): void {
  const main = (last: string): Record<string, string> => ({
    'row.js': row,
    ...files,
    'main.js': `import { Row } from './row.js';\n${before}\n${last}\nexport {};\n`,
  });
  claim(title, main(`localStorage.setItem('a', JSON.stringify(${it}));`), 'row.js#Row.colour', HELD);
  claim(`${title}; control`, main(`localStorage.setItem('a', (${it}).text);`), 'row.js#Row.colour', ABSENT);
}

describe('all fields of a value are read that is taken out of what holds it', () => {
  claims('by a loop', 'let last;\nfor (const each of [new Row()]) last = each;', 'last');
  claims('by an index', 'const rows = [new Row()];', 'rows[0]');
  claims('by the pattern of a list', 'const [first] = [new Row()];', 'first');
  claims('by its key in a map', `const rows = new Map();\nrows.set('a', new Row());`, `rows.get('a')`);
  claims('by the key of a literal in a literal', 'const all = { one: { row: new Row() }, two: 2 };', 'all.one.row');
  claims('from a list that was spread', 'const a = [new Row()];\nconst b = [...a];', 'b.at(0)');
  claims('from the field of another class', 'class Box { row = new Row(); }\nconst box = new Box();', 'box.row');
  claims('from another module', `import { rows } from './rows.js';`, 'rows.pop()', {
    'rows.js': `import { Row } from './row.js';\nexport const rows = [new Row()];\n`,
  });
  claim(
    'not where only another key of the literal is read; control',
    {
      'row.js': row,
      'main.js': `import { Row } from './row.js';\nconst all = { row: new Row(), n: { a: 1 } };\nJSON.stringify(all.n);\nexport {};\n`,
    },
    'row.js#Row.colour',
    ABSENT,
  );
  claim(
    'in the callback of a walk',
    {
      'row.js': row,
      'main.js': `import { Row } from './row.js';\n[new Row()].forEach((each) => JSON.stringify(each));\nexport {};\n`,
    },
    'row.js#Row.colour',
    HELD,
  );
});
