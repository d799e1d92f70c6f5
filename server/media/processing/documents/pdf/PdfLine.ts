/** A line as it stands on its page; places from the bottom and the left, in points. */
export interface PdfLine {
  readonly page: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  /** Height of most of its letters. */
  readonly size: number;
}

/** A piece of text as PDF.js gives it. */
export interface PdfText {
  readonly str: string;
  /** A matrix: how wide, slanted and high letters are, and where the first stands. */
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

/** What of a piece places it. */
interface Placed {
  readonly said: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** Shares of the height of a letter: a space between two words, a letter that stands higher, a step back that is another line. */
const SPACE = 0.15;
const RAISED = 0.6;
const BACK = 1;
/** A gap as wide as so many letters divides two columns. */
const COLUMNS = 3;

/** Letters whose two bytes were written the wrong way round, as some programs do with ligatures: 昀氀 for fl. */
const SWAPPED = /(?<=\p{Script=Latin})[\u6100-\u7a00]+|[\u6100-\u7a00]+(?=\p{Script=Latin})/gu;
/** A letter under which a program put a comma of its own. */
const COMMA_BELOW = /([sStT]),(?=[\p{L}.,;:!?)])/gu;

const swapped = (said: string) =>
  [...said].map((letter) => {
    const code = letter.charCodeAt(0);
    return code % 256 === 0 ? String.fromCharCode(code / 256) : letter;
  });

/** A text with the letters that it was set in. */
const mended = (text: string) =>
  text
    .replace(SWAPPED, (said) => swapped(said).join(''))
    .replace(COMMA_BELOW, '$1\u0326')
    .normalize('NFC');

function placed({ str, transform, width, height }: PdfText): Placed {
  const [, , across = 0, up = 0, left = 0, y = 0] = transform;
  return { said: str, left, right: left + width, y, size: Math.hypot(across, up) || height };
}

function isSameLine(last: Placed, next: Placed): boolean {
  const size = Math.max(last.size, next.size);
  const gap = next.left - last.right;
  return Math.abs(next.y - last.y) < RAISED * size && gap > -BACK * size && gap < COLUMNS * size;
}

function lineOf(pieces: readonly Placed[], page: number): PdfLine {
  const [first] = pieces as readonly [Placed];
  let text = '';
  let right = first.left;
  for (const piece of pieces) {
    const isApart = piece.left - right > SPACE * piece.size && !/\s$/u.test(text) && !/^\s/u.test(piece.said);
    text += isApart && text !== '' ? ` ${piece.said}` : piece.said;
    right = Math.max(right, piece.right);
  }
  const main = pieces.reduce((most, piece) => (piece.said.length > most.said.length ? piece : most));
  return { page, text: mended(text).trim(), left: first.left, right, y: main.y, size: main.size };
}

/** The lines of a page, in the order in which they were drawn. */
export function linesOf(items: readonly PdfText[], page: number): PdfLine[] {
  const lines: PdfLine[] = [];
  let pieces: Placed[] = [];
  const end = () => {
    if (pieces.length > 0) lines.push(lineOf(pieces, page));
    pieces = [];
  };
  for (const item of items) {
    const next = placed(item);
    if (next.said.trim() === '') continue;
    const last = pieces.at(-1);
    if (last !== undefined && !isSameLine(last, next)) end();
    pieces.push(next);
  }
  end();
  return lines.filter(({ text }) => text !== '');
}
