import { expect, test } from 'vitest';
import { ImportKind } from '../../src/facts/kinds.ts';
import { memoryView } from '../../src/view/memory-view.ts';

test('sources are read by their room, and found by word, by specifier and by kind of import', async () => {
  const view = await memoryView({
    'src/weight.ts': 'export const weight = 1;\nexport function unused(): void {}\n',
    'src/index.ts': "export * from './weight.js';\n",
    'src/app.tsx': "import { weight } from '.';\nexport const App = () => <b title={weight} />;\n",
    'src/lazy.mjs': "export const load = (name) => import('./' + name);\n",
    'README.md': 'Use `weight`.\n',
  });
  expect(view.file('src/weight.ts')).toMatchObject({ state: 'read', reason: null, room: 'typescript' });
  expect(view.file('README.md')).toMatchObject({ state: 'read', room: 'text' });
  expect(view.filesWithWord('weight')).toEqual(['README.md', 'src/app.tsx', 'src/index.ts', 'src/weight.ts']);
  expect(view.filesWithWord('unused')).toEqual(['src/weight.ts']);
  expect(view.filesImporting('weight')).toEqual(['src/index.ts']);
  expect(view.filesImporting('')).toContain('src/app.tsx');
  expect(view.filesWithImportKind(ImportKind.ReexportAll)).toEqual(['src/index.ts']);
  expect(view.filesWithImportKind(ImportKind.Computed)).toEqual(['src/lazy.mjs']);
  expect(view.filesWithImportKind(ImportKind.Glob)).toEqual([]);
  expect(view.facts('src/weight.ts')!.decls.count).toBeGreaterThanOrEqual(2);
});
