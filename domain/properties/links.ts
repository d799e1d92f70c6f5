/** A part of a text: an address of the web that can be opened, or what stands between such. */
interface TextPart {
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu;
const ENDS_A_SENTENCE = /[.,;:!?…]+$/u;
const BRACKETS = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** An address without the stop or the bracket that the sentence around it goes on with. */
function withoutEnd(found: string): string {
  const text = found.replace(ENDS_A_SENTENCE, '');
  const isLoose = BRACKETS.some(([open, close]) => text.endsWith(close) && count(text, close) > count(text, open));
  return isLoose || text !== found ? withoutEnd(isLoose ? text.slice(0, -1) : text) : text;
}

/** What opens; undefined for what is no address, or hides where it leads behind a name (`https://bank.example@elsewhere`). */
function hrefOf(text: string): string | undefined {
  try {
    const { protocol, username, password, href } = new URL(text);
    return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '' ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A text in parts that together are the text: addresses of http and https can be opened, nothing else can. */
export function linkedParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnd(found);
    const href = hrefOf(address);
    if (href === undefined) continue;
    if (index > done) parts.push({ text: text.slice(done, index) });
    parts.push({ text: address, href });
    done = index + address.length;
  }
  return done === text.length ? parts : [...parts, { text: text.slice(done) }];
}
