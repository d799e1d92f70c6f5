import { indexesOf, placesOf } from '../language/phrases.js';
import { UNITS } from '../language/Pack.js';
import { type Marked } from './Marked.js';
import { SCORES } from '../scores/scores.js';

const UNIT_WORDS = Object.values(UNITS).flat();

/** Where words stand that name what the graph has: nodes, labels, properties, types. */
const knownIn = ({ mentions, named, vocabulary }: Marked): number[] => {
  const said = named.filter(({ score }) => score === 1);
  return [
    ...mentions
      .filter(({ candidates: [first] }) => first !== undefined && first.score >= SCORES.nameSure)
      .flatMap(indexesOf),
    ...said.flatMap(({ tokens }) => tokens),
    ...vocabulary.beside(said.map(({ name }) => name)),
  ];
};

/** Where words stand that say how something is asked, and not of what: comparisons, numbers, units, pronouns, verbs. */
function formalIn({ tokens, triggers, amounts, pack }: Marked): number[] {
  const { stopwords, slight, generic, having, mostly, greater, lesser, several, scales, ordinals, operations } = pack;
  const small = new Set([
    ...[stopwords, slight, generic, having, mostly].flat(),
    ...[...greater, ...lesser].flatMap(({ words }) => words),
    ...[...Object.keys(several), ...Object.keys(scales)],
  ]);
  const phrases = [...UNIT_WORDS, ...Object.keys(ordinals), ...Object.values(operations).flat()];
  return [
    ...triggers.flatMap(indexesOf),
    ...amounts.flatMap((amount) => amount.tokens),
    ...phrases.flatMap((phrase) => placesOf(tokens, phrase).flatMap(indexesOf)),
    ...tokens.flatMap(({ word, number }, index) => (number !== undefined || small.has(word) ? [index] : [])),
  ];
}

/** Words of a question that name something which was found nowhere, as written. */
export function unknownWords(marked: Marked, left: readonly number[]): string[] {
  const rest = new Set([...knownIn(marked), ...formalIn(marked)]);
  return left.filter((index) => !rest.has(index)).flatMap((index) => marked.tokens[index]?.raw ?? []);
}

/** What points to several things of which nothing was said before: "them" of "of them". */
export function pointsNowhere({ tokens, triggers }: Marked): string | undefined {
  const trigger = triggers.find((one) => one.trigger === 'them');
  return trigger && tokens[trigger.to - 1]?.raw;
}
