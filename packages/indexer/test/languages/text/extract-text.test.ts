import { describe, expect, it } from 'vitest';
import { extractText } from '../../../src/languages/text/index.ts';
import { classesOf, rendered } from './rendered.ts';

describe('a word', () => {
  it('is a run of letters, digits, _ and $ that no digit starts', () => {
    expect(rendered('a.py', 'a1 _b $c 2d x-1 größe')).toEqual(['ForeignCode: a1 _b $c x-1 x größe']);
  });

  it('ends at a typographic quote and at a wide space', () => {
    expect(rendered('a.txt', '“toWeeks”\u00a0now')).toEqual(['Prose: toWeeks now']);
  });

  it('with hyphens is a row beside its parts, in the order of their starts', () => {
    const { texts, names } = extractText('<x detail-panel-item>', 'a.md');
    expect([...texts.start].map((start, row) => [start, names[texts.name[row]!]])).toEqual([
      [1, 'x'],
      [3, 'detail-panel-item'],
      [3, 'detail'],
      [10, 'panel'],
      [16, 'item'],
    ]);
  });

  it('called __proto__ or constructor is a word like any other', () => {
    expect(rendered('a.py', '__proto__ constructor __proto__')).toEqual([
      'ForeignCode: __proto__ constructor __proto__',
    ]);
    expect(extractText('__proto__ constructor __proto__', 'a.py').names).toEqual(['__proto__', 'constructor']);
  });
});

describe('an escaped spelling', () => {
  it.each([
    ['a.py', 'api.\\u0073end()'],
    ['a.py', 'api.s\\u{65}nd()'],
    ['a.py', 'api.sen\\x64()'],
    ['a.json', '{"a": "s\\u0065nd"}'],
    ['a.md', 's\\u0065nd'],
    ['a.html', '<p>s&#101;nd</p>'],
    ['a.html', '<p onclick="s&#x65;nd()">'],
    ['a.yml', 'a: "s\\u0065nd"'],
    ['a.py', "'a\\nsend'"],
    ['a.py', '\\bsend\\b'],
    ['a.json', '"a\\nsend"'],
  ])('is found as what it decodes to: %s %s', (path, text) => {
    expect(classesOf(path, text, 'send').length).toBe(1);
  });

  it('stands where its first escape stands', () => {
    const { texts, names } = extractText('x s\\u0065nd', 'a.py');
    expect([...texts.start].filter((_, row) => names[texts.name[row]!] === 'send')).toEqual([2]);
  });

  it('also counts as it is written', () => {
    expect(rendered('a.py', 's\\u0065nd')).toEqual(['ForeignCode: s send u0065nd']);
  });

  it('of a compound decodes too', () => {
    expect(classesOf('a.html', '<p>detail-p&#97;nel</p>', 'detail-panel').length).toBe(1);
  });

  it('is none where it is not whole, or where its backslash is escaped', () => {
    expect(classesOf('a.py', 's\\u006nd', 'send')).toEqual([]);
    expect(rendered('a.json', '"C:\\\\new"')).toEqual(['StringInner: C', 'StringTail: new']);
  });
});

