import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validateRemovalReport } from 'nonesuch-schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DemoRepository, makeDemoRepository } from './demo-repository.ts';

const cli = fileURLToPath(new URL('../../apps/cli/bin/nonesuch.js', import.meta.url));
const main = fileURLToPath(new URL('../../apps/cli/dist/program/main.js', import.meta.url));

interface Entry {
  readonly symbol: string;
  readonly verdict: string;
  readonly reasons: readonly { readonly code: string }[];
  readonly evidence: readonly { readonly path: string }[];
}

describe('the history that ships, and that `pnpm start` runs on', () => {
  let repository: DemoRepository;
  let entries: Map<string, Entry>;

  beforeAll(() => {
    if (!existsSync(main)) throw new Error('the command is not built: run `pnpm build` first');
    repository = makeDemoRepository();
    const args = [
      cli,
      'removed',
      '--root',
      repository.root,
      '--base',
      repository.base,
      '--head',
      repository.head,
      '--json',
    ];
    const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect(run.status, run.stderr).toBe(1);
    const report = JSON.parse(run.stdout) as { symbols: Entry[] };
    expect(validateRemovalReport(report)).toEqual({ valid: true });
    entries = new Map(report.symbols.map((entry) => [entry.symbol, entry]));
  });

  afterAll(() => repository.dispose());

  test.each([
    [
      'what main began to use while the pull request was open',
      'src/net/retry.ts#retryWithBackoff',
      'referenced',
      'reexport_chain',
    ],
    ['what a template may name', 'src/notify/formatters.ts#shortEta', 'inconclusive', 'namespace_escape'],
    ['what a schedule names', 'src/jobs/handlers.ts#pruneArchive', 'inconclusive', 'data_match'],
    ['what only the changelog remembers', 'src/tariff.ts#legacyTariff', 'absent', 'documentation'],
    ['what stands nowhere', 'src/tracking/tracker.ts#Tracker.locateV1', 'absent', 'name_nowhere'],
    ['what moved', 'src/utils/tracking-code.ts#parseTrackingCode', 'moved', 'moved_file'],
  ])('%s', (_, symbol, verdict, code) => {
    const entry = entries.get(symbol);
    expect(entry?.verdict).toBe(verdict);
    expect(entry?.reasons[0]?.code).toBe(code);
  });

  test('names the file that the merge breaks', () => {
    expect(entries.get('src/net/retry.ts#retryWithBackoff')?.evidence.map((site) => site.path)).toContain(
      'src/depots/sync.ts',
    );
  });
});
