// Indexes one revision, with what the command has no option for. Prints one JSON object.
// usage: node variant.mjs '{"root", "indexDir", "head", "threads", "batchFiles", "texts"}'
import { openRepository, RepositoryIndex } from 'nonesuch-indexer';

const { root, indexDir, head, threads, batchFiles, texts } = JSON.parse(process.argv[2]);
const internal = { ...(batchFiles === undefined ? {} : { batchFiles }), ...(texts === undefined ? {} : { texts }) };
const index = new RepositoryIndex(await openRepository(root), { indexDir, threads, internal });
const { extracted } = await index.ensure(head);
index.close();
process.stdout.write(JSON.stringify({ files: extracted.files, phases: index.phases }));