describe('data', () => {
  it('tells a scalar that is a word from one that ends in it, holds it, or mentions it', () => {
    expect(
      rendered(
        'a.json',
        '["toWeeks", "src/time.ts#toWeeks", "src/toWeeks/x.ts", "call toWeeks now", "toWeeks,toDays", "a/toWeeks()"]',
      ),
    ).toMatchInlineSnapshot(`
      [
        "StringWhole: toWeeks",
        "StringInner: src time ts",
        "StringTail: toWeeks",
        "StringInner: src toWeeks x",
        "StringTail: ts",
        "StringProse: call toWeeks now",
        "StringTail: toWeeks toDays",
        "StringInner: a",
        "StringTail: toWeeks",
      ]
    `);
  });

  it('takes what is called or picked within a text for a tail', () => {
    expect(classesOf('package.json', '{"scripts": {"a": "node -e \\"require(\'./x\').sweep()\\""}}', 'sweep')).toEqual([
      'StringTail',
    ]);
    expect(classesOf('a.yml', 'run: |\n  node -e "sweep()"\n', 'sweep')).toEqual(['StringTail']);
    expect(classesOf('a.json', '["see mod#sweep for more"]', 'sweep')).toEqual(['StringTail']);
  });

  it.each([
    'deploy f --entry-point onPaid',
    'deploy --entry=onPaid f',
    'deploy --only functions:onPaid',
    'run "a::onPaid" now',
  ])('takes what a command is given as a name for a tail: %s', (command) => {
    expect(classesOf('package.json', JSON.stringify({ scripts: { a: command } }), 'onPaid')).toEqual(['StringTail']);
  });

  it.each(['when onPaid is done', 'a - onPaid', 'note: onPaid', 'https://onPaid.dev is up', '-- onPaid'])(
    'but not what a sentence mentions: %s',
    (text) => {
      expect(classesOf('a.json', JSON.stringify([text]), 'onPaid')).toEqual(['StringProse']);
    },
  );

  it('of JSON has keys, strings and comments', () => {
    expect(
      rendered(
        'a.json',
        '{\n  // why\n  "handler": "onPaid", /* x */ bare: true, \'quoted\': "two words",\n  "k\\ney" : [1, "a"]\n}',
      ),
    ).toMatchInlineSnapshot(`
      [
        "Comment: why",
        "DataKey: handler",
        "StringWhole: onPaid",
        "Comment: x",
        "DataKey: bare",
        "StringWhole: true",
        "DataKey: quoted",
        "StringProse: two words",
        "DataKey: k ney ey",
        "StringWhole: a",
      ]
    `);
  });

  it('of a known configuration has keys that name nothing', () => {
    expect(rendered('tsconfig.json', '{"compilerOptions": {"target": "es2022"}}')).toEqual([
      'StringInner: compilerOptions target',
      'StringWhole: es2022',
    ]);
    expect(rendered('settings.json', '{"target": "es2022"}')).toEqual(['DataKey: target', 'StringWhole: es2022']);
  });

  it('of YAML has keys, scalars, comments, blocks and flow collections', () => {
    const text = [
      '# top',
      'jobs:',
      '  nightly: { handler: onPaid, list: [a, b] } # why',
      '  - run: |',
      '      node build',
      '    name: two words',
      '  - !ref Thing',
      "  - 'it''s one'",
      '  "quoted key": "whole"',
      "  text: don't, 'bout",
      '  after: single',
      '',
    ].join('\n');
    expect(rendered('a.yml', text)).toMatchInlineSnapshot(`
      [
        "Comment: top",
        "DataKey: jobs nightly handler",
        "StringWhole: onPaid",
        "DataKey: list",
        "StringWhole: a b",
        "Comment: why",
        "DataKey: run",
        "StringProse: node build",
        "DataKey: name",
        "StringProse: two words",
        "StringWhole: ref Thing",
        "StringProse: it s one",
        "DataKey: quoted key",
        "StringWhole: whole",
        "DataKey: text",
        "StringProse: don t bout",
        "DataKey: after",
        "StringWhole: single",
      ]
    `);
  });

  it('of TOML has tables, keys and strings', () => {
    expect(
      rendered(
        'a.toml',
        '[tool.x] # c\nname = "whole"\nlist = ["a.b", { key = "v" }]\nlong = """\ntwo words\n"""\n"q" = 1',
      ),
    ).toMatchInlineSnapshot(`
      [
        "DataKey: tool x",
        "Comment: c",
        "DataKey: name",
        "StringWhole: whole",
        "DataKey: list",
        "StringInner: a",
        "StringTail: b",
        "DataKey: key",
        "StringWhole: v",
        "DataKey: long",
        "StringProse: two words",
        "DataKey: q",
      ]
    `);
  });

  it('of INI, properties and environments has sections, keys and values', () => {
    expect(rendered('.env', '# c\nAPI_KEY="whole"\n; d\n[section]\na.b: two words')).toMatchInlineSnapshot(`
      [
        "Comment: c",
        "DataKey: API_KEY",
        "StringWhole: whole",
        "Comment: d",
        "DataKey: section a b",
        "StringProse: two words",
      ]
    `);
  });

  it('of a table has cells', () => {
    expect(rendered('a.csv', 'name,handler\nnightly,"onPaid"\nx,two words')).toMatchInlineSnapshot(`
      [
        "StringWhole: name handler nightly onPaid x",
        "StringProse: two words",
      ]
    `);
  });

  it('of ignore lists has paths', () => {
    expect(rendered('.gitignore', '# c\ndist/*.map')).toEqual(['Comment: c', 'Specifier: dist map']);
  });
});

