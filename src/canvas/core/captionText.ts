import { shortenMiddle } from '../../graph/propertyText';

/** In so many lines a caption is written that has not all the room it wants, and how high each is of the size of its letters. */
export const MOST_LINES = 3;
export const LINE_HEIGHT = 1.1;

/**
 * How wide letters are, in shares of how high they are, in fonts without serifs that are rather wide: what a text takes in another one is
 * a little less.
 */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\sijlIîÎ.,:;'|!()[\]]/u, 0.33],
  [/[frtț\/-]/u, 0.42],
  [/[mwMW@%…—]/u, 0.95],
  [/[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/\p{Lu}/u, 0.72],
];
const USUAL = 0.6;
/** A text of narrow letters alone is seldom as narrow as they are in another font. */
const NARROWEST = 0.56;

/** Each is looked up once. */
const known = new Map<string, number>();

function letterWidth(letter: string): number {
  let width = known.get(letter);
  if (width === undefined) {
    width = WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL;
    known.set(letter, width);
  }
  return width;
}

/** How wide a text is about, in shares of the size of its letters. */
export function textWidth(text: string): number {
  let [width, letters] = [0, 0];
  for (const letter of text) {
    width += letterWidth(letter);
    letters += 1;
  }
  return Math.max(width, letters * NARROWEST);
}

/** A text in lines no wider than that, but where a word alone is wider. */
export function linesOf(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u).filter((one) => one !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map(textWidth));

/** A text as it is written in a room that may be too small for it. */
interface Fitted {
  readonly lines: readonly string[];
  /** Nothing was left out. */
  readonly isWhole: boolean;
}

/** What is shorter than this says nothing. */
const LEAST_LETTERS = 4;

/** A text in few lines of a width, cut in its middle where it is longer; undefined where not even that says anything. */
export function fitted(text: string, width: number): Fitted | undefined {
  const fits = (lines: readonly string[]) => lines.length <= MOST_LINES && widest(lines) <= width;
  const whole = linesOf(text, width);
  if (fits(whole)) return { lines: whole, isWhole: true };
  const letters = [...text].length;
  for (let length = letters - 1; length >= LEAST_LETTERS; length -= 1) {
    // A line may end where something was left out.
    const lines = linesOf(shortenMiddle(text, length).replace('…', '… '), width);
    if (fits(lines)) return { lines, isWhole: false };
  }
  return undefined;
}
