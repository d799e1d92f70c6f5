import { type Captioned } from '../caption/caption.js';
import { type NamePair, namePairs } from '../caption/personNames.js';
import { type ChosenCaptions, namingLabel } from './names.js';
import { propertiesIn } from './template.js';

/** A graph has few captions, and every node is named by them. */
const known = new Map<string, NamePair | undefined>();
const MOST_KNOWN = 500;

/** The given and the family name that a caption puts together; undefined for any other caption. */
function pairIn(template: string): NamePair | undefined {
  if (known.has(template)) return known.get(template);
  if (known.size >= MOST_KNOWN) known.clear();
  const [pair] = namePairs(propertiesIn(template));
  known.set(template, pair);
  return pair;
}

/** The properties with the given and the family name of a node that is called by both together; undefined for what is called otherwise. */
export function wholeNameOf(node: Pick<Captioned, 'labels'>, chosen: ChosenCaptions): NamePair | undefined {
  const label = namingLabel(node, chosen);
  return label === undefined ? undefined : pairIn(chosen.get(label) ?? '');
}

/** The words of a name that are one property, and those that are the other: where the one stands as it was, the rest is the other. */
function cutOf(
  words: readonly string[],
  [first = [], last = []]: readonly (readonly string[])[],
  pair: NamePair,
): number {
  const [whole, starts] = [words.join(' '), first.join(' ')];
  if (starts !== '' && whole.startsWith(`${starts} `)) return first.length;
  if (last.length > 0 && whole.endsWith(` ${last.join(' ')}`)) return words.length - last.length;
  // Who has several names has several given ones.
  return pair.columns[0] === pair.given ? Math.max(1, words.length - 1) : 1;
}

const wordsIn = (text: unknown): readonly string[] =>
  typeof text === 'string' ? text.split(/\s+/u).filter((word) => word !== '') : [];

/** What the properties of a whole name are to hold for somebody to be called so; a single word is a given name. */
export function wholeNameSet(
  text: string,
  pair: NamePair,
  before: Captioned['properties'] = {},
): Readonly<Record<string, string>> {
  const words = wordsIn(text);
  if (words.length < 2) return { [pair.given]: text };
  const [first, last] = pair.columns;
  const cut = cutOf(words, [wordsIn(before[first]), wordsIn(before[last])], pair);
  const said = { [first]: words.slice(0, cut).join(' '), [last]: words.slice(cut).join(' ') };
  return Object.fromEntries(Object.entries(said).filter(([property, value]) => value !== before[property]));
}
