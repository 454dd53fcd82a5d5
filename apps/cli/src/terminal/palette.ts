/** Colours by meaning, not by name. Each returns its argument unchanged where colour is off. */
export interface Palette {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly referenced: Paint;
  readonly inconclusive: Paint;
  readonly absent: Paint;
  readonly moved: Paint;
}

type Paint = (text: string) => string;

const paint =
  (open: number, close: number): Paint =>
  (text) =>
    `\u001b[${open}m${text}\u001b[${close}m`;

const plain: Paint = (text) => text;

export const PLAIN: Palette = {
  bold: plain,
  dim: plain,
  referenced: plain,
  inconclusive: plain,
  absent: plain,
  moved: plain,
};

export const COLOURED: Palette = {
  bold: paint(1, 22),
  dim: paint(2, 22),
  referenced: paint(31, 39),
  inconclusive: paint(33, 39),
  absent: paint(32, 39),
  moved: paint(36, 39),
};

/** `NO_COLOR` wins over `FORCE_COLOR`, and both over what the stream is. An empty variable counts as not set. */
export function wantsColour(env: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  if ((env.NO_COLOR ?? '') !== '') return false;
  const force = env.FORCE_COLOR ?? '';
  if (force !== '') return force !== '0' && force !== 'false';
  return isTerminal && env.TERM !== 'dumb';
}
