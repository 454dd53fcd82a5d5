import { Parser } from 'commonmark';

const OUR_HTML =
  /^(?:<!-- nonesuch:v1 key=[\w.%]+(?: symbol=[0-9a-f]{20})?(?: digest=[0-9a-f]{20})? -->|<details><summary>[\w: ]+<\/summary>|<\/details>)$/u;
const ACTIVE = /@\w|#\d|https?:|www\.|:\w+:|\$/u;

/**
 * Everything in a Markdown text that we did not mean to be there: links that are no permalinks of the repository (or the page of our
 * documentation), images, HTML that is not ours, and text outside of code that GitHub would turn into a link, a mention or an emoji.
 *
 * @param repository `owner/name`
 */
export function foreignParts(body: string, repository: string): string[] {
  const found: string[] = [];
  const permalink = new RegExp(`^https://github\\.com/${repository}/blob/[0-9a-f]{40}/\\S*#L\\d+$`, 'u');
  const walker = new Parser().parse(body).walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const { node, entering } = event;
    if (!entering) continue;
    const literal = (node.literal ?? '').trim();
    if (node.type === 'link' && !permalink.test(node.destination ?? '')) found.push(`link ${node.destination}`);
    if (node.type === 'image') found.push(`image ${node.destination}`);
    if (node.type === 'html_inline') found.push(`html ${literal}`);
    if (node.type === 'html_block' && !OUR_HTML.test(literal)) found.push(`html ${literal}`);
    if (node.type === 'text' && ACTIVE.test(literal)) found.push(`text ${literal}`);
  }
  return found;
}
