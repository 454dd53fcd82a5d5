/** One line comment of a file type: what opens it, and what closes it where a line end does not. */
interface CommentStyle {
  readonly open: string;
  readonly close: string;
}

const hash: CommentStyle = { open: '# ', close: '' };
const slashes: CommentStyle = { open: '// ', close: '' };
const dashes: CommentStyle = { open: '-- ', close: '' };
const markup: CommentStyle = { open: '<!-- ', close: ' -->' };

const styles = new Map<string, CommentStyle>([
  ...['py', 'rb', 'sh', 'yml', 'yaml', 'toml', 'ini', 'graphql'].map((extension) => [extension, hash] as const),
  ...['sql', 'lua'].map((extension) => [extension, dashes] as const),
  ...['html', 'xml', 'svg', 'md'].map((extension) => [extension, markup] as const),
]);

/** Words that no trap removes, so that padding adds bytes and no occurrence. */
const filler = 'padding so that this file is too big to store here';
const lineUnits = 96;

/**
 * Line comments of exactly `bytes` bytes, in the syntax of `path`.
 *
 * @param bytes at least the length of one empty comment and its line end
 */
export function padding(path: string, bytes: number): string {
  const style = styles.get(path.slice(path.lastIndexOf('.') + 1)) ?? slashes;
  const shortest = style.open.length + style.close.length + 1;
  if (bytes < shortest) throw new RangeError(`padding of ${path}: ${bytes} bytes hold no comment`);
  const text = filler.repeat(Math.ceil(lineUnits / filler.length));
  const line = (length: number) => `${style.open}${text.slice(0, length - shortest)}${style.close}\n`;
  // The last line takes what is over, so that no line is shorter than a comment.
  const full = Math.max(0, Math.floor(bytes / lineUnits) - 1);
  const rest = bytes - full * lineUnits;
  const tail = rest > lineUnits + shortest ? line(lineUnits) + line(rest - lineUnits) : line(rest);
  return line(lineUnits).repeat(full) + tail;
}
