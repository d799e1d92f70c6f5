import { type Comparison, type Predicate } from '../../../domain/query/Query.js';
import { type Amount } from '../language/amounts.js';
import { isThing } from '../language/meanings.js';
import { wordsOf } from '../language/tokens.js';
import { measuresOf } from '../language/Pack.js';
import { type Marked } from '../marking/Marked.js';
import { ofNumbers } from './heldLexemes.js';
import { type Lexeme } from './Lexeme.js';
import { sameWord, type Schema } from './Schema.js';

/** Nobody is older. */
const OLDEST = 120;
/** Less sure than a property that a word names. */
const SCORE = 0.7;

const nounsOf = (measure: string) => measuresOf([measure]).flatMap(({ nouns }) => nouns);
const [AGES, BIRTHS] = [nounsOf('age'), nounsOf('birth')];

type Property = Schema['properties'][number];
const isCalled = ({ words }: Property, nouns: readonly string[]): boolean =>
  words.some((word) => nouns.some((noun) => sameWord(word, noun) >= 0.95));

/** The day so many years before another. */
const before = (now: string, years: number): string => `${Number(now.slice(0, 4)) - years}${now.slice(4, 10)}`;

/** What an age says of a day of birth: who is under 30 was born less than 30 years ago. */
function ofBirth(property: string, { test, value, upper }: Amount, now: string): Predicate {
  const born = (is: Comparison, age: number): Predicate => ({ kind: 'compare', property, is, value: before(now, age) });
  const within = (from: number, to: number): Predicate => ({ kind: 'and', of: [born('≤', from), born('>', to + 1)] });
  const [age, last] = [Number(value), Number(upper ?? value)];
  if (test === '>' || test === '<') return born(test === '>' ? '<' : '>', age);
  if (test === '≥') return born('≤', age);
  return test === '≤' ? born('>', age + 1) : within(age, last);
}

/** How many words behind an amount say that it counts years. */
function yearsBehind({ tokens, pack }: Marked, to: number): number {
  const phrases = pack.aged.map(wordsOf).filter((all) => all.every((word, at) => tokens[to + at]?.word === word));
  return Math.max(0, ...phrases.map(({ length }) => length));
}

/** Whether persons of some labels are spoken of. */
const areSaid = ({ named, triggers }: Marked, labels: readonly string[]): boolean =>
  triggers.some(({ trigger }) => trigger === 'who') ||
  named.some(({ kind, name }) => kind === 'label' && labels.includes(name));

/** A number beside persons as their age, where their age or their day of birth is known: men under 30. */
export function* ageLexemes(marked: Marked, { properties, persons }: Schema): Generator<Lexeme> {
  for (const amount of marked.amounts) {
    const [from = 0, last = 0] = [amount.tokens[0], amount.tokens.at(-1)];
    const years = yearsBehind(marked, last + 1);
    const isAge = typeof amount.value === 'number' && amount.value > 0 && amount.value <= OLDEST;
    if (!isAge || amount.unit !== undefined) continue;
    // Under 100 kilos is no age.
    if (years === 0 && (amount.test === '=' || isThing(marked.tokens[last + 1]?.word ?? '', marked.language))) continue;
    for (const one of properties) {
      const { property, kind } = one;
      const labels = one.labels.filter((label) => persons.includes(label));
      const isBirth = kind.startsWith('date') && isCalled(one, BIRTHS);
      if (
        labels.length === 0 ||
        !(years > 0 || areSaid(marked, labels)) ||
        !(isBirth || (kind === 'number' && isCalled(one, AGES)))
      )
        continue;
      const that = isBirth ? ofBirth(property, amount, marked.now) : ofNumbers(property, amount);
      yield { from, to: last + 1 + years, score: SCORE, meaning: { cat: 'pred', that, labels, property } };
    }
  }
}
