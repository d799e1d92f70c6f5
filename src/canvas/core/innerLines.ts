/** Of the width of a node what a line of letters may take, and how wide a letter is of its height. */
const ROOM = 0.88;
const LETTER_WIDTH = 0.56;
/** Letters on a line of a node: the longest line decides how large they are; shorter ones grow no further. */
const LETTERS = 10;
const FEWEST_LETTERS = 6;
const MOST_LINES = 2;
/** How high letters must be on the screen to be read. */
export const LEAST_PIXELS = 10;

/** How large the letters of some lines in a node of a width are. */
export function innerFont(size: number, lines: string): number {
  const longest = Math.max(FEWEST_LETTERS, ...lines.split('\n').map(({ length }) => length));
  return (size * ROOM) / (longest * LETTER_WIDTH);
}

/** A caption on two lines at most; undefined when it does not fit. */
export function innerLines(caption: string): string | undefined {
  const lines: string[] = [];
  for (const word of caption.split(/\s+/)) {
    if (word.length > LETTERS) return undefined;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LETTERS) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > MOST_LINES || caption === '' ? undefined : lines.join('\n');
}

/** What decides whether a caption is written in its node. */
export interface InnerNode {
  readonly size: number;
  readonly shape: string;
  readonly caption: string;
  readonly icon?: string | undefined;
  readonly picture?: string | undefined;
}

/** What is written in a node at a zoom; undefined when it is written beside it. */
export function writtenIn({ size, picture, icon, shape, caption }: InnerNode, zoom: number): string | undefined {
  const isPlain = picture === undefined && icon === undefined && shape !== 'triangle' && shape !== 'star';
  const lines = isPlain ? innerLines(caption) : undefined;
  return lines !== undefined && innerFont(size, lines) * zoom >= LEAST_PIXELS ? lines : undefined;
}
