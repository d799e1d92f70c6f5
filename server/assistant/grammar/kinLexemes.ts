import { fold } from '../../../domain/folding/fold.js';
import { kinship, type Kinship, type Meanings, meaningsOf } from '../language/meanings.js';
import { ofLabel } from './building.js';
import { isSo, isYesOrNo } from './truths.js';
import { placesIn } from '../language/phrases.js';
import { type Ground, type Lexeme, spans, type WordLink } from './Lexeme.js';
import { type Meaning } from './Meaning.js';
import { FIRST_FORMS, type Role, smallOf } from '../language/Pack.js';
import { type Schema, wordsOfName } from './Schema.js';
import { tieMeaning } from './tieLexemes.js';
import { once } from '../language/lexicon/once.js';

/** Words in a row that the lexicon is asked about. */
const LONGEST = 3;
/** A word that is only one of several in a name is less sure to stand for it. */
const PART = 0.96;
/** What is meant in other words is never as sure as the word itself. */
const OTHER_WORD = 0.97;
/** Near links of the same words that are read beside the best. */
const NEAR_BEST = 0.12;
const MOST_NAMES = 4;

interface Said {
  readonly kind: WordLink['kind'];
  readonly name: string;
  /** The words that say it, each alternative by itself. */
  readonly ways: readonly (readonly string[])[];
  readonly meanings: readonly Meaning[];
}
interface Named extends Said {
  /** What each of its ways means in the lexicon, by its forms. */
  readonly known: readonly (readonly Meanings[])[];
}

/** The names of a graph, with what each would mean: worked out once for a graph. */
const namesIn = once((schema: Schema): readonly Named[] =>
  saidNames(schema).map((one) => ({
    ...one,
    known: one.ways.map((way) => formsOf(way).map((form) => meaningsOf(form))),
  })),
);

function saidNames(schema: Schema): Said[] {
  const labels = schema.labels.map(({ label, words }): Said => {
    const last = words.slice(-1);
    return { kind: 'label', name: label, ways: words.length > 1 ? [words, last] : [words], meanings: [ofLabel(label)] };
  });
  const types = schema.types.map(({ type, words }): Said => {
    const ways = words.length > 1 ? [words, ...words.map((word) => [word])] : [words];
    return { kind: 'type', name: type, ways, meanings: [{ cat: 'rel', type }] };
  });
  const properties = schema.properties.map(({ words, bare, ...own }): Said => {
    const { property, labels: of, isYear } = own;
    const link = { property, labels: of, ...(isYear === true ? { isYear } : {}) };
    const meanings: Meaning[] = [isYesOrNo(own) ? isSo(own) : { cat: 'prop', links: [link] }];
    return { kind: 'property', name: property, ways: bare === undefined ? [words] : [words, bare], meanings };
  });
  const ties = schema.ties.map(({ words, bare = words, ...link }): Said => {
    return { kind: 'property', name: link.property, ways: [words, bare], meanings: [tieMeaning(link)] };
  });
  return [...labels, ...types, ...properties, ...ties];
}

/** Words as they are, and by their first forms where the lexicon may not know that they are forms: `born` of `bear`. */
const formsOf = (words: readonly string[]): (readonly string[])[] => {
  const first = words.map((word) => FIRST_FORMS.get(word) ?? word);
  return first.every((word, at) => word === words[at]) ? [words] : [words, first];
};

