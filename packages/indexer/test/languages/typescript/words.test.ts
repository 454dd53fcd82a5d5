import { describe, expect, it } from 'vitest';
import { ExprKind, FileFlag, Use } from '../../../src/facts/kinds.ts';
import { typescriptRoom } from '../../../src/languages/typescript/room.ts';
import { occurrences, read, words } from './reading.ts';

describe('a name is what it stands for, not how it is written', () => {
  it('in an identifier with escapes', () => {
    expect(occurrences(read('a.js', 'const b\\u0061tch = 1; b\\u{61}tch; batch;'), 'batch')).toEqual([
      'batch@1 Declaration -> 1',
      'batch@1 Reference -> 1',
      'batch@1 Reference -> 1',
    ]);
  });
  it('in a string with escapes', () => {
    expect(words(read('a.js', "x('b\\x61tch', 'ba\\\ntch', '\\nbatch');"), 'batch')).toHaveLength(3);
  });
});

describe('words of strings', () => {
  it('are classed by their place', () => {
    const facts = read(
      'a.ts',
      "x('whole'); x('src/a.module#Tail'); x('detail-panel'); x('a message of Prose'); ({ 'key': 1 });",
    );
    expect(words(facts)).toEqual([
      'whole@1 StringWhole',
      'src@1 StringInner',
      'a@1 StringInner',
      'module@1 StringInner',
      'Tail@1 StringTail',
      'detail-panel@1 StringWhole',
      'detail@1 StringInner',
      'panel@1 StringInner',
      'a@1 StringProse',
      'message@1 StringProse',
      'of@1 StringProse',
      'Prose@1 StringProse',
      'key@1 QuotedKey',
    ]);
  });
  it('that name a member are that member', () => {
    const facts = read('a.ts', "box['lid']; const { 'hinge': h } = box; type T = Box['side'];");
    expect(occurrences(facts).filter((line) => /lid|hinge|side/.test(line))).toEqual([
      'lid@1 Member',
      'hinge@1 PatternKey',
      'side@1 Member',
    ]);
    expect(words(facts)).toEqual([]);
  });
});

describe('other words', () => {
  it('of comments, directives, templates, patterns and JSX are classed', () => {
    const facts = read(
      'a.tsx',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a template in the file that is read
      '// plain\n// eslint-disable rule\n/** doc */\nx = `text ${hole} /* no */`; y = /re/; z = <p title="t">words {v}</p>;',
    );
    expect(words(facts)).toEqual([
      'plain@1 Comment',
      'eslint@2 Directive',
      'disable@2 Directive',
      'rule@2 Directive',
      'doc@3 Doc',
      'text@4 Template',
      'no@4 Template',
      're@4 Regex',
      't@4 StringWhole',
      'words@4 JsxText',
    ]);
  });
  it('in a part that does not parse are broken, and sound code beside it is not', () => {
    const facts = read('a.ts', 'const good = 1;\nfunction ( { lost } => @@ ;\nuse(good);');
    expect(facts.errors.length).toBeGreaterThan(0);
    const lost = [...occurrences(facts, 'lost'), ...words(facts, 'lost')];
    expect(lost).toHaveLength(1);
    expect(lost[0]).toContain('Broken');
    expect(occurrences(facts, 'good')[0]).toBe('good@1 Declaration -> 1');
  });
  it('of a file whose parse was given up are all there', () => {
    const facts = typescriptRoom.extract(null, 'let a = b; // c', 'a.ts', { grammar: 'typescript' });
    expect(words(facts)).toEqual(['let@1 Broken', 'a@1 Broken', 'b@1 Broken', 'c@1 Broken']);
    expect(facts.flags & FileFlag.Unparsed).not.toBe(0);
  });
});

describe('JSX names', () => {
  it('are values, members, or elements of the platform, when they close too', () => {
    const facts = read('a.tsx', 'const grid = 1, Card = 2;\nx = <grid.line a={1}><Card /><grid></grid></grid.line>;');
    expect(occurrences(facts).filter((line) => line.includes('@2'))).toEqual([
      'x@2 Write',
      'grid@2 Reference -> 1',
      'line@2 Member',
      'a@2 JsxAttribute',
      'children@2 JsxAttribute',
      'Card@2 Reference -> 1',
      'grid@2 JsxIntrinsic',
      'grid@2 JsxIntrinsic',
      'grid@2 Reference -> 1',
      'line@2 Member',
    ]);
  });
});

