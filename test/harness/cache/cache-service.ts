import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The cache service of GitHub Actions (version 2), as far as a job uses it: entries are never overwritten, keys match by prefix. */
export interface CacheService {
  /** Variables of a job that has this cache. */
  readonly environment: Readonly<Record<string, string>>;
  /** Key to archive, in the order in which they were kept. */
  readonly entries: Map<string, Buffer>;
  /** What was asked for: `restore key`, `save key`. */
  readonly log: string[];
  close(): Promise<void>;
}

const SERVICE = '/twirp/github.actions.results.api.v1.CacheService/';

interface Question {
  readonly key: string;
  readonly restore_keys?: readonly string[];
}

export async function startCacheService(): Promise<CacheService> {
  const entries = new Map<string, Buffer>();
  const pending = new Map<string, Buffer>();
  const log: string[] = [];
  let origin = '';

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', origin);
    const body = await read(request);
    if (url.pathname.startsWith('/blob/')) return blob(request.method ?? 'GET', url, body, response);
    const method = url.pathname.startsWith(SERVICE) ? url.pathname.slice(SERVICE.length) : '';
    const question = JSON.parse(body.toString('utf8')) as Question;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(call(method, question)));
  };

  const call = (method: string, { key, restore_keys = [] }: Question): object => {
    switch (method) {
      case 'CreateCacheEntry':
        if (entries.has(key)) return { ok: false, signed_upload_url: '' };
        log.push(`save ${key}`);
        return { ok: true, signed_upload_url: `${origin}/blob/${encodeURIComponent(key)}` };
      case 'FinalizeCacheEntryUpload':
        entries.set(key, pending.get(key)!);
        return { ok: true, entry_id: String(entries.size) };
      case 'GetCacheEntryDownloadURL': {
        log.push(`restore ${key}`);
        const found = [key, ...restore_keys].flatMap((prefix) =>
          [...entries.keys()].reverse().filter((each) => each.startsWith(prefix)),
        )[0];
        return found === undefined
          ? { ok: false, signed_download_url: '', matched_key: '' }
          : { ok: true, signed_download_url: `${origin}/blob/${encodeURIComponent(found)}`, matched_key: found };
      }
      default:
        throw new Error(`no such method: ${method}`);
    }
  };

  const blob = (method: string, url: URL, body: Buffer, response: ServerResponse): void => {
    const key = decodeURIComponent(url.pathname.slice('/blob/'.length));
    if (method === 'PUT') {
      pending.set(key, body);
      response.writeHead(201, { etag: '"1"', 'last-modified': new Date(0).toUTCString() });
      response.end();
      return;
    }
    const archive = entries.get(key);
    response.writeHead(archive === undefined ? 404 : 200, { 'content-length': archive?.length ?? 0 });
    response.end(archive);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    environment: {
      ACTIONS_RESULTS_URL: `${origin}/`,
      ACTIONS_CACHE_SERVICE_V2: 'true',
      ACTIONS_RUNTIME_TOKEN: 'runtime-token',
    },
    entries,
    log,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
