import { fold } from '../../../domain/folding/fold.js';
import { ownOf } from '../../../domain/properties/kinds.js';
import { type GraphNode } from '../../contract/elements.js';
import { rootsOf } from '../language/likeness.js';
import { type Token, tokensOf, wordsOf } from '../language/tokens.js';
import { type Language } from '../language/Language.js';
import { firstFormsOf } from '../lexicon/meanings.js';
import { type PropertyLink, type SetMeaning } from './Meaning.js';
import { FIRST_FORMS, type Measure, measuresOf, type Operator } from './Pack.js';
import { focusLexemes } from './focusLexemes.js';
import { type Ground, type Lexeme, spans } from './Lexeme.js';
import { amountLexemes } from './amountLexemes.js';
import { kinLexemes } from './kinLexemes.js';
import { looseLexemes } from './looseLexemes.js';
import { nameLexemes } from './nameLexemes.js';
import { isOfAnother, wideLexemes } from './wideLexemes.js';
import { sameWord, sameWords } from './Schema.js';

/** A measure ranked with what it counts: the most people, the fewest minutes. */
function* rankedUnits({ words, pack }: Ground): Generator<Lexeme> {
  for (const op of ['most', 'least'] as const) {
    for (const phrase of pack.operators[op]) {
      for (const unit of pack.units) {
        const wanted = [...wordsOf(phrase), ...wordsOf(unit)];
        for (const { from, to, words: own } of spans(words))
          if (own.length === wanted.length && own.every((word, at) => word === wanted[at]))
            yield { from, to, meaning: { cat: 'op', op }, score: 1 };
      }
    }
  }
}

/** The words of a question. What quotes hold is a name or a value, never grammar. */
export const questionTokens = (question: string, language: Language): Token[] => tokensOf(question, language);

function* operatorLexemes({ words, pack }: Ground): Generator<Lexeme> {
  for (const [op, phrases] of Object.entries(pack.operators) as [Operator, readonly string[]][]) {
    for (const phrase of phrases) {
      const wanted = wordsOf(phrase);
      for (const { from, to, words: own } of spans(words))
        if (own.length === wanted.length && own.every((word, at) => word === wanted[at]))
          yield* operatorMeanings(op, { from, to, score: own.length > 1 ? 1 + own.length * 0.05 : 1 });
    }
  }
}

const ASKING: Partial<Record<Operator, NonNullable<SetMeaning['asks']>>> = {
  who: 'any',
  where: 'any',
  whom: 'object',
  byWhom: 'subject',
};

/** A word of the grammar; a question word stands for the nodes that it asks for as well. */
function* operatorMeanings(op: Operator, place: Omit<Lexeme, 'meaning'>): Generator<Lexeme> {
  yield { ...place, meaning: { cat: 'op', op } };
  const asks = ASKING[op];
  if (asks !== undefined)
    yield { ...place, meaning: { cat: 'set', set: { kind: 'all' }, labels: [], asks, asked: 'list' } };
}

/** Numbers that are several words, as an hour, and words that count places. */
function* countingLexemes({ words, pack }: Ground): Generator<Lexeme> {
  const phrases = Object.entries(pack.numbers).filter(([phrase]) => phrase.includes(' '));
  const told = [
    ...phrases.map(([phrase, value]) => ({ phrase, meaning: { cat: 'num', value } as const })),
    ...Object.entries(pack.ordinals).map(([phrase, value]) => ({ phrase, meaning: { cat: 'ord', value } as const })),
  ];
  for (const { phrase, meaning } of told) {
    const wanted = wordsOf(phrase);
    for (const { from, to, words: own } of spans(words))
      if (own.length === wanted.length && own.every((word, at) => word === wanted[at]))
        yield { from, to, meaning, score: 1 };
  }
}

function* numberLexemes(ground: Ground): Generator<Lexeme> {
  const { words, tokens, pack } = ground;
  yield* countingLexemes(ground);
  for (const [at, { word, number }] of tokens.entries()) {
    const value = number ?? ownOf(pack.numbers, word);
    if (value === undefined) continue;
    yield { from: at, to: at + 1, meaning: { cat: 'num', value }, score: 1 };
    for (const unit of pack.units) {
      const wanted = wordsOf(unit);
      if (wanted.every((one, offset) => words[at + 1 + offset] === one))
        yield { from: at, to: at + 1 + wanted.length, meaning: { cat: 'num', value, hasUnit: true }, score: 0.95 };
    }
  }
}

