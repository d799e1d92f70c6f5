/** As many digits as may not fit a number of JavaScript. */
const MANY_DIGITS = /\d{16}/;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const INTEGER = /^-?\d+$/;
/** What ends a run of text, and what begins a text or a number outside of it. */
const NEXT_IN_TEXT = /["\\]/g;
const NEXT_OUTSIDE = /["\d-]/g;

/** An integer that a number cannot hold, as a text; every other number as it is. */
const exact = (number: string): string =>
  INTEGER.test(number) && !Number.isSafeInteger(Number(number)) ? `"${number}"` : number;

function indexOfNext(text: string, what: RegExp, from: number): number {
  what.lastIndex = from;
  return what.exec(text)?.index ?? text.length;
}

/** Where the text ends that begins at a quote. */
function endOfText(text: string, quote: number): number {
  let at = indexOfNext(text, NEXT_IN_TEXT, quote + 1);
  while (text[at] === '\\') at = indexOfNext(text, NEXT_IN_TEXT, at + 2);
  return at + 1;
}

/** The value of a JSON text, in which integers beyond 2^53 are texts of all their digits: as numbers they would become others. */
export function parseExactly(text: string): unknown {
  if (!MANY_DIGITS.test(text)) return JSON.parse(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = indexOfNext(text, NEXT_OUTSIDE, 0); at < text.length; at = indexOfNext(text, NEXT_OUTSIDE, at)) {
    if (text[at] === '"') {
      at = endOfText(text, at);
      continue;
    }
    NUMBER.lastIndex = at;
    const [number = text.charAt(at)] = NUMBER.exec(text) ?? [];
    parts.push(text.slice(from, at), exact(number));
    from = at += number.length;
  }
  return JSON.parse(parts.join('') + text.slice(from));
}