describe('expressions', () => {
  it('say what becomes of a value', () => {
    const facts = read('a.ts', "import * as ns from './x'; f(ns); const { a } = ns; ns.b; ns[k]; 'c' in ns;");
    const uses: string[] = [];
    for (let occ = 0; occ < facts.occs.count; occ++) {
      const expr = facts.occs.expr[occ]!;
      if (facts.names[facts.occs.name[occ]!] !== 'ns' || expr < 0) continue;
      uses.push(Object.keys(Use).find((each) => Use[each as keyof typeof Use] === facts.exprs.use[expr])!);
    }
    expect(uses).toEqual(['Argument', 'Destructured', 'Part', 'Part', 'KeysAsked']);
  });
  it('lead from a name to the value that it takes from a pattern', () => {
    const facts = read('a.ts', 'const { a: { b = fallback } } = await load();');
    const decl = facts.decls.name.indexOf(facts.names.indexOf('b'));
    const { exprs } = facts;
    const either = facts.decls.init[decl]!;
    expect(exprs.kind[either]).toBe(ExprKind.Either);
    const inner = exprs.a[either]!;
    expect(exprs.kind[inner]).toBe(ExprKind.Member);
    const outer = exprs.a[inner]!;
    expect(facts.names[facts.occs.name[exprs.b[outer]!]!]).toBe('a');
    expect(exprs.kind[exprs.a[outer]!]).toBe(ExprKind.Await);
  });
});

describe('markup', () => {
  it('of Vue is read beside its script', () => {
    const facts = read(
      'a.vue',
      '<template><detail-panel :tone="hue" title="plain" @click="go()">{{ shade }} text</detail-panel></template>\n<script setup>\nimport { hue } from "./h";\n</script>',
    );
    expect(facts.flags & FileFlag.TemplateScope).not.toBe(0);
    expect(words(facts, 'detail-panel')).toEqual(['detail-panel@1 MarkupTag', 'detail-panel@1 MarkupTag']);
    expect(words(facts, 'hue')).toEqual(['hue@1 MarkupExpression']);
    expect(words(facts, 'shade')).toEqual(['shade@1 MarkupExpression', 'shade@1 MarkupWhole']);
    expect(words(facts, 'plain')).toEqual(['plain@1 MarkupText']);
    expect(occurrences(facts, 'hue')).toEqual(['hue@3 ImportedName', 'hue@3 Declaration -> 3']);
  });
  it('of Svelte reads stores without their sign, and takes a module apart', () => {
    const facts = read(
      'a.svelte',
      '<script>import { total } from "./s"; $total = 1;</script>\n{$total}{#await import("./x") then { default: d }}{/await}',
    );
    expect(occurrences(facts, 'total').at(-1)).toBe('total@1 Reference -> 1');
    expect(words(facts, 'total')).toEqual(['total@2 MarkupExpression']);
    expect(occurrences(facts, 'default')).toEqual(['default@2 PatternKey']);
  });
  it('of Astro and MDX is not code, and their code is', () => {
    expect(
      occurrences(read('a.astro', '---\nconst tone = 1;\n---\n<Card tone={tone}>text</Card>'), 'tone'),
    ).toHaveLength(1);
    const mdx = read(
      'a.mdx',
      'import { Chart } from "./c"\n\n# Chart\n\n```js\nimport { Not } from "./n"\n```\n\n<Chart.Bar />\n',
    );
    expect(mdx.imports.count).toBe(1);
    expect(words(mdx, 'Bar')).toEqual(['Bar@9 MarkupTag']);
  });
  it('of a page keeps the script that is one, and the data that is none', () => {
    const facts = read(
      'a.html',
      '<script type="module">import "./m";</script><script type="application/json">{"Key": 1}</script><b onclick="press()">t</b>',
    );
    expect(facts.imports.count).toBe(1);
    expect(words(facts, 'Key')).toEqual(['Key@1 MarkupExpression']);
    expect(words(facts, 'press')).toEqual(['press@1 MarkupExpression']);
  });
});
