import type { Address } from '../text/markdown.ts';

/** The repository on its server, with both names already checked. */
export interface Repository {
  /** Origin of the web pages: `https://github.com`. */
  readonly server: string;
  readonly owner: string;
  readonly name: string;
}

/**
 * Addresses of lines in the repository's pages.
 *
 * A pull request is judged as its merge result, and a line of that is not always a line of the pull request's head: what
 * landed on the base meanwhile is only there. `anchors` says, path by path, which commit shows the very bytes that were judged.
 */
export interface Permalinks {
  readonly repository: Repository;
  /** Commit that declares the removed symbols. */
  readonly base: string;
  /** Commit that was judged. */
  readonly judged: string;
  /** Path to a commit that has the same blob there and lives longer than the merge commit: the pull request's head, or the base. */
  readonly anchors: ReadonlyMap<string, string>;
}

/** Address of a removed declaration. */
export function baseAddress(links: Permalinks, path: string, line: number): Address {
  return blobAddress(links.repository, links.base, path, line);
}

/** Address of a place in the tree that was judged. */
export function siteAddress(links: Permalinks, path: string, line: number): Address {
  return blobAddress(links.repository, links.anchors.get(path) ?? links.judged, path, line);
}

function blobAddress(repository: Repository, commit: string, path: string, line: number): Address {
  const encoded = path.split('/').map(encodeSegment).join('/');
  // `?plain=1` makes a rendered file (Markdown) show its source, or the line would not be there to jump to.
  const plain = /\.(?:md|mdx|markdown|rst|adoc|ipynb|svg|html?)$/iu.test(path) ? '?plain=1' : '';
  return `${repository.server}/${repository.owner}/${repository.name}/blob/${commit}/${encoded}${plain}#L${line}` as Address;
}

/** Percent-encodes what could end a link's destination too: parentheses, quotes, asterisks. Lone surrogates become U+FFFD. */
function encodeSegment(segment: string): string {
  const whole = Buffer.from(segment, 'utf8').toString('utf8');
  const encoded = encodeURIComponent(whole).replace(
    /[!'()*~]/gu,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return encoded === '.' || encoded === '..' ? encoded.replaceAll('.', '%2E') : encoded;
}
