import { writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { openRepository, RepositoryIndex } from 'nonesuch-indexer';
import { semanticsOf } from 'nonesuch-indexer/languages';
import { absent, refs, QueryError } from 'nonesuch-query';
const [root, indexDir, count, skip, out] = process.argv.slice(2);
const repository = await openRepository(root);
const index = new RepositoryIndex(repository, { indexDir });
let t = process.cpuUsage(), w = performance.now();
const lap = (what) => { const c = process.cpuUsage(t); console.log(what, 'cpu', ((c.user + c.system) / 1e3).toFixed(0), 'wall', (performance.now() - w).toFixed(0)); t = process.cpuUsage(); w = performance.now(); };
const { view, revision, generation } = await index.ensure('HEAD');
lap('open');
const facts0 = view.facts.bind(view); const seen = new Map();
let calls = 0; 
view.facts = (p) => { calls++; if (!seen.has(p)) seen.set(p, 1); else seen.set(p, seen.get(p) + 1); return facts0(p); };
const counts = new Map();
for (const name of ['filesWithWord','filesImporting','filesWithSpecifierPart','filesWithImportKind','filesLeading','longerWords','config','ignores']) { const f = view[name].bind(view); view[name] = (...a) => { counts.set(name, (counts.get(name) ?? 0) + 1); return f(...a); }; }
const options = { tool: { name: 'nonesuch', version: '0.0.0' }, head: { rev: 'HEAD', oid: revision.commit, tree: revision.tree }, identity: { generation, revision: revision.commit, narrowedTo: [] },
  freshness: { index_revision: null, head_revision: null, state: 'fresh', edited: null, untracked: null }, publicSurface: 'block', failOn: 'none', diagnostics: [], quote: async () => null };
const paths = [...view.files()].filter((f) => semanticsOf(f.room ?? '')).map((f) => f.path);
let state = 1; const draw = () => { state = (Math.imul(state, 1664525) + 1013904223) >>> 0; return state / 2 ** 32; };
const references = [];
while (references.length < Number(count) + Number(skip)) { const path = paths[Math.floor(draw() * paths.length)]; const s = semanticsOf('typescript').symbols(facts0(path), path); if (s.length) references.push(`${path}#${s[Math.floor(draw() * s.length)].key}`); }
lap('chosen');
const session = new Session(); session.connect(); const post = (m, p) => new Promise((ok, no) => session.post(m, p, (e, r) => e ? no(e) : ok(r)));
const ask = async (r) => { for (const q of [refs, absent]) { const c0 = process.cpuUsage(), n0 = calls, s0 = seen.size; counts.clear(); try { await q(view, r, options); } catch (e) { if (!(e instanceof QueryError)) throw e; } const c = process.cpuUsage(c0); console.log(((c.user + c.system) / 1e3).toFixed(1).padStart(8), 'ms', q.name, 'facts calls', calls - n0, 'new files', seen.size - s0, JSON.stringify([...counts]), r); } };
for (const r of references.slice(0, +skip)) await ask(r);
lap('skipped');
if (out) { await post('Profiler.enable'); await post('Profiler.setSamplingInterval', { interval: 500 }); await post('Profiler.start'); }
for (const r of references.slice(+skip)) await ask(r);
lap('asked');
if (out) { const { profile } = await post('Profiler.stop'); writeFileSync(out, JSON.stringify(profile)); }
index.close();