describe('documents and artefacts', () => {
  it.each(['README.md', 'LICENSE', 'CHANGELOG', 'a.txt', 'a.rst', 'a.adoc', 'LICENSE.MIT'])('%s is prose', (path) => {
    expect(rendered(path, 'uses toWeeks')).toEqual(['Prose: uses toWeeks']);
  });

  it('code in Markdown stays prose, a component in it does not', () => {
    const text =
      '# A\n\n`<Inline>` and <DetailPanel :open="x"/> {{ total }}\n\n```vue\n<Fenced>{{ a }}\n```\n<script setup>\nimport A from b\n</script>\nend';
    expect(rendered('a.md', text)).toMatchInlineSnapshot(`
      [
        "Prose: A Inline and",
        "MarkupTag: DetailPanel",
        "MarkupExpression: open x total",
        "Prose: vue Fenced a",
        "MarkupText: script",
        "MarkupExpression: setup",
        "ForeignCode: import A from b",
        "Prose: script end",
      ]
    `);
  });

  it('MDX has a program', () => {
    expect(
      rendered('a.mdx', 'import { A }\n  from b\n\nText {value} <Card on={run}>x</Card>\n\nexport const c = 1\n\nmore'),
    ).toMatchInlineSnapshot(`
      [
        "ForeignCode: import A from b",
        "Prose: Text",
        "MarkupExpression: value",
        "MarkupTag: Card",
        "MarkupExpression: on run",
        "Prose: x",
        "MarkupTag: Card",
        "ForeignCode: export const c",
        "Prose: more",
      ]
    `);
  });

  it.each(['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'a.js.map', 'a.snap', 'Cargo.lock'])(
    '%s is an artefact',
    (path) => {
      expect(rendered(path, 'toWeeks')).toEqual(['Artefact: toWeeks']);
    },
  );

  it('a style sheet that was squeezed is an artefact, and squeezed code of another language is not', () => {
    const text = `.a{b:c}`.repeat(1000);
    expect(rendered('a.css', text)[0]).toMatch(/^Artefact/);
    expect(rendered('a.php', text)[0]).toMatch(/^ForeignCode/);
  });
});

describe('markup', () => {
  it('has tags, attributes, text, comments and scripts', () => {
    const text = [
      '<!-- note -->',
      '<table class="grid" onclick="save()"><tr><td>text</td></tr></table>',
      '<detail-panel :open="isOpen" title="Hi">{{ user.name }}</detail-panel>',
      '<script>go()</script>',
      '<style>.a { color: v-bind(tint) } /* c */</style>',
      '<p class="{{ tone }}">@if (ready) { <b>x</b> }</p>',
      '<a href="javascript:leave()">',
    ].join('\n');
    expect(rendered('a.html', text)).toMatchInlineSnapshot(`
      [
        "Comment: note",
        "MarkupText: table class grid",
        "MarkupExpression: onclick save",
        "MarkupText: tr td text td tr table",
        "MarkupTag: detail-panel detail panel",
        "MarkupExpression: open isOpen title Hi user name",
        "MarkupTag: detail-panel detail panel",
        "MarkupText: script",
        "ForeignCode: go",
        "MarkupText: script style a color",
        "MarkupExpression: v-bind v bind tint",
        "Comment: c",
        "MarkupText: style p class",
        "MarkupExpression: tone if ready",
        "MarkupText: b x b p a href",
        "MarkupExpression: javascript leave",
      ]
    `);
  });

  it('of templates has the expressions of their dialects', () => {
    expect(rendered('a.hbs', '{{! c }}{{#each items}}{{upper name}}{{/each}} text')).toMatchInlineSnapshot(`
      [
        "Comment: c",
        "MarkupExpression: each items upper name each",
        "MarkupText: text",
      ]
    `);
    expect(rendered('a.ejs', '<%# c %><% if (ok) { %>text<%= total %><% } %>')).toMatchInlineSnapshot(`
      [
        "Comment: c",
        "MarkupExpression: if ok",
        "MarkupText: text",
        "MarkupExpression: total",
      ]
    `);
    expect(rendered('a.j2', '{# c #}{% for x in xs %}text{{ x }}{% endfor %}')).toMatchInlineSnapshot(`
      [
        "Comment: c",
        "MarkupExpression: for x in xs",
        "MarkupText: text",
        "MarkupExpression: x endfor",
      ]
    `);
    expect(rendered('a.cshtml', '<p>@Model.Total me@example.com</p>')).toMatchInlineSnapshot(`
      [
        "MarkupText: p",
        "MarkupExpression: Model Total",
        "MarkupText: me example com p",
      ]
    `);
    expect(
      rendered('a.svelte', '<Card {open} on:click={() => go({ a })}>{#if ok}text{/if} {"}"} more</Card>'),
    ).toMatchInlineSnapshot(`
      [
        "MarkupTag: Card",
        "MarkupExpression: open on click go a if ok",
        "MarkupText: text",
        "MarkupExpression: if",
        "MarkupText: more",
        "MarkupTag: Card",
      ]
    `);
    expect(rendered('a.astro', '---\nconst a = 1\n---\n<Card a={a}>text</Card>')).toMatchInlineSnapshot(`
      [
        "ForeignCode: const a",
        "MarkupTag: Card",
        "MarkupExpression: a a",
        "MarkupText: text",
        "MarkupTag: Card",
      ]
    `);
  });

  it('of XML holds data', () => {
    expect(
      rendered('a.xml', '<bean class="app.Store"><name>handler</name><note>two words</note></bean>'),
    ).toMatchInlineSnapshot(`
      [
        "MarkupTag: bean",
        "MarkupExpression: class app Store",
        "MarkupTag: name",
        "StringWhole: handler",
        "MarkupTag: name note",
        "StringProse: two words",
        "MarkupTag: note bean",
      ]
    `);
  });

  it('comments that something obeys are no comments', () => {
    expect(
      rendered('a.html', '<!-- ko foreach: rows --><!--[if IE]>x<![endif]--><!-- plain -->'),
    ).toMatchInlineSnapshot(`
      [
        "MarkupExpression: ko foreach rows if IE x endif",
        "Comment: plain",
      ]
    `);
  });
});

describe('other files', () => {
  it.each(['a.py', 'a.rb', 'Makefile', 'a.sh', 'a.module.css', 'CMakeLists.txt', 'a.ipynb', 'a.unheardof'])(
    '%s is code of a language without a room, its comments too',
    (path) => {
      expect(rendered(path, '# toWeeks')).toEqual(['ForeignCode: toWeeks']);
    },
  );
});

describe('facts', () => {
  it('have lines, length and no config but of what configures resolution', () => {
    expect(extractText('a\r\nb\rc\n', 'x.py')).toMatchObject({
      room: 'text',
      length: 7,
      lines: Int32Array.from([0, 3, 5, 7]),
      config: null,
    });
    for (const path of [
      'package.json',
      'tsconfig.base.json',
      'jsconfig.json',
      'pnpm-workspace.yaml',
      'lerna.json',
      'deno.json',
    ]) {
      expect(extractText('{}', `packages/a/${path}`).config).toBe('{}');
    }
    expect(extractText('{}', 'mytsconfig.json').config).toBeNull();
    const options = '{ "compilerOptions": { "paths": {} } }';
    expect(extractText(options, 'config/base.json').config).toBe(options);
    expect(extractText(options, 'config/base.yaml').config).toBeNull();
  });

  it('of an empty file are empty', () => {
    expect(extractText('', 'a.json')).toMatchObject({ length: 0, names: [], texts: { count: 0 } });
  });

  it('of one file hold nothing of the one before', () => {
    extractText('before '.repeat(5000), 'a.py');
    expect(rendered('b.py', 'after')).toEqual(['ForeignCode: after']);
  });
});
