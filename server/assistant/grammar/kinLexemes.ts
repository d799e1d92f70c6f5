import { fold } from '../../../domain/folding/fold.js';
import { kinship, type Kinship, meaningsOf } from '../lexicon/meanings.js';
import { type Ground, type Lexeme, spans, type WordLink } from './Lexeme.js';
import { type Meaning } from './Meaning.js';
import { FIRST_FORMS } from './Pack.js';
import { type Schema, wordsOfName } from './Schema.js';

/** Words in a row that the lexicon is asked about. */
const LONGEST = 3;
/** A word that is only one of several in a name is less sure to stand for it. */
const PART = 0.96;
/** What is meant in other words is never as sure as the word itself. */
const OTHER_WORD = 0.97;
/** Near links of the same words that are read beside the best. */
const NEAR_BEST = 0.12;
const MOST_NAMES = 4;

interface Named {
  readonly kind: WordLink['kind'];
  readonly name: string;
  /** The words that say it, each alternative by itself. */
  readonly ways: readonly (readonly string[])[];
  readonly meanings: readonly Meaning[];
}

/** The names of a graph, with what each would mean. */
function namesIn(schema: Schema): Named[] {
  const labels = schema.labels.map(({ label, words }): Named => {
    const last = words.slice(-1);
    const meaning: Meaning = { cat: 'set', set: { kind: 'label', label }, labels: [label], isPlain: true };
    return { kind: 'label', name: label, ways: words.length > 1 ? [words, last] : [words], meanings: [meaning] };
  });
  const types = schema.types.map(({ type, words }): Named => {
    const ways = words.length > 1 ? [words, ...words.map((word) => [word])] : [words];
    return { kind: 'type', name: type, ways, meanings: [{ cat: 'rel', type }] };
  });
  const properties = schema.properties.map(({ property, labels: of, isYear, kind, words }): Named => {
    const link = { property, labels: of, ...(isYear === true ? { isYear } : {}) };
    const isTrue: Meaning = { cat: 'pred', that: { kind: 'compare', property, is: '=', value: true }, labels: of };
    const meanings: Meaning[] = [kind === 'boolean' ? isTrue : { cat: 'prop', links: [link] }];
    return { kind: 'property', name: property, ways: [words], meanings };
  });
  return [...labels, ...types, ...properties];
}

/** Words as they are, and by their first forms where the lexicon may not know that they are forms: `born` of `bear`. */
const formsOf = (words: readonly string[]): (readonly string[])[] => {
  const first = words.map((word) => FIRST_FORMS.get(word) ?? word);
  return first.every((word, at) => word === words[at]) ? [words] : [words, first];
};

/** How words are kin to a name, by the best of its ways. */
function kinTo(own: readonly string[], { kind, ways }: Named, languages: Parameters<typeof meaningsOf>[1]) {
  let best: Omit<Kinship, 'isItself'> | undefined;
  const meant = formsOf(own).map((form) => meaningsOf(form, languages));
  if (meant.every(({ size }) => size === 0)) return undefined;
  for (const [at, way] of ways.entries()) {
    // What is only a kind of a word's first form says too little: who is born is not made.
    const found = meant
      .flatMap((one, form) =>
        formsOf(way).map((other, of) => ({ isSame: form + of === 0, kin: kinship(one, meaningsOf(other)) })),
      )
      .flatMap(({ isSame, kin }) => (kin !== undefined && (isSame || kin.isSure) ? [kin] : []))
      .sort((first, other) => other.score - first.score)[0];
    const score = (found?.score ?? 0) * (at === 0 ? 1 : PART);
    // A label says what something is: a word that is only made of its word may be another thing.
    const isSure = found?.isSure === true && (kind !== 'label' || found.isItself);
    if (found !== undefined && score > (best?.score ?? 0)) best = { score, isSure };
  }
  return best;
}

/** The other end of a relationship: `child` where the graph says `PARENT_OF`. */
function* converseLexemes({ words, schema, pack }: Ground): Generator<Lexeme> {
  const holds = (side: readonly string[], word: string) => side.some((one) => schema.same(fold(one), word));
  for (const { one, other } of pack.converse) {
    for (const [asked, stored] of [
      [one, other],
      [other, one],
    ] as const) {
      const types = schema.types.filter((type) => type.words.some((word) => holds(stored, word)));
      if (types.length === 0) continue;
      for (const { from, to, words: own } of spans(words)) {
        if (own.length > 1 || !holds(asked, own[0] ?? '')) continue;
        for (const { type } of types) yield { from, to, meaning: { cat: 'rel', type, isConverse: true }, score: 0.95 };
      }
    }
  }
}

/** Words that a person has said to mean a name of this graph. */
function* aliasLexemes({ words, aliases }: Ground, names: readonly Named[]): Generator<Lexeme> {
  for (const { words: said, kind, name } of aliases) {
    const wanted = wordsOfName(said);
    for (const { from, to, words: own } of spans(words)) {
      if (own.length !== wanted.length || !own.every((word, at) => word === wanted[at])) continue;
      const link = { words: said, kind, name, isSure: true };
      for (const { meanings } of names.filter((one) => one.kind === kind && one.name === name))
        for (const meaning of meanings) yield { from, to, meaning, score: 0.99, link };
    }
  }
}

/** What words mean that the graph does not have, by what they have in common with its names. */
export function* kinLexemes(ground: Ground): Generator<Lexeme> {
  const { words, pack, language, schema, aliases } = ground;
  const names = namesIn(schema);
  yield* aliasLexemes(ground, names);
  yield* converseLexemes(ground);
  if (language === undefined) return;
  const small = new Set([...pack.neutral, ...pack.particles, ...Object.values(pack.operators).flat()].map(fold));
  for (const { from, to, words: own } of spans(words)) {
    if (own.length > LONGEST || (own.length === 1 && small.has(own[0] ?? ''))) continue;
    const said = own.join(' ');
    if (aliases.some((alias) => alias.words === said)) continue;
    for (const kind of ['label', 'type', 'property'] as const) {
      const found = names
        .filter((name) => name.kind === kind)
        .flatMap((name) => {
          const kin = kinTo(own, name, [language]);
          return kin === undefined ? [] : [{ name, ...kin }];
        })
        .sort((one, other) => other.score - one.score);
      const best = found[0]?.score ?? 0;
      for (const { name, score, isSure } of found.slice(0, MOST_NAMES)) {
        if (score < best - NEAR_BEST) continue;
        const link = { words: said, kind, name: name.name, isSure };
        for (const meaning of name.meanings) yield { from, to, meaning, score: score * OTHER_WORD, link };
      }
    }
  }
}
