import { captionProperty } from '../../../domain/caption/caption.js';
import { saysIds } from '../../../domain/imports/numericIds.js';
import { type Predicate, type TextTest } from '../../../domain/query/Query.js';
import { propertiesIn } from '../../../domain/styles/template.js';
import { wholeNameOf } from '../../../domain/styles/wholeName.js';
import { type Span, placesIn } from '../language/phrases.js';
import { asWritten, type Token, wordsOf } from '../language/tokens.js';
import { type Ground, type Lexeme } from './Lexeme.js';

/** As sure as words of the graph: they say which text is meant. */
const SCORE = 1;
/** Words of a name that is spoken of at most, and of what a text is called. */
const LONGEST = 4;
const LONGEST_NAME = 3;

const OPENED = /["“„«‘'`]$/u;
const CLOSED = /^["”“»’'`]/u;
const BIG = /^[\p{Lu}\p{N}]/u;

/** A text that a question speaks of as such, and whether it is marked as one: in quotes, or as the letter A. */
interface Operand extends Span {
  readonly isMarked: boolean;
}

/** How long the longest of some phrases is that stands where it must begin, by its length; 0 where none does. */
const lengthOf = (words: readonly string[], phrases: readonly string[], beginOf: (length: number) => number): number =>
  Math.max(
    0,
    ...phrases
      .map(wordsOf)
      .filter((phrase) => phrase.every((word, at) => words[beginOf(phrase.length) + at] === word))
      .map(({ length }) => length),
  );

/** The text that begins at a place: what is in quotes, names as they are written, or one word. */
function operandAt({ words, tokens, pack: { texts } }: Ground, at: number): Operand | undefined {
  const skipped = lengthOf(words, texts.operand, () => at);
  const from = at + skipped;
  if (tokens[from] === undefined) return undefined;
  if (OPENED.test(tokens[from].gap ?? '')) {
    const closed = tokens.findIndex(({ gap = '' }, place) => place > from && CLOSED.test(gap));
    return { from, to: closed < 0 ? tokens.length : closed, isMarked: true };
  }
  const small = tokens.findIndex(({ raw }, place) => place >= from && !BIG.test(raw));
  const end = small < 0 ? tokens.length : small;
  return { from, to: Math.max(from + 1, Math.min(end, from + LONGEST)), isMarked: skipped > 0 };
}

/** The text that ends before a place, as names are written: (have) Community (in their name). */
function operandBefore({ tokens }: Ground, to: number): Operand | undefined {
  const marked = CLOSED.test(tokens[to]?.gap ?? '');
  let from = to - 1;
  const isOpen = () => OPENED.test(tokens[from]?.gap ?? '');
  while (from > 0 && (marked ? !isOpen() : BIG.test(tokens[from - 1]?.raw ?? ''))) from -= 1;
  return from < 0 ? undefined : { from, to, isMarked: true };
}

const textOf = (tokens: readonly Token[], { from, to }: Span): string => asWritten(tokens.slice(from, to));

/** The properties that say what nodes of a label are called. */
function namingOf(label: string, { schema, captions }: Ground): readonly string[] {
  const own = { labels: [label] };
  const chosen = wholeNameOf(own, captions)?.columns ?? propertiesIn(captions.get(label) ?? '');
  if (chosen.length > 0) return chosen.filter((property) => !saysIds(property));
  const texts = schema.properties.filter(
    ({ kind, labels, property }) => kind === 'text' && labels.includes(label) && !saysIds(property),
  );
  return [captionProperty(Object.fromEntries(texts.map(({ property }) => [property, property]))) ?? []].flat();
}

/** A property, or what nodes are called, by the words before a place. */
interface Spoken {
  readonly from: number;
  /** Undefined where no word says which: their names. */
  readonly property?: string;
}

function spokenBefore({ words, schema, pack: { texts } }: Ground, to: number): Spoken | undefined {
  for (let length = Math.min(LONGEST_NAME, to); length > 0; length -= 1) {
    const from = to - length;
    if (texts.names.includes(words.slice(from, to).join(' '))) return { from };
    const own = words.slice(from, to).toSorted();
    const named = schema.properties.find(
      ({ kind, words: wanted }) => kind === 'text' && schema.areSame(own, wanted.toSorted()),
    );
    if (named !== undefined) return { from, property: named.property };
  }
  return undefined;
}

/** The word for names, or for what nodes are called by, that begins at a place: (in the) title. */
function nameAfter(ground: Ground, from: number): { readonly to: number; readonly property?: string } | undefined {
  const { words, schema, pack } = ground;
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    const [to, own] = [from + length, words.slice(from, from + length)];
    if (pack.texts.names.includes(own.join(' '))) return { to };
    const named = schema.properties.find(
      ({ property, labels, words: wanted }) =>
        schema.areSame(own.toSorted(), wanted.toSorted()) &&
        labels.some((label) => namingOf(label, ground).includes(property)),
    );
    if (named !== undefined) return { to, property: named.property };
  }
  return undefined;
}

const anyOf = (of: readonly Predicate[]): Predicate[] => {
  const [only] = of;
  return only === undefined ? [] : [of.length === 1 ? only : { kind: 'or', of }];
};

/** That names of persons have a word as one of theirs, and other names as a part. */
function namedSo(value: string, names: readonly string[], isPerson: boolean): Predicate[] {
  const text = (property: string, is: TextTest, value: string): Predicate => ({ kind: 'text', property, is, value });
  if (!isPerson) return anyOf(names.map((property) => text(property, 'contains', value)));
  if (names.length > 1) return anyOf(names.map((property) => text(property, 'is', value)));
  return anyOf(
    names.flatMap((property) => [
      text(property, 'is', value),
      text(property, 'starts', `${value} `),
      text(property, 'ends', ` ${value}`),
    ]),
  );
}

const TESTS = ['starts', 'ends', 'contains', 'called'] as const;

/** What is said of texts as such, not by what they name: parks whose name contains “Stadium”, people called Smith. */
export function* textLexemes(ground: Ground, named: readonly Lexeme[]): Generator<Lexeme> {
  const { words, tokens, schema } = ground;
  const { texts } = ground.pack;
  const led = (to: number): number => {
    const length = to > 0 ? lengthOf(words, texts.beside, (length) => to - length) : 0;
    return length === 0 ? to : led(to - length);
  };
  function* told(test: (typeof TESTS)[number], from: number, to: number, value: string, property?: string) {
    const own = schema.properties.find((one) => one.property === property);
    for (const { label } of own === undefined ? schema.shape.labels : own.labels.map((label) => ({ label }))) {
      const names = property === undefined ? namingOf(label, ground) : [property];
      const those =
        test === 'called'
          ? namedSo(value, names, schema.persons.includes(label))
          : anyOf(names.map((one): Predicate => ({ kind: 'text', property: one, is: test, value })));
      for (const that of those)
        yield { from, to, score: SCORE, meaning: { cat: 'pred' as const, that, labels: [label] } };
    }
  }
  for (const test of TESTS)
    for (const phrase of texts[test])
      for (const { from, to } of placesIn(words, wordsOf(phrase))) {
        const operand = operandAt(ground, to);
        if (operand === undefined) continue;
        const spoken = spokenBefore(ground, led(from)) ?? spokenBefore(ground, from);
        const isWhole = named.some(
          (one) => one.from <= operand.from && one.to >= operand.to && one.meaning.cat === 'set',
        );
        // Parks that begin with B, and not a family name that does.
        const isBare = led(from) < from || schema.namesLabel(words[from - 1] ?? '');
        const isLetter = isBare && operand.to - operand.from === 1 && words[operand.from]?.length === 1;
        const isSaid =
          spoken !== undefined ||
          operand.isMarked ||
          (test === 'called' ? BIG.test(tokens[operand.from]?.raw ?? '') : isLetter);
        // What is the name of something is that.
        if (!isSaid || (test === 'called' && isWhole)) continue;
        yield* told(test, led(spoken?.from ?? from), operand.to, textOf(tokens, operand), spoken?.property);
      }
  for (const phrase of texts.within)
    for (const { from, to } of placesIn(words, wordsOf(phrase))) {
      const spoken = nameAfter(ground, to);
      const operand = spoken !== undefined && from > 0 ? operandBefore(ground, from) : undefined;
      if (spoken === undefined || operand === undefined) continue;
      yield* told('contains', led(operand.from), spoken.to, textOf(tokens, operand), spoken.property);
    }
}