/** Whether the last word is the verb that an auxiliary within the question left for the end: (what) did Ann order. */
function isVerbAtEnd({ words, pack }: Ground): boolean {
  const at = words.findIndex((word) => pack.auxiliaries.includes(word));
  const small = new Set([...pack.neutral, ...pack.particles, ...Object.values(pack.operators).flat()].map(fold));
  return at > 0 && words.length - at > 2 && words.slice(at + 1).every((word) => !small.has(word));
}

function* schemaLexemes({ words, schema, pack }: Ground): Generator<Lexeme> {
  const particles = new Set(pack.particles.map(fold));
  for (const { from, to, words: own } of spans(words)) {
    const isLabel = schema.labels.some(({ words: wanted }) => sameWords(own, wanted) >= 0.95);
    for (const { label, words: wanted } of schema.labels) {
      const whole = sameWords(own, wanted);
      const last = own.length === 1 && wanted.length > 1 ? 0.9 * sameWord(own[0] ?? '', wanted.at(-1) ?? '') : 0;
      const score = Math.max(whole, last);
      if (score > 0.6)
        yield {
          from,
          to,
          meaning: { cat: 'set', set: { kind: 'label', label }, labels: [label], isPlain: true },
          score,
        };
    }
    for (const { type, words: wanted, particles: small } of schema.types) {
      const bare = own.length > 1 && particles.has(own.at(-1) ?? '') ? own.slice(0, -1) : own;
      const particle = bare === own ? undefined : own.at(-1);
      // A small word that the type's own name has not is for the rules, which know what it changes.
      if (particle !== undefined && !small.includes(particle)) continue;
      const fit = particle === undefined ? 0 : 0.05;
      const part =
        bare.length === 1 && wanted.length > 1
          ? 0.9 * Math.max(...wanted.map((one) => sameWord(bare[0] ?? '', one)))
          : 0;
      const score = Math.max(sameWords(bare, wanted), part);
      if (score > 0.6) yield { from, to, meaning: { cat: 'rel', type }, score: score + fit };
    }
    for (const { property, labels, isYear, kind, lacks, words: wanted } of schema.properties) {
      if (lacks !== undefined && sameWords(own, lacks) > 0.6)
        yield {
          from,
          to,
          meaning: { cat: 'pred', that: { kind: 'compare', property, is: '=', value: false }, labels },
          score: 1,
        };
      const part =
        own.length === 1 && wanted.length > 1 && lacks === undefined && !isLabel && !particles.has(own[0] ?? '')
          ? 0.9 * Math.max(...wanted.map((one) => sameWord(own[0] ?? '', one)))
          : 0;
      const score = Math.max(sameWords(own, wanted), part);
      if (score <= 0.6) continue;
      if (kind === 'boolean')
        yield {
          from,
          to,
          meaning: { cat: 'pred', that: { kind: 'compare', property, is: '=', value: true }, labels },
          score,
        };
      const link = { property, labels, ...(isYear === true ? { isYear } : {}) };
      // Of what is so or not it is rarely asked how it is.
      yield { from, to, meaning: { cat: 'prop', links: [link] }, score: kind === 'boolean' ? score - 0.2 : score };
    }
  }
}

/** A word without an ending that compares it, in each way that the language has. */
const bare = (word: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) => {
    const [from = '', into = ''] = ending.split('=');
    if (!word.endsWith(from) || word.length - from.length < 2) return [];
    const stem = word.slice(0, -from.length) + into;
    return stem.at(-1) === stem.at(-2) ? [stem, stem.slice(0, -1)] : [stem];
  });

/** The properties that a word of measure is about in this graph. */
const measured = ({ schema }: Pick<Ground, 'schema'>, measures: readonly Measure[]): PropertyLink[] =>
  measures.flatMap(({ nouns, isInverse }) =>
    schema.properties
      .filter(({ words }) => nouns.some((noun) => words.some((word) => sameWord(word, fold(noun)) >= 0.95)))
      .map(({ property, labels, isYear }) => ({
        property,
        labels,
        ...(isYear === true ? { isYear } : {}),
        ...(isInverse ? { isInverse } : {}),
      })),
  );