/** How words are kin to a name, by the best of its ways. @param meant what they mean, by their forms */
function kinTo(meant: readonly Meanings[], { kind, known }: Named) {
  let best: Omit<Kinship, 'isItself'> | undefined;
  for (const [at, way] of known.entries()) {
    // What is only a kind of a word's first form says too little: who is born is not made.
    const found = meant
      .flatMap((one, form) => way.map((other, of) => ({ isSame: form + of === 0, kin: kinship(one, other) })))
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
  for (const { one, other } of pack.converse) {
    for (const [asked, stored] of [
      [one, other],
      [other, one],
    ] as const) {
      const types = schema.types.filter((type) => type.words.some((word) => holdsForm(schema, stored, word)));
      if (types.length === 0) continue;
      for (const { from, to, words: own } of spans(words)) {
        const [word = ''] = own;
        const isOwn = schema.types.some((type) => type.words.some((one) => schema.same(one, word)));
        // A name that says it itself is meant.
        if (own.length > 1 || isOwn || schema.isNamed(own) || !holdsForm(schema, asked, word)) continue;
        for (const { type } of types)
          yield { from, to, meaning: { ...schema.relOf(type, own), isConverse: true }, score: 0.95 };
      }
    }
  }
}

const holdsForm = (schema: Schema, side: readonly string[], word: string): boolean =>
  side.some((one) => schema.same(fold(one), word));

/** What somebody is called by a relationship of this graph, where no name of it is the word itself. */
function* rolesOf(ground: Ground, word: string): Generator<{ readonly type: string; readonly role: Role }> {
  const { schema, pack } = ground;
  const isNamed = () => schema.types.some(({ words }) => words.some((own) => schema.same(own, word)));
  for (const role of pack.roles) {
    if (!holdsForm(schema, role.words, word) || isNamed()) continue;
    const types = schema.types.filter(({ words }) => words.some((own) => holdsForm(schema, role.of, own)));
    for (const type of new Set(types.map((one) => one.type))) yield { type, role };
  }
}

/** Who somebody is by a relationship: the wife of one who is married. Where the name says less than the word, it is asked about. */
function* roleLexemes(ground: Ground): Generator<Lexeme> {
  for (const [at, word] of ground.words.entries())
    for (const { type, role } of rolesOf(ground, word)) {
      const isLearned = ground.aliases.some(({ words }) => words === word);
      const isSure = role.isWider !== true || isLearned;
      const link = { words: word, kind: 'type', name: type, isSure, isRole: true } as const;
      const rel = ground.schema.relOf(type, [word]);
      const meaning: Meaning = role.isConverse === true ? { ...rel, isConverse: true } : rel;
      yield { from: at, to: at + 1, meaning, score: 0.95, link };
    }
}

/** What a name means, said in some words. */
const inWords = (meaning: Meaning, words: readonly string[], schema: Schema): Meaning =>
  meaning.cat === 'rel' ? schema.relOf(meaning.type, words) : meaning;

/** Words that a person has said to mean a name of this graph. */
function* aliasLexemes(ground: Ground, names: readonly Said[]): Generator<Lexeme> {
  const { words, aliases, schema } = ground;
  for (const { words: said, kind, name } of aliases) {
    const wanted = wordsOfName(said);
    // Which end of it the word is at is not learned by being told which it is.
    if (wanted.length === 1 && [...rolesOf(ground, wanted[0] ?? '')].some(({ type }) => type === name)) continue;
    for (const { from, to } of placesIn(words, wanted)) {
      const link = { words: said, kind, name, isSure: true };
      for (const { meanings } of names.filter((one) => one.kind === kind && one.name === name))
        for (const meaning of meanings)
          yield { from, to, meaning: inWords(meaning, wanted, schema), score: 0.99, link };
    }
  }
}

/** What words mean that the graph does not have, by what they have in common with its names. */
export function* kinLexemes(ground: Ground): Generator<Lexeme> {
  const { words, pack, language, schema, aliases } = ground;
  const names = namesIn(schema);
  yield* aliasLexemes(ground, names);
  yield* converseLexemes(ground);
  yield* roleLexemes(ground);
  if (language === undefined) return;
  const { grammar, particles } = smallOf(pack);
  const isSmall = (word = '') => grammar.has(word) || particles.has(word);
  for (const { from, to, words: own } of spans(words)) {
    if (own.length > LONGEST || (own.length === 1 && isSmall(own[0]))) continue;
    const said = own.join(' ');
    const meant = formsOf(own).map((form) => meaningsOf(form, [language]));
    if (meant.every(({ size }) => size === 0) || aliases.some((alias) => alias.words === said)) continue;
    const isNamed = schema.isNamed(own);
    const isRole = own.length === 1 && [...rolesOf(ground, own[0] ?? '')].length > 0;
    for (const kind of ['label', 'type', 'property'] as const) {
      if (isRole && kind === 'type') continue;
      const found = names
        // What the graph has a name for is nothing that is only kin to it.
        .filter((name) => name.kind === kind && (!isNamed || name.ways.some((way) => schema.areSame(own, way))))
        .flatMap((name) => {
          const kin = kinTo(meant, name);
          return kin === undefined ? [] : [{ name, ...kin }];
        })
        .sort((one, other) => other.score - one.score);
      const best = found[0]?.score ?? 0;
      for (const { name, score, isSure } of found.slice(0, MOST_NAMES)) {
        // Which types there may be is decided by the shape of the graph first.
        if (score < best - NEAR_BEST && kind !== 'type') continue;
        const link = { words: said, kind, name: name.name, isSure };
        for (const meaning of name.meanings)
          yield { from, to, meaning: inWords(meaning, own, schema), score: score * OTHER_WORD, link };
      }
    }
  }
}
