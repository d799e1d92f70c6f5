import { type Operator, PACKS } from '../../../language/Pack.js';
import { sameWord, withoutUnit, wordsOfName, wordsOfType } from '../../grammar/Schema.js';
import { type Language } from '../../../language/Language.js';
import { EditRejection } from '../EditRejection.js';
import { phraseAt, textOf, type Word } from '../reading/words.js';
import { type EditContext } from '../EditContext.js';

/** Words of the grammar that a name of several words may have within it. */
const WITHIN: readonly Operator[] = ['of', 'and'];
/** Words that say that something more is told, wherever they stand in a name. */
const TELLING: readonly Operator[] = [
  ...(['that', 'who', 'have', 'is', 'not', 'no', 'except', 'only', 'by'] as const),
  ...(['than', 'more', 'less', 'atLeast', 'atMost', 'exactly'] as const),
];
/** Words that begin a question or a clause: alone they are no label or property either. */
const ASKING: readonly Operator[] = ['which', 'who', 'whom', 'when', 'where', 'how'];
/** Words that a new label or property may have. */
const MOST_WORDS = 3;

const wordsOfPack = (language: Language, operators: readonly Operator[]): ReadonlySet<string> =>
  new Set(operators.flatMap((operator) => PACKS[language].operators[operator].filter((one) => !one.includes(' '))));

const SMALL = /^\p{Ll}/u;

/** Whether a word written small says something by itself: of the grammar, or a type of the graph. */
function tells({ raw, word, quoted }: Word, { language, shape }: EditContext): boolean {
  if (quoted || !SMALL.test(raw)) return false;
  const types = shape.types.flatMap(wordsOfType);
  return wordsOfPack(language, TELLING).has(word) || types.some((one) => one.length > 3 && sameWord(one, word) >= 0.95);
}

/** Whether some words may be what something new is called: nothing in them says more of it. */
export function isNewName(words: readonly Word[], context: EditContext): boolean {
  if (words.length <= 1) return true;
  const { language, grammar } = context;
  const joins = wordsOfPack(language, WITHIN);
  const ties = wordsOfPack(language, ['at']);
  return words.every((word, at) => {
    if (at > 0 && /[,;]/u.test(word.gap)) return false;
    if (word.quoted || at === 0 || !SMALL.test(word.raw)) return true;
    if (tells(word, context) || (ties.has(word.word) && !joins.has(word.word))) return false;
    return phraseAt(words, at, grammar.pronouns) === 0;
  });
}

/** Whether a clause's last words may be a new name in running text: a second request does not begin in them. */
export function isWholeName(words: readonly Word[], context: EditContext): boolean {
  const { grammar } = context;
  return words.every((word, at) => {
    if (word.quoted || at === 0 || !SMALL.test(word.raw)) return true;
    const joins = phraseAt(words, at, grammar.joiners) > 0 && SMALL.test(words[at + 1]?.raw ?? '');
    return !joins && !tells(word, context) && phraseAt(words, at, grammar.pronouns) === 0;
  });
}

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
  const { grammar, language } = context;
  const excepting = [...PACKS[language].operators.except, ...grammar.but];
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
  if (words.some(({ quoted }) => quoted)) return true;
  const own = wordsOfPack(context.language, ['at', 'of', 'that', 'who', 'by', 'and', 'have', 'is', 'not', 'no']);
  const asking = wordsOfPack(context.language, ASKING);
  return (
    words.length <= MOST_WORDS &&
    words.every(
      (word, at) =>
        !/\p{N}/u.test(word.raw) &&
        (at === 0 || phraseAt([word], 0, context.grammar.newness) === 0) &&
        !asking.has(word.word) &&
        !own.has(word.word) &&
        !tells(word, context) &&
        phraseAt([word], 0, context.grammar.as) === 0 &&
        phraseAt([word], 0, context.grammar.pronouns) === 0,
    )
  );
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
export const withoutPlace = (words: readonly Word[], { language }: EditContext): readonly Word[] =>
  trimmed(words, (one) => SMALL.test(one.raw) && phraseAt([one], 0, PACKS[language].operators.at) > 0);

/** Words without those at either end that say nothing by themselves. */
export const withoutIdle = (words: readonly Word[], { pack, grammar }: EditContext): readonly Word[] =>
  trimmed(
    words,
    ({ word, quoted }) =>
      !quoted && [pack.stopwords, grammar.articles, grammar.place].some((all) => all.includes(word)),
  );

/**
 * The rejection of words in which something was left unread.
 *
 * @param sure whether the rest of the request was read as one
 */
export const unread = (words: readonly Word[], { text }: EditContext, sure = false): EditRejection =>
  new EditRejection('notUnderstood', { words, said: textOf(words, text), sure });
