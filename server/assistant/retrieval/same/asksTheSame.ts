import { likeness, originsOf } from '../../language/likeness.js';
import { type Token } from '../../language/tokens.js';
import { homesOf } from '../../language/places/gazetteer.js';
import { type ComparedQuestion } from './ComparedQuestion.js';
import { SCORES } from '../../scores/scores.js';

/** What two words must be alike to be forms of one word, and to be one name with a typing error. */
const SAME_WORD = SCORES.taughtWord;
const SAME_NAME = SCORES.taughtName;

/** Whether a word says that something comes from a place: "elvețian" of Elveția. */
const isFrom = (word: string, { raw, word: place }: Token, { language }: ComparedQuestion): boolean =>
  /^\p{Lu}/u.test(raw) && originsOf(word, language).some((root) => root.length > 3 && place.startsWith(root));

/** Whether another question says a word, in another form or of where it comes from: "Swiss" of Switzerland. */
function says(other: ComparedQuestion, asked: ComparedQuestion, index: number, least: number): boolean {
  const own = asked.tokens[index] ?? { raw: '', word: '' };
  const { word } = own;
  const homes = homesOf(word);
  const acts = asked.actsAt(index);
  return other.tokens.some(
    (token, at) =>
      other.stems[at] === asked.stems[index] ||
      likeness(word, token.word) >= least ||
      other.actsAt(at).some((act) => acts.includes(act)) ||
      homes.includes(token.word) ||
      homesOf(token.word).includes(word) ||
      isFrom(word, token, asked) ||
      isFrom(token.word, own, asked),
  );
}

/** The places of the words of one question that another has not. */
const unsaidBy = (other: ComparedQuestion, asked: ComparedQuestion): number[] =>
  asked.tokens.flatMap((_, index) =>
    asked.isContent(index) && asked.wantedAt(index) === undefined && !says(other, asked, index, SAME_WORD)
      ? [index]
      : [],
  );

const isSubset = <T>(some: ReadonlySet<T>, all: ReadonlySet<T>) => [...some].every((one) => all.has(one));

/** Whether a question asks about another name, number or thing, or the opposite. `things`: words that name nodes. */
function contradicts(asked: ComparedQuestion, taught: ComparedQuestion, things: readonly number[] = []): boolean {
  if (asked.isNegative !== taught.isNegative) return true;
  if (!isSubset(asked.wanted, taught.wanted)) return true;
  if (!isSubset(asked.numbers, taught.numbers) || !isSubset(taught.numbers, asked.numbers)) return true;
  const isUnsaid = (index: number) => asked.wantedAt(index) === undefined && !says(taught, asked, index, SAME_NAME);
  if (asked.names().some((index) => !says(taught, asked, index, SAME_NAME))) return true;
  if (taught.names().some((index) => !says(asked, taught, index, SAME_NAME))) return true;
  // Another act is asked about: who rejects, of who approves.
  if (unsaidBy(taught, asked).some((index) => asked.actsAt(index).length > 0)) return true;
  return things.some((index) => asked.isContent(index) && isUnsaid(index));
}

/** The next word after another that says something of its own, or what is wanted. */
const nextTelling = (asked: ComparedQuestion, from: number): number | undefined =>
  [...asked.tokens.keys()].find((at) => at > from && (asked.isContent(at) || asked.wantedAt(at) !== undefined));

/** Whether a word that the taught question has not says of what, or of which, it is asked, and is not only another verb. */
function isTelling(index: number, asked: ComparedQuestion, taught: ComparedQuestion): boolean {
  const { words } = asked;
  const before = asked.tokens[index - 1]?.word ?? '';
  const isShared = (at: number) =>
    at >= 0 && at < asked.tokens.length && asked.isContent(at) && says(taught, asked, at, SAME_WORD);
  if (words.before.includes(before)) return true;
  const replaces = (at: number) => {
    const after = nextTelling(taught, at);
    return after !== undefined && !says(asked, taught, after, SAME_WORD);
  };
  const placeOf = (fits: (at: number) => boolean) => taught.tokens.findIndex((_, at) => fits(at));
  if (words.which.includes(before)) {
    return replaces(placeOf((at) => words.which.includes(taught.tokens[at]?.word ?? '')));
  }
  if (words.modifies === 'before') {
    return index === 0 || (isShared(index + 1) && !words.leading.includes(before));
  }
  const asksWhich = words.which.some((word) => asked.tokens.some((token) => token.word === word));
  if (asksWhich && words.being.includes(before)) return true;
  if (!isShared(index - 1)) return false;
  const isLast = index === asked.tokens.length - 1 || asked.isContent(index + 1);
  return isLast || replaces(placeOf((at) => taught.stems[at] === asked.stems[index - 1]));
}

/** Whether a taught question asks the same in about the same words. */
export function asksTheSame(
  asked: ComparedQuestion,
  taught: ComparedQuestion,
  things: readonly number[] = [],
): boolean {
  if (contradicts(asked, taught, things)) return false;
  const added = unsaidBy(taught, asked);
  // A word in place of another asks for something else, unless both are known to mean the same.
  if (added.length > 0 && unsaidBy(asked, taught).length > 0) return false;
  return !added.some((index) => isTelling(index, asked, taught));
}
