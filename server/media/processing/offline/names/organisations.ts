import organisations from '../language/organisations.json' with { type: 'json' };
import { type Token } from '../tokens.js';

const WORDS: ReadonlySet<string> = new Set(organisations.words);
const COUNTRIES: ReadonlySet<string> = new Set(organisations.countries);
const KNOWN: ReadonlySet<string> = new Set(organisations.known);
/** Words of the longest name of a firm that is known. */
const LONGEST = Math.max(...organisations.known.map((name) => name.split(' ').length));

/** Whether a name is a firm's that everybody knows, or begins with one: Siemens, Siemens Healthineers. */
export function isKnownFirm(tokens: readonly Token[]): boolean {
  const folded = tokens.slice(0, LONGEST).map((token) => token.folded);
  return folded.some((_, at) => KNOWN.has(folded.slice(0, at + 1).join(' ')));
}

/** Whether a name of several words has one that firms have in theirs, in any language, or ends with the country that a firm works in. */
export function isCalledAsFirm(words: readonly Token[]): boolean {
  if (words.length < 2) return false;
  const isOne = ({ folded, capital }: Token) => capital && WORDS.has(folded);
  // John of Austria is no firm.
  const isAlone = words.every(({ capital }) => capital);
  return words.some(isOne) || (isAlone && COUNTRIES.has(words.at(-1)?.folded ?? ''));
}