/** The words that measure something of this graph, and how they compare. */
export function* dimensionLexemes(ground: Pick<Ground, 'words' | 'pack' | 'schema'>): Generator<Lexeme> {
  const { words, pack } = ground;
  const comparing = new Set(pack.comparing.map(fold));
  for (const [name, dimension] of Object.entries(pack.dimensions)) {
    const links = measured(ground, measuresOf(dimension));
    if (links.length === 0) continue;
    const wanted = wordsOf(name);
    for (const { from, to, words: own } of spans(words)) {
      const [word = ''] = own;
      const one = own.length === 1 ? wanted[0] : undefined;
      if (sameWords(own, wanted) >= 0.95)
        yield { from, to, meaning: { cat: 'dim', links, degree: 'plain' }, score: 0.9 };
      if (one !== undefined && wanted.length === 1 && bare(word, pack.comparative).includes(one))
        yield { from, to, meaning: { cat: 'dim', links, degree: 'more' }, score: 0.9 };
      if (wanted.length === own.length - 1 && comparing.has(word) && sameWords(own.slice(1), wanted) >= 0.95)
        yield { from, to, meaning: { cat: 'dim', links, degree: 'more' }, score: 0.9 };
      if (one !== undefined && wanted.length === 1 && bare(word, pack.superlative).includes(one))
        yield { from, to, meaning: { cat: 'sup', order: 'most', links }, score: 0.9 };
    }
  }
}

const CODE = /^\p{Lu}[\p{Lu}\p{N}]*$/u;

/** The words that nodes may be found by. */
export const lookups = (
  words: readonly string[],
  tokens: readonly Token[] = [],
): { captions: string[]; words: string[] } => ({
  captions: [...spans(words)].map((span) => span.words.join(' ')),
  words: [
    // A code of a letter or two, written as one.
    ...tokens.flatMap(({ raw, word }, at) => (at > 0 && word.length < 3 && CODE.test(raw) ? [word] : [])),
    ...new Set(
      words.flatMap((word) =>
        word.length < 3
          ? []
          : [...rootsOf(word), FIRST_FORMS.get(word) ?? word, ...firstFormsOf(word)].filter((root) => root.length > 2),
      ),
    ),
  ],
});

/** Whether a question begins with words that only ask: name the largest. */
const isAsking = ({ words, pack }: Ground, to: number): boolean =>
  pack.operators.which.some((phrase) => wordsOf(phrase).join(' ') === words.slice(0, to).join(' '));

/** Everything that each run of words may mean in this graph. */
export function lexemesOf(
  tokens: readonly Token[],
  nodes: readonly GraphNode[],
  rest: Omit<Ground, 'words' | 'tokens'>,
): Lexeme[] {
  const ground: Ground = { tokens, words: tokens.map(({ word }) => word), ...rest };
  const found = [
    ...kinLexemes(ground),
    ...focusLexemes(ground),
    ...operatorLexemes(ground),
    ...rankedUnits(ground),
    ...numberLexemes(ground),
    ...amountLexemes(ground),
    ...schemaLexemes(ground),
    ...dimensionLexemes(ground),
    ...nameLexemes(ground, nodes),
    ...(ground.wide === undefined ? [] : wideLexemes(ground.wide, ground)),
  ]
    // Where the words are known by more than the lexicon, what it is not sure of is none of them.
    .filter(({ link }) => ground.wide === undefined || link === undefined || link.isSure)
    .filter((one) => ground.wide === undefined || !isOfAnother(one, ground.wide))
    .filter(({ from, to, meaning }) => from > 0 || meaning.cat !== 'prop' || !isAsking(ground, to));
  const loose = ground.isLoose === true ? [...found, ...looseLexemes(ground, found)] : found;
  if (!isVerbAtEnd(ground)) return loose;
  return loose.filter(({ to, meaning }) => to < tokens.length || meaning.cat !== 'set' || meaning.isPlain !== true);
}
