import { PACKS } from '../../language/Pack.js';
import { type EditContext } from '../EditContext.js';
import { phraseAt, type Word, without } from '../reading/words.js';
import { factsIn, type Fact } from './facts.js';
import { placeIn, valueIn } from './values.js';

/** Words between the parts of what is said that say nothing by themselves. */
function joints({ grammar, language }: EditContext): readonly string[] {
  const { that, and } = PACKS[language].operators;
  return [...that, ...and, ...grammar.and, ...grammar.adverbs, ...grammar.articles];
}

/** Words without adverbs at either end. */
export function bareOf(words: readonly Word[], context: EditContext): readonly Word[] {
  let bare = without(words, joints(context));
  const { adverbs } = context.grammar;
  for (let at = bare.length - 1; at > 0; at -= 1) {
    if (phraseAt(bare, at, adverbs) === bare.length - at) bare = bare.slice(0, at);
  }
  return bare;
}

const small = ({ grammar, language }: EditContext): readonly string[] => [
  ...grammar.with,
  ...PACKS[language].operators.at,
];

/** Where a part of what is said may begin: after a sign, or at a word that joins or relates. */
function isBoundary(words: readonly Word[], at: number, context: EditContext): boolean {
  const word = words[at];
  if (word === undefined || word.quoted) return false;
  const { at: places, of, by } = PACKS[context.language].operators;
  const phrases = [...joints(context), ...context.grammar.with, ...context.grammar.place, ...places, ...of, ...by];
  return /[,;(]/u.test(word.gap) || phraseAt(words, at, phrases) > 0;
}

/** What some words say of nodes of some labels; undefined where that is nothing or in doubt. */
type Reader = (
  words: readonly Word[],
  labels: readonly string[],
  context: EditContext,
) => Promise<readonly Fact[] | undefined>;

const partOf =
  (further?: Reader): Reader =>
  async (words, labels, context) => {
    const bare = bareOf(words, context);
    return (
      (await factsIn(bare, labels, context)) ??
      valueIn(without(bare, small(context)), labels, context) ??
      placeIn(bare, labels, context) ??
      further?.(bare, labels, context)
    );
  };

/** What words say of a node of these labels, part by part; undefined where a part says nothing that `further` reads either. */
export async function everythingIn(
  words: readonly Word[],
  labels: readonly string[],
  context: EditContext,
  further?: Reader,
): Promise<readonly Fact[] | undefined> {
  if (words.length === 0) return [];
  const ends = [...words.keys()].filter((at) => at > 0 && isBoundary(words, at, context));
  for (const end of [words.length, ...ends.toReversed()]) {
    const first = await partOf(further)(words.slice(0, end), labels, context);
    const rest = first === undefined ? undefined : await everythingIn(words.slice(end), labels, context, further);
    if (first !== undefined && rest !== undefined) return [...first, ...rest];
  }
  return undefined;
}
