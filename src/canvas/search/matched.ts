import { type PropertyValue } from '../../../domain/properties/values';
import { askedWords, fold, foldedWords } from '../../../domain/folding/fold';

/** Properties that a result shows at most; more words are seldom asked for. */
const MOST_SHOWN = 2;
/** A longer text is shown from a little before the word that was found. */
const LONGEST = 48;
const BEFORE = 16;
const WORD = /[\p{L}\p{N}]+/gu;

/** A word that is looked for; the last one may still be typed. */
interface Asked {
  readonly word: string;
  readonly isBegun: boolean;
}

const isSaid = ({ word, isBegun }: Asked, own: string): boolean => (isBegun ? own.startsWith(word) : own === word);

function askedIn(text: string): readonly Asked[] {
  const words = askedWords(text);
  return words === 'all' ? [] : words.map((word, at) => ({ word, isBegun: at === words.length - 1 }));
}

/** The words that a text does not say. */
function leftOf(asked: readonly Asked[], text: string): readonly Asked[] {
  const own = foldedWords(text);
  return asked.filter((one) => !own.some((word) => isSaid(one, word)));
}

const rawText = (value: PropertyValue): string => (typeof value === 'object' ? value.join(' ') : String(value));

/** The properties by which an element was found: those that hold what was asked for and what it is called does not say, most of it first. */
export function matchedProperties(
  properties: Readonly<Record<string, PropertyValue>>,
  text: string,
  called: string,
): readonly string[] {
  const matched: string[] = [];
  let left = leftOf(askedIn(text), called);
  while (left.length > 0 && matched.length < MOST_SHOWN) {
    const rests = Object.entries(properties).map(([property, value]) => ({
      property,
      rest: leftOf(left, rawText(value)),
    }));
    const [best] = rests.toSorted((one, other) => one.rest.length - other.rest.length);
    if (best === undefined || best.rest.length === left.length) break;
    matched.push(best.property);
    left = best.rest;
  }
  return matched;
}

/** A text, or of a long one what stands around the first word that was asked for. */
export function aroundMatch(value: string, text: string): string {
  if (value.length <= LONGEST) return value;
  const asked = askedIn(text);
  const at = [...value.matchAll(WORD)].find(([word]) => asked.some((one) => isSaid(one, fold(word))))?.index ?? 0;
  const from = at <= BEFORE ? 0 : value.indexOf(' ', at - BEFORE) + 1;
  return from === 0 || from > at ? value : `… ${value.slice(from)}`;
}
