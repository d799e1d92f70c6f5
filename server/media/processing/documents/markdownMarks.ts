/**
 * The marks within the lines of Markdown. Each sign of a text is looked at a few times, whatever stands in it: a pattern that
 * looks from each mark for its end would look through the whole text as often as there are marks without one.
 */

/** Where something stands next; asked for ever later places, each is looked at once. */
function nextOf(find: (from: number) => number): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from && found !== Infinity) {
      const at = find(from);
      found = at < 0 ? Infinity : at;
    }
    return found;
  };
}
const nextSign = (text: string, sign: string) => nextOf((from) => text.indexOf(sign, from));

/** A stretch of a text, and what stands in its place. */
interface Replaced {
  readonly end: number;
  readonly by: string;
}

/** A text in which what is found at a mark is replaced. */
function replacing(text: string, mark: RegExp, at: (start: number) => Replaced | undefined): string {
  const parts: string[] = [];
  let done = 0;
  for (const { index } of text.matchAll(mark)) {
    const found = index < done ? undefined : at(index);
    if (found === undefined) continue;
    parts.push(text.slice(done, index), found.by);
    done = found.end;
  }
  parts.push(text.slice(done));
  return parts.join('');
}

/** A text without its pictures: `![what it shows](address)`. */
export function withoutPictures(text: string): string {
  const [shut, closed] = [nextSign(text, ']'), nextSign(text, ')')];
  return replacing(text, /!\[/gu, (start) => {
    const end = shut(start + 2);
    if (text[end + 1] !== '(') return undefined;
    const last = closed(end + 2);
    return last === Infinity ? undefined : { end: last + 1, by: '' };
  });
}

/** A text with the words of its links: `[words](address)`, `[words][name]`. */
export function wordsOfLinks(text: string): string {
  const [shut, shutAgain, closed] = [nextSign(text, ']'), nextSign(text, ']'), nextSign(text, ')')];
  return replacing(text, /\[/gu, (start) => {
    const end = shut(start + 1);
    const opening = text[end + 1];
    if (end === start + 1 || (opening !== '(' && opening !== '[')) return undefined;
    const last = (opening === '(' ? closed : shutAgain)(end + 2);
    return last === Infinity ? undefined : { end: last + 1, by: text.slice(start + 1, end) };
  });
}

/** What stands around words that are stressed, struck through or code; the longer before the shorter. */
const EMPHASIS = ['**', '__', '*', '~~', '`'] as const;
const SPACE = /\s/u;

/** A text without the marks of emphasis, which stand in one line, close to the words. */
export function withoutEmphasis(text: string): string {
  const lineEnd = nextSign(text, '\n');
  const ends = EMPHASIS.map((mark) =>
    nextOf((from) => {
      let at = text.indexOf(mark, from);
      while (at >= 0 && SPACE.test(text.charAt(at - 1))) at = text.indexOf(mark, at + 1);
      return at;
    }),
  );
  return replacing(text, /[*_~`]/gu, (start) => {
    for (const [nth, mark] of EMPHASIS.entries()) {
      const from = start + mark.length;
      if (!text.startsWith(mark, start) || from >= text.length || SPACE.test(text.charAt(from))) continue;
      const end = ends[nth]?.(from + 1) ?? Infinity;
      if (end < Math.min(lineEnd(start), text.length)) return { end: end + mark.length, by: text.slice(from, end) };
    }
    return undefined;
  });
}
