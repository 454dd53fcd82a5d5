import { createSign, generateKeyPairSync } from 'node:crypto';
import { createEmulator } from 'emulate';

/** GitHub as the emulator keeps it: one repository with one open pull request, and tokens as jobs get them. */
export interface EmulatedGitHub {
  readonly url: string;
  readonly owner: string;
  readonly repo: string;
  readonly pullNumber: number;
  /** Token of a job that may write to pull requests: acts as `github-actions[bot]`. */
  readonly writeToken: string;
  /** Token of a job for a fork: reads, and gets 403 for the rest. */
  readonly readToken: string;
  /** Token of a person, `octocat`. */
  readonly personToken: string;
  /** A request that goes to the emulator straight, as some other program's would. */
  request(method: string, path: string, token: string, body?: unknown): Promise<{ status: number; data: unknown }>;
  close(): Promise<void>;
}

/** The app that stands behind every job's own token on GitHub. */
const ACTIONS_APP = 15_368;
const INSTALLATION = 100;

let key: string | undefined;

/** One key for all emulators of a process: to make one takes longer than all else here. */
function appKey(): string {
  key ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
  return key;
}

export async function emulateGitHub(): Promise<EmulatedGitHub> {
  const pem = appKey();
  const [owner, repo, personToken] = ['octocat', 'hello', 'person-token'];
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: { [personToken]: { login: owner, scopes: ['repo'] } },
      github: {
        users: [{ login: owner }],
        repos: [{ owner, name: repo, auto_init: true }],
        apps: [
          {
            app_id: ACTIONS_APP,
            slug: 'github-actions',
            name: 'GitHub Actions',
            private_key: pem,
            permissions: { contents: 'read', issues: 'write', pull_requests: 'write', metadata: 'read' },
            events: [],
            installations: [{ installation_id: INSTALLATION, account: owner, repository_selection: 'all' }],
          },
        ],
      },
    },
  });
  const request: EmulatedGitHub['request'] = async (method, path, token, body) => {
    const response = await fetch(`${emulator.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, data: await response.json().catch(() => null) };
  };
  const installation = async (access: 'read' | 'write') => {
    const permissions = { contents: 'read', pull_requests: access, issues: access };
    const answer = await request('POST', `/app/installations/${INSTALLATION}/access_tokens`, appToken(pem), {
      permissions,
    });
    return (answer.data as { token: string }).token;
  };
  const pullNumber = await openPull(request, `/repos/${owner}/${repo}`, personToken);
  return {
    url: emulator.url,
    owner,
    repo,
    pullNumber,
    writeToken: await installation('write'),
    readToken: await installation('read'),
    personToken,
    request,
    close: () => emulator.close(),
  };
}

/** The emulator's pull request is about files of its own: which files it has is told by the proxy, from the real repository. */
async function openPull(request: EmulatedGitHub['request'], repository: string, token: string): Promise<number> {
  const main = await request('GET', `${repository}/git/ref/heads/main`, token);
  const sha = (main.data as { object: { sha: string } }).object.sha;
  await request('POST', `${repository}/git/refs`, token, { ref: 'refs/heads/change', sha });
  await request('PUT', `${repository}/contents/change.txt`, token, {
    message: 'change',
    content: 'eA==',
    branch: 'change',
  });
  const pull = await request('POST', `${repository}/pulls`, token, { title: 'change', head: 'change', base: 'main' });
  if (pull.status !== 201) throw new Error(`the emulator opened no pull request: ${JSON.stringify(pull.data)}`);
  return (pull.data as { number: number }).number;
}

function appToken(pem: string): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const head = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode({ iat: now - 60, exp: now + 500, iss: String(ACTIONS_APP) })}`;
  return `${head}.${createSign('RSA-SHA256').update(head).sign(pem).toString('base64url')}`;
}
