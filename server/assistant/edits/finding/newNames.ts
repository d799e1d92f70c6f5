import { type Operator } from '../../language/Pack.js';
import { sameWord, withoutUnit, wordsOfName, wordsOfType } from '../../grammar/Schema.js';
import { EditRejection } from '../EditRejection.js';
import { phraseAt, textOf, type Word } from '../reading/words.js';
import { type EditContext } from '../EditContext.js';

/** Words that say that something more is told, wherever they stand in a name. */
const TELLING: readonly Operator[] = [
  ...(['that', 'who', 'have', 'is', 'not', 'no', 'except', 'only', 'by'] as const),
  ...(['than', 'more', 'less', 'atLeast', 'atMost', 'exactly'] as const),
];
/** Words that a new label or property may not have: they join, or begin a question or a clause. */
const CLAUSAL: readonly Operator[] = [
  ...(['at', 'of', 'that', 'who', 'by', 'and', 'have', 'is', 'not', 'no'] as const),
  ...(['which', 'whom', 'when', 'where', 'how'] as const),
];
/** Words that a new label or property may have. */
const MOST_WORDS = 3;

const wordsOfPack = ({ pack }: EditContext, operators: readonly Operator[]): ReadonlySet<string> =>
  new Set(operators.flatMap((operator) => pack.operators[operator].filter((one) => !one.includes(' '))));

const SMALL = /^\p{Ll}/u;

/** Whether a word written small says something by itself: of the grammar, or a type of the graph. */
function tells({ raw, word, quoted }: Word, context: EditContext): boolean {
  if (quoted || !SMALL.test(raw)) return false;
  const types = context.shape.types.flatMap(wordsOfType);
  return wordsOfPack(context, TELLING).has(word) || types.some((one) => one.length > 3 && sameWord(one, word) >= 0.95);
}

/** Whether a word within a name, written small, says something more, or what `further` looks for. */
const saysMore = (
  words: readonly Word[],
  context: EditContext,
  further: (word: Word, at: number) => boolean,
): boolean =>
  words.some(
    (word, at) =>
      at > 0 &&
      !word.quoted &&
      SMALL.test(word.raw) &&
      (tells(word, context) || phraseAt(words, at, context.grammar.pronouns) > 0 || further(word, at)),
  );

/** Whether some words may be what something new is called: nothing in them says more of it. */
export function isNewName(words: readonly Word[], context: EditContext): boolean {
  const [joins, ties] = [wordsOfPack(context, ['of', 'and']), wordsOfPack(context, ['at'])];
  const isSplit = words.some(({ gap }, at) => at > 0 && /[,;]/u.test(gap));
  return !isSplit && !saysMore(words, context, ({ word }) => ties.has(word) && !joins.has(word));
}

/** Whether a clause's last words may be a new name in running text: a second request does not begin in them. */
export const isWholeName = (words: readonly Word[], context: EditContext): boolean =>
  !saysMore(
    words,
    context,
    (_, at) => phraseAt(words, at, context.grammar.joiners) > 0 && SMALL.test(words[at + 1]?.raw ?? ''),
  );

/** Whether a property of the graph is said at a place, with something after it that may be its value. */
function tellsMore(words: readonly Word[], at: number, { shape }: EditContext): boolean {
  const names = new Set(shape.labels.flatMap(({ properties }) => properties.map(({ name }) => name)));
  return [...names].some((name) => {
    const all = wordsOfName(name);
    const own = withoutUnit(all) ?? all;
    const said = words.slice(at, at + own.length);
    return (
      said.length > 0 &&
      at + own.length < words.length &&
      said.every(({ word }, index) => sameWord(own[index] ?? '', word) >= 0.95)
    );
  });
}

/** Whether words may be a text that is set: what stands in it neither excepts something nor says something else. */
export function isWholeValue(words: readonly Word[], context: EditContext): boolean {
  const { grammar, pack } = context;
  const excepting = [...pack.operators.except, ...grammar.but];
  return (
    isWholeName(words, context) &&
    (phraseAt(words, 0, grammar.pronouns) !== words.length || !SMALL.test(words[0]?.raw ?? '')) &&
    words.every(({ gap }, at) => {
      const goesOn = /[,;]/u.test(gap) && (phraseAt(words, at, grammar.with) > 0 || tellsMore(words, at, context));
      return at === 0 || (!goesOn && phraseAt(words, at, excepting) === 0);
    })
  );
}

/** Whether a word is a label or a property of the graph by itself. */
export function isKnown({ word }: Word, { shape }: Pick<EditContext, 'shape'>): boolean {
  const names = shape.labels.flatMap(({ label, properties }) => [label, ...properties.map(({ name }) => name)]);
  return names.map(wordsOfName).some(([one = '', ...more]) => more.length === 0 && sameWord(one, word) >= 0.95);
}

/** Whether some words may be a new label or property. */
export function isNewKind(words: readonly Word[], context: EditContext): boolean {
  const { newness, as, pronouns } = context.grammar;
  const clausal = wordsOfPack(context, CLAUSAL);
  const isPart = (word: Word, at: number) =>
    !/\p{N}/u.test(word.raw) &&
    !clausal.has(word.word) &&
    !tells(word, context) &&
    phraseAt([word], 0, [...as, ...pronouns, ...(at === 0 ? [] : newness)]) === 0;
  return words.some(({ quoted }) => quoted) || (words.length <= MOST_WORDS && words.every(isPart));
}

/** Whether some words may be a new property: no label or property of the graph is one of several. */
export const isNewProperty = (words: readonly Word[], context: EditContext): boolean =>
  isNewKind(words, context) &&
  (words.length === 1 || words.some(({ quoted }) => quoted) || !words.some((word) => isKnown(word, context)));

/** Words without idle ones at either end. */
function trimmed(words: readonly Word[], isIdle: (word: Word) => boolean): readonly Word[] {
  const [first, last] = [words.findIndex((word) => !isIdle(word)), words.findLastIndex((word) => !isIdle(word))];
  return first < 0 ? [] : words.slice(first, last + 1);
}

/** Words without those of place at either end: "la Turda". What is written large may be of a name: "La Paz". */
export const withoutPlace = (words: readonly Word[], { pack }: EditContext): readonly Word[] =>
  trimmed(words, (one) => SMALL.test(one.raw) && phraseAt([one], 0, pack.operators.at) > 0);

/** Words without those at either end that say nothing by themselves. */
export const withoutIdle = (words: readonly Word[], { pack, grammar }: EditContext): readonly Word[] =>
  trimmed(
    words,
    ({ word, quoted }) =>
      !quoted && [pack.stopwords, grammar.articles, grammar.place].some((all) => all.includes(word)),
  );

/** The rejection of words of which something was not read. @param sure whether the rest of the request was read */
export const unread = (words: readonly Word[], { text }: EditContext, sure = false): EditRejection =>
  new EditRejection('notUnderstood', { words, said: textOf(words, text), sure });
