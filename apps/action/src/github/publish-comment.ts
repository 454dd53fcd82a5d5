import { setTimeout as sleep } from 'node:timers/promises';
import type { CommentText } from '../comment/body.ts';
import { decideComment, type ExistingComment } from '../comment/decide.ts';
import { parseMarker } from '../comment/marker.ts';
import type { Outcome } from '../finding/findings.ts';
import type { CommentMode } from '../inputs.ts';
import type { PostedComment, PullRequestApi } from './api.ts';
import { isUncertain } from './failure.ts';

export interface PublishedComment {
  readonly action: 'created' | 'updated' | 'untouched' | 'none';
  readonly id: number | null;
  readonly url: string | null;
}

const ATTEMPTS = 3;
const NONE: PublishedComment = { action: 'none', id: null, url: null };

/**
 * Keeps the one comment of a key.
 *
 * @param viewer login of the token, asked for only where somebody's comment carries our marker
 * @param pause milliseconds before a second look after an uncertain answer
 * @throws what the API throws
 */
export async function publishComment(
  api: PullRequestApi,
  mode: CommentMode,
  outcome: Outcome,
  key: string,
  text: CommentText,
  viewer: () => Promise<string>,
  pause = 1_000,
): Promise<PublishedComment> {
  if (mode === 'never') return NONE;
  const decision = decideComment(mode, outcome, await findOurs(api, key, viewer), text);
  switch (decision.action) {
    case 'none':
      return NONE;
    case 'untouched':
      return { action: 'untouched', id: decision.existing.id, url: decision.existing.url };
    case 'update': {
      const { id, url } = await api.updateComment(decision.existing.id, text.body);
      return { action: 'updated', id, url };
    }
    case 'create': {
      const { id, url } = await createOnce(api, key, text, viewer, pause);
      return { action: 'created', id, url };
    }
  }
}

/** Our comment of this key: its first line is our marker, and we wrote it. The oldest, should there be several. */
async function findOurs(
  api: PullRequestApi,
  key: string,
  viewer: () => Promise<string>,
): Promise<ExistingComment | null> {
  const marked = (await api.comments()).filter((comment) => isMarked(comment, key));
  if (marked.length === 0) return null;
  const me = await viewer();
  const ours = marked.filter((comment) => sameLogin(comment.author, me)).sort((left, right) => left.id - right.id)[0];
  return ours === undefined ? null : { id: ours.id, url: ours.url, digest: parseMarker(ours.body)!.digest };
}

/** Posts once, even where the first answer got lost: before a second attempt it looks whether the first one arrived. */
async function createOnce(
  api: PullRequestApi,
  key: string,
  text: CommentText,
  viewer: () => Promise<string>,
  pause: number,
): Promise<{ id: number; url: string }> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await api.createComment(text.body);
    } catch (error) {
      if (!isUncertain(error) || attempt >= ATTEMPTS) throw error;
      await sleep(pause * attempt);
      const arrived = await findOurs(api, key, viewer);
      if (arrived !== null) return arrived;
    }
  }
}

function isMarked(comment: PostedComment, key: string): boolean {
  const marker = parseMarker(comment.body);
  return marker !== null && marker.symbol === null && marker.key === key;
}

/** Logins have no case. An app writes as `name[bot]`, which no person can be called. */
export function sameLogin(author: string | null, viewer: string): boolean {
  return author !== null && author.toLowerCase() === viewer.toLowerCase();
}
