import { type Language } from '../language/lexicon/files.js';
import { triggersIn, indexesOf } from '../language/phrases.js';
import { PACKS } from '../language/Pack.js';
import { type Token, tokensOf } from '../language/tokens.js';
import { link, type Mention, mentionsToLookFor, nearMentions } from '../linking/link.js';
import { type GraphReading } from '../reading/GraphReading.js';
import { type Amount, amountsIn } from '../language/amounts.js';
import { timeIn } from '../language/dates.js';
import { type Marked } from './Marked.js';
import { scalesIn } from './scales.js';
import { type Named, Vocabulary } from './vocabulary.js';
import { SCORES } from '../scores/scores.js';
import { keptBy, once } from '../language/lexicon/once.js';

/** What is asked where, and when. */
export interface Asking {
  readonly reading: GraphReading;
  readonly language: Language;
  readonly now: string;
}

/** Whether a property is put together of a unit and a word far from it: "flights" and "hours" of "flights that take two hours". */
function isTorn({ kind, tokens }: Pick<Named, 'kind' | 'tokens'>, amount: Amount): boolean {
  const [from = 0, to = 0] = [amount.tokens[0], amount.tokens.at(-1)];
  const isFar = (at: number) => at < from - 1 || at > to + 1;
  return kind === 'property' && tokens.some((at) => amount.tokens.includes(at)) && tokens.some(isFar);
}

/** Finds in words what the graph and the language know of them. */
async function markTokens(
  question: string,
  tokens: readonly Token[],
  { reading, language, now }: Asking,
): Promise<Marked> {
  const pack = PACKS[language];
  const shape = await reading.shape();
  const triggers = triggersIn(tokens, pack);
  const vocabulary = new Vocabulary(tokens, language, pack);
  const amounts = amountsIn(tokens, pack, triggers, now);
  const named = vocabulary.named(shape).filter((one) => !amounts.some((amount) => isTorn(one, amount)));
  const time = timeIn(tokens, pack, now);
  const taken = new Set([
    ...triggers.filter(({ trigger }) => trigger !== 'more').flatMap(indexesOf),
    ...named.flatMap((one) => one.tokens),
    ...amounts.flatMap((one) => one.tokens),
    ...[...pack.greater, ...pack.lesser].flatMap(({ words }) =>
      tokens.flatMap(({ word }, index) => (words.includes(word) ? [index] : [])),
    ),
  ]);
  tokens.forEach(({ word, number }, index) => {
    if (pack.stopwords.includes(word) || number !== undefined) taken.add(index);
  });
  const isFree = (index: number) => !taken.has(index);
  const { captions } = reading.called;
  const context = { language, pack, isFree, captions };
  const found = await reading.mentioned(mentionsToLookFor(tokens, context));
  let mentions: Mention[] = link(tokens, found, context);
  const explained = new Set(
    mentions.filter(({ candidates }) => (candidates[0]?.score ?? 0) > SCORES.nameExplained).flatMap(indexesOf),
  );
  const left = tokens.flatMap((_, index) => (isFree(index) && !explained.has(index) ? [index] : []));
  if (left.length > 0) {
    const near = await reading.mentioned(nearMentions(tokens, left));
    const all = new Map([...found, ...near].map((node) => [node.id, node]));
    mentions = link(tokens, [...all.values()], context);
  }
  const isName = (index: number) =>
    mentions.some(
      ({ from, to, candidates }) =>
        to - from > 1 && index >= from && index < to && (candidates[0]?.score ?? 0) >= SCORES.nameSure,
    );
  // A number that is part of a name is no amount.
  const isNumberOfName = (index: number) => isName(index) && tokens[index]?.number !== undefined;
  const ownAmounts = amounts.filter((amount) => !amount.tokens.some(isNumberOfName));
  const scales = scalesIn(tokens, pack);
  return {
    question,
    now,
    language,
    pack,
    tokens,
    triggers,
    vocabulary,
    named,
    mentions,
    amounts: ownAmounts,
    time,
    scales,
    shape,
    captions,
  };
}

/** What was found in the questions of one message: each is looked up once. */
const markedIn = once((reading: GraphReading) =>
  keptBy((question: string, language: Language, now: string) =>
    markTokens(question, tokensOf(question, language), { reading, language, now }),
  ),
);

/** Finds in a question what the graph and the language know of it. */
export const mark = (question: string, { reading, language, now }: Asking): Promise<Marked> =>
  markedIn(reading)(question, language, now);
