import { shorten } from '../../graph/propertyText';

/**
 * In so many lines a caption is written that has not all the room it wants, and how high each is of the size of its letters: lower, the edge
 * around a line would cover what hangs from the letters above it (ș, ț).
 */
const MOST_LINES = 3;
export const LINE_HEIGHT = 1.25;

/**
 * How wide letters are, in shares of how high they are, in fonts without serifs that are rather wide: what a text takes in another one is
 * a little less.
 */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[\sijlIîÎ.,:;'|!()[\]]/u, 0.3],
  [/[frtț/-]/u, 0.37],
  [/[mwMW@%…—]/u, 0.92],
  [/[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1],
  [/\p{Lu}/u, 0.72],
];
const USUAL = 0.57;
/** A text of narrow letters alone is seldom as narrow as they are in another font. */
const NARROWEST = 0.48;

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

/** A shorter cut of a name tells nobody whose it is, one of a type not which. */
const LEAST_OF_NAME = 10;
const LEAST_OF_TYPE = 4;
/** A word alone is not cut that is no longer. */
const LONGEST_WORD = 12;

/** The longest cut of a text that can be written so; undefined where not even the shortest can. */
function longestCut<T>(text: string, shortest: number, write: (cut: string) => T | undefined): T | undefined {
  let [least, most, best]: [number, number, T | undefined] = [shortest, [...text].length - 1, undefined];
  while (least <= most) {
    const length = Math.ceil((least + most) / 2);
    const written = write(shorten(text, length));
    if (written === undefined) most = length - 1;
    else [best, least] = [written, length + 1];
  }
  return best;
}

/** What was fitted before: most of a graph stays where it is from one look at it to the next. */
const fittings = new Map<string, Fitted | undefined>();
const MOST_FITTINGS = 20_000;

/** A text in few lines of a width, cut at its end where it is longer; undefined where not even that says anything. */
export function fitted(text: string, width: number, mostLines = MOST_LINES): Fitted | undefined {
  const key = `${mostLines} ${width.toFixed(2)} ${text}`;
  if (fittings.has(key)) return fittings.get(key);
  const fits = (lines: readonly string[]) => lines.length <= mostLines && widest(lines) <= width;
  const within = (cut: string) => {
    const lines = linesOf(cut, width);
    return fits(lines) ? { lines, isWhole: false } : undefined;
  };
  const whole = linesOf(text, width);
  const mayCut = whole.length > 1 || [...text].length > LONGEST_WORD;
  const cut = mayCut ? longestCut(text, LEAST_OF_NAME, within) : undefined;
  const found = fits(whole) ? { lines: whole, isWhole: true } : cut;
  if (fittings.size >= MOST_FITTINGS) fittings.clear();
  fittings.set(key, found);
  return found;
}

/** In so many lines a type is written along its relationship. */
const TYPE_LINES = 2;

/** A type on the lines that there is room for along its relationship, which end between its words; empty where there is none. */
export function typeLines(type: string, width: number): string {
  const written = (text: string): string | undefined => {
    const lines: string[] = [];
    for (const word of text.split(/(?<=[\s_…-])/u)) {
      const last = lines.at(-1);
      if (last !== undefined && textWidth(last + word.trimEnd()) <= width) lines[lines.length - 1] = last + word;
      else lines.push(word);
    }
    const trimmed = lines.map((line) => line.trim());
    return trimmed.length <= TYPE_LINES && widest(trimmed) <= width ? trimmed.join('\n') : undefined;
  };
  return written(type) ?? longestCut(type, LEAST_OF_TYPE, written) ?? '';
}
