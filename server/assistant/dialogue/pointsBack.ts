import { ORDERS } from '../../../domain/query/Query.js';
import { type Language } from '../language/lexicon/files.js';
import { type DialogueWords, type Pack, PACKS } from '../language/Pack.js';
import { indexesOf, placesIn, type Span } from '../language/phrases.js';
import { asWritten, type Token, tokensOf, wordsOf } from '../language/tokens.js';

export const folded = (phrase: string): string => wordsOf(phrase).join(' ');
export const holds = (phrases: readonly string[], text: string): boolean =>
  phrases.some((phrase) => folded(phrase) === text);

/** What comes after the longest of some phrases that a text begins with. */
export function after(phrases: readonly string[], text: string): string | undefined {
  const found = phrases
    .map(folded)
    .filter((phrase) => text.startsWith(`${phrase} `))
    .sort((one, other) => other.length - one.length);
  return found[0] === undefined ? undefined : text.slice(found[0].length + 1);
}

/** Whether all of a text only points back: “how many?”. */
const isOnlyBack = ({ counting, listing, measuring }: DialogueWords, text: string): boolean =>
  holds([...counting, ...listing, ...measuring], text);

/** Whether a question says nothing by itself, so that without a query that it goes on from nobody knows what it is about. */
export const saysNothingAlone = (question: string, language: Language): boolean => {
  const { dialogue } = PACKS[language];
  const text = folded(question);
  return isOnlyBack(dialogue, text) || dialogue.ordinals.some((one) => holds(one, text));
};

/** Whether all of a question asks for the reason of an answer: “why?”. */
export const isReason = (question: string, language: Language): boolean =>
  holds(PACKS[language].dialogue.why, folded(question));

/** Whether a text ends in a word for where or when that was, and does not only ask what there is. */
export function pointsThere({ there }: DialogueWords, operators: Pack['operators'], text: string): boolean {
  const found = there.map(folded).find((word) => text.endsWith(` ${word}`));
  const before = found === undefined ? '' : text.slice(0, -found.length - 1);
  return found !== undefined && !operators.is.some((word) => before.endsWith(` ${folded(word)}`));
}

/** Whether a text is no question by itself. */
export function pointsBack(words: DialogueWords, operators: Pack['operators'], text: string): boolean {
  const begins = [...words.also, ...words.sorting];
  const inside = [...words.them, ...words.it];
  const spaced = ` ${text} `;
  return (
    isOnlyBack(words, text) ||
    ORDERS.some((order) => holds(operators[order], text)) ||
    after(begins, text) !== undefined ||
    inside.some((phrase) => spaced.includes(` ${folded(phrase)} `)) ||
    words.ones.some((word) => spaced.endsWith(` ${folded(word)} `)) ||
    words.ones.some((word) => operators.which.some((which) => text.startsWith(`${which} ${folded(word)} `))) ||
    pointsThere(words, operators, text) ||
    words.those.some((word) => spaced.includes(` ${folded(word)} `))
  );
}

/** Whether a word is written as a name. */
const isBig = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.raw ?? '');

/** The words of a question without pronouns of the name behind them: “lui” of “căpitanul lui Tomis”. */
export function withoutNamed(
  question: string,
  language: Language,
  isMention: (at: number) => boolean = () => false,
): string {
  const { dialogue, operators } = PACKS[language];
  const both = dialogue.it.filter((word) => operators.of.includes(word)).map(folded);
  const tokens = tokensOf(question, language);
  const isNamed = (at: number): boolean => isMention(at) || isBig(tokens[at]);
  const left = tokens.filter(({ word }, at) => !(both.includes(word) && isNamed(at + 1)));
  return left.map(({ word }) => word).join(' ');
}

/** Whether a question begins as one that changes a part of the one before it: “and in Asia?”. */
export const joinsOn = (question: string, language: Language): boolean =>
  after(PACKS[language].dialogue.also, folded(question)) !== undefined;

/** Words that a whole question begins with. */
const ASKING = ['which', 'who', 'whom', 'when', 'where', 'how', 'count', 'is'] as const;

/** Words of a part of the question before, at most: more are a question of their own. */
export const LONGEST_PART = 4;

/** Whether all of a question is a part that joins on to another: “and in Asia?”, but not “and who lives there?”. */
export function isPartAlone(question: string, language: Language): boolean {
  const { dialogue, operators } = PACKS[language];
  const rest = after(dialogue.also, folded(question));
  return rest !== undefined && !ASKING.some((op) => after(operators[op], `${rest} `) !== undefined);
}

/** Whether a question says by its words that it goes on from another: “which of them”, “and in Asia?”. */
export function goesOn(question: string, language: Language): boolean {
  const { dialogue, operators } = PACKS[language];
  return pointsBack(dialogue, operators, withoutNamed(question, language));
}

/** Whether a question asks which one of several it is. */
export function asksForOne(question: string, language: Language): boolean {
  const { dialogue, operators } = PACKS[language];
  const [one] = dialogue.ones;
  const tokens = tokensOf(question, language);
  return tokens.some(
    ({ word }, at) => operators.which.includes(word) && one !== undefined && tokens[at + 1]?.word === one,
  );
}

/** Where words stand that only point back: “which one” of “which one in the east”, “that year” of “how many that year”. @param isKnown whether a noun is one of what went before */
function* pointersIn(tokens: readonly Token[], { dialogue, operators }: Pack, isKnown: (noun: string) => boolean) {
  const { them, it, there, ones, those } = dialogue;
  const words = tokens.map(({ word }) => word);
  // “Lui” of “căpitanul lui Tomis” says whose the name is.
  const isOfName = ({ from, to }: Span) => operators.of.includes(words[from] ?? '') && isBig(tokens[to]);
  for (const phrase of [...them, ...it, ...there, ...ones])
    yield* placesIn(words, wordsOf(phrase)).filter((one) => !isOfName(one));
  for (const phrase of those)
    for (const { from, to } of placesIn(words, wordsOf(phrase)))
      if (isKnown(words[to] ?? '')) yield { from, to: to + 1 };
}

/** A question without its words that only point back, nor what asks which of those it is; undefined where it has none, or no others. */
export function withoutPointers(
  question: string,
  language: Language,
  isKnown: (noun: string) => boolean,
): string | undefined {
  const pack = PACKS[language];
  const tokens = tokensOf(question, language);
  const gone = new Set([...pointersIn(tokens, pack, isKnown)].flatMap(indexesOf));
  if (gone.size === 0) return undefined;
  const words = tokens.map(({ word }) => word);
  const { which, who } = pack.operators;
  const asks = [...which, ...who]
    .flatMap((phrase) => placesIn(words, wordsOf(phrase)))
    .filter(({ from, to }) => from === 0 && gone.has(to))
    .flatMap(indexesOf);
  const left = tokens.filter((_, at) => !gone.has(at) && !asks.includes(at));
  return left.length === 0 ? undefined : asWritten(left);
}
