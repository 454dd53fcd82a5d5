import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { CASES, clear, floorCase, keep, VARIANTS } from './cases.mjs';
import { corpus } from './corpus.mjs';
import { run } from './measure.mjs';
import { median, rounded } from './numbers.mjs';
import { runPeers } from './peers.mjs';

/**
 * Everything that is measured on one checkout. In each round every case runs once, one after the other, so that a busy
 * minute touches them alike; ratios are taken within a round.
 *
 * @param {string} root
 * @param {{ rounds: number, symbols: number, base: string | undefined, floor: string | null, peers: boolean, variants: boolean, log: (line: string) => void }} options
 */
export async function benchRepository(root, options) {
  const measured = corpus(root, options.base);
  const threads = Math.min(2, availableParallelism());
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  const cases = options.variants ? [...CASES, ...VARIANTS] : CASES;
  const kept = join(scratch, 'kept');
  const rounds = [];
  const files = {};
  try {
    for (let round = 0; round < options.rounds; round++) {
      const folder = join(scratch, `round-${round}`);
      mkdirSync(folder);
      const at = { corpus: measured, floor: options.floor, threads, dir: (name) => join(folder, name) };
      const results = { floor: await floorCase(at, threads), floor_1: await floorCase(at, 1) };
      files.floor = results.floor?.files ?? null;
      for (const each of cases) {
        const { stdout: _, ...ran } = await each.run(at);
        results[each.id] = ran;
        options.log(
          `${measured.name} ${round + 1}/${options.rounds} ${each.id} ${Math.round(ran.ms)} ms, CPU ${ran.cpu_ms} ms`,
        );
      }
      files.counted = results.cold_index.files;
      if (options.peers) results.peers = await runPeers(root, folder, measured.list);
      if (round === options.rounds - 1) keep(at.dir('eager'), kept);
      clear(folder);
      rounds.push(results);
    }
    const latency = join(import.meta.dirname, 'latency.mjs');
    const asked = JSON.parse((await run(process.execPath, [latency, root, kept, String(options.symbols)])).stdout);
    const { list: _list, root: _root, source_bytes, ...facts } = measured;
    const index_bytes = median(rounds.map((each) => each.cold_index.index_bytes));
    return {
      ...facts,
      threads,
      counted: files,
      summary: summarize(rounds, cases),
      phases: phasesOf(rounds),
      peak_mb: Math.max(...rounds.map((each) => each.cold_index.peak_mb ?? 0)) || null,
      index: {
        mb: rounded(index_bytes / 1e6, 2),
        share_of_source: source_bytes === 0 ? null : rounded(index_bytes / source_bytes, 3),
        share_of_text: asked.text_bytes === 0 ? null : rounded(index_bytes / asked.text_bytes, 3),
        text_mb: rounded(asked.text_bytes / 1e6, 2),
      },
      latency: asked,
      peers: options.peers ? peersOf(rounds) : null,
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Medians of the times, and of each round's ratios to its own floor. */
function summarize(rounds, cases) {
  const entry = (id, of) => {
    const ratio = (key) =>
      of === null ? null : median(rounds.map((each) => (each[of] ? each[id][key] / each[of][key] : null)));
    return {
      ms: rounded(median(rounds.map((each) => each[id]?.ms)), 0),
      cpu_ms: rounded(median(rounds.map((each) => each[id]?.cpu_ms)), 0),
      ratio: rounded(ratio('ms'), 3),
      cpu_ratio: rounded(ratio('cpu_ms'), 3),
    };
  };
  const summary = { floor: entry('floor', null), floor_1: entry('floor_1', null) };
  for (const { id, of } of cases) summary[id] = entry(id, of);
  return summary;
}

/** Medians of what the phases of a cold index took, of all threads together. */
function phasesOf(rounds) {
  const [first] = rounds;
  const phases = {};
  for (const name of Object.keys(first.cold_index.phases))
    phases[name] = rounded(median(rounds.map((each) => each.cold_index.phases[name])), 0);
  return phases;
}

function peersOf(rounds) {
  const peers = {};
  for (const id of Object.keys(rounds[0].peers)) {
    const all = rounds.map((each) => each.peers[id]);
    const times = rounds.map(({ peers: theirs, cold_index }) =>
      theirs[id].ms === null ? null : theirs[id].ms / cold_index.ms,
    );
    peers[id] = {
      ms: rounded(median(all.map((each) => each.ms)), 0),
      cpu_ms: rounded(median(all.map((each) => each.cpu_ms)), 0),
      peak_mb: median(all.map((each) => each.peak_mb)),
      // How many times as long as our cold index of the same round.
      times_ours: rounded(median(times), 2),
      why: all.find((each) => each.why !== null)?.why ?? null,
    };
  }
  return peers;
}
