const WHOLE = /^[+-]?\d+$/;

/** Whether a number that is written so is the same once it is read: most whole numbers beyond 2^53 are others then. */
export function isExact(text: string): boolean {
  if (!WHOLE.test(text)) return true;
  const value = Number(text);
  return Number.isSafeInteger(value) || String(value) === text.replace(/^\+/, '');
}

/** As many digits are a number beyond 2^53, or nearly. */
const LONG = /\d{16}/;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const QUOTE = 34;
const BACKSLASH = 92;

/** Where a text in quotation marks ends, its last mark included. */
function endOfText(json: string, from: number): number {
  let at = from + 1;
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === QUOTE) return at + 1;
    at += 1;
  }
  return at;
}

/** Whether a colon follows, as behind a key, which must be a text as it stands. */
const isKey = (json: string, from: number): boolean => /^\s*:/.test(json.slice(from, from + 20));

const isNumberStart = (code: number): boolean => code === 45 || (code >= 48 && code <= 57);

/** A JSON text with the whole numbers that would not be the same once they are read as texts. */
export function withExactNumbers(json: string): string {
  if (!LONG.test(json)) return json;
  const parts: string[] = [];
  let [done, at] = [0, 0];
  while (at < json.length) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = endOfText(json, at);
    else if (isNumberStart(code)) {
      NUMBER.lastIndex = at;
      const number = NUMBER.exec(json)?.[0] ?? json.charAt(at);
      if (!isExact(number) && !isKey(json, at + number.length)) {
        parts.push(json.slice(done, at), `"${number}"`);
        done = at + number.length;
      }
      at += number.length;
    } else at += 1;
  }
  return done === 0 ? json : `${parts.join('')}${json.slice(done)}`;
}

/** What a JSON text says; whole numbers that would not be the same are the texts that they are written as. Throws `SyntaxError` as `JSON.parse` does. */
export const parseExact = (json: string): unknown => JSON.parse(withExactNumbers(json)) as unknown;
