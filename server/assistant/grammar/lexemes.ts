import { type GraphNode } from '../../contract/elements.js';
import { rootsOf } from '../language/likeness.js';
import { type Token, wordsOf } from '../language/tokens.js';
import { firstFormsOf, isPerson } from '../language/meanings.js';
import { type SetMeaning } from './Meaning.js';
import { COMPANY, FIRST_FORMS, type Operator, smallOf } from '../language/Pack.js';
import { ofLabel } from './building.js';
import { isSo, isYesOrNo } from './truths.js';
import { focusLexemes } from './focusLexemes.js';
import { placesIn } from '../language/phrases.js';
import { type Ground, type Lexeme, spans } from './Lexeme.js';
import { amountLexemes } from './amountLexemes.js';
import { dimensionLexemes } from './dimensionLexemes.js';
import { doneAs } from './done.js';
import { eventLexemes } from './eventLexemes.js';
import { kinLexemes } from './kinLexemes.js';
import { looseLexemes, settled } from './looseLexemes.js';
import { nameLexemes } from './nameLexemes.js';
import { textLexemes } from './textLexemes.js';
import { tieLexemes } from './tieLexemes.js';
import { isOfAnother, wideLexemes } from './wideLexemes.js';
import { worthLexemes } from './worth.js';
import { oneOf, type Schema, sameWord, sameWords } from './Schema.js';

/** A measure ranked with what it counts: the most people, the fewest minutes. */
function* rankedUnits({ words, pack }: Ground): Generator<Lexeme> {
  for (const op of ['most', 'least'] as const)
    for (const phrase of pack.operators[op])
      for (const { from, to } of placesIn(words, wordsOf(phrase)))
        for (const unit of pack.counted.map(wordsOf))
          if (unit.every((word, at) => words[to + at] === word))
            yield { from, to: to + unit.length, meaning: { cat: 'op', op }, score: 1 };
}

function* operatorLexemes({ words, pack, schema }: Ground): Generator<Lexeme> {
  for (const [op, phrases] of Object.entries(pack.operators) as [Operator, readonly string[]][]) {
    const many = phrases.filter((phrase) => pack.ofMany.includes(phrase));
    const ofMany = many.flatMap((phrase) => [...placesIn(words, wordsOf(phrase))]);
    for (const phrase of phrases)
      for (const { from, to } of placesIn(words, wordsOf(phrase))) {
        // A part of what says that many are meant does not say the highest.
        if (ofMany.some((one) => one.from === from && one.to > to)) continue;
        // Who begins a question is asked for: no clause is begun there, which days would fit as well.
        if (op === 'that' && from === 0 && pack.operators.who.includes(phrase)) continue;
        const place = { from, to, score: to - from > 1 ? 1 + (to - from) * 0.05 : 1 };
        yield* operatorMeanings(op, place, {
          end: words.length,
          schema,
          isOfMany: pack.ofMany.includes(phrase),
          isOften: wordsOf(phrase).some((word) => pack.operators.times.includes(word)),
        });
      }
  }
}

const ASKING: Partial<Record<Operator, NonNullable<SetMeaning['asks']>>> = {
  who: 'any',
  where: 'any',
  when: 'any',
  whom: 'object',
  byWhom: 'subject',
};

/** A word of the grammar; a question word stands for the nodes that it asks for as well. */
function* operatorMeanings(
  op: Operator,
  place: Omit<Lexeme, 'meaning'>,
  { end, schema, isOfMany, isOften }: { end: number; schema: Schema; isOfMany: boolean; isOften: boolean },
): Generator<Lexeme> {
  const isAtEnd = place.to === end && (op === 'most' || op === 'least');
  const more = { ...(isAtEnd ? { isAtEnd } : {}), ...(isOfMany ? { isOfMany } : {}), ...(isOften ? { isOften } : {}) };
  yield { ...place, meaning: { cat: 'op', op, ...more } };
  const asks = ASKING[op];
  const hasTimes = schema.times.length > 0;
  if (asks === undefined || (op === 'when' && !hasTimes)) return;
  // Where days are nodes, when is not where: one is born in a town, and on a day.
  const labels = hasTimes ? (op === 'when' ? schema.times : schema.places) : [];
  const who = op === 'who' ? { isWho: true as const } : {};
  yield { ...place, meaning: { cat: 'set', set: { kind: 'all' }, labels, asks, asked: 'list', ...who } };
}

/** Whether the last word is the verb that an auxiliary within the question left for the end: (what) did the Heron order, has it ordered. */
export function isVerbAtEnd({ words, pack }: Pick<Ground, 'words' | 'pack'>): boolean {
  const { neutral, grammar, particles } = smallOf(pack);
  const isDone = pack.participles.some((ending) => words.at(-1)?.endsWith(ending));
  const before = [...pack.auxiliaries, ...(isDone ? pack.operators.have : [])];
  const at = words.findIndex((word) => before.includes(word));
  const isTelling = (word: string) => neutral.has(word) || !(grammar.has(word) || particles.has(word));
  return at > 0 && words.length - at > 2 && words.slice(at + 1).every(isTelling);
}

function* schemaLexemes({ words, tokens, schema, pack, language }: Ground): Generator<Lexeme> {
  const { particles } = smallOf(pack);
  for (const { from, to, words: own } of spans(words)) {
    const isLabel = schema.labels.some(({ words: wanted }) => sameWords(own, wanted) >= 0.95);
    for (const { label, words: wanted } of schema.labels) {
      const whole = sameWords(own, wanted);
      const last = own.length === 1 && wanted.length > 1 ? 0.9 * sameWord(own[0] ?? '', wanted.at(-1) ?? '') : 0;
      const score = Math.max(whole, last);
      if (score > 0.6) yield { from, to, meaning: ofLabel(label), score };
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
      if (score > 0.6) yield { from, to, meaning: schema.relOf(type, own), score: score + fit };
    }
    for (const { words: wanted, bare: short = [], lacks, telling, kind, isId, ...said } of schema.properties) {
      const { property, labels, isYear } = said;
      if (lacks !== undefined && sameWords(own, lacks) > 0.6) yield { from, to, meaning: isSo(said, false), score: 1 };
      // "Tap 12" says its number, while taps of more than 12 are not those of a higher one.
      const mayBePart = isId !== true || tokens[to]?.number !== undefined;
      const part =
        mayBePart &&
        own.length === 1 &&
        wanted.length > 1 &&
        lacks === undefined &&
        !isLabel &&
        !particles.has(own[0] ?? '')
          ? 0.9 * oneOf(own[0] ?? '', telling, language)
          : 0;
      const isOne = own.length === 1 && wanted.length === 1;
      const whole = isOne ? oneOf(own[0] ?? '', wanted, language) : sameWords(own, wanted);
      const score = Math.max(whole, sameWords(own, short), part);
      if (score <= 0.6) continue;
      const isTold = isYesOrNo({ kind, isTruth: said.isTruth });
      if (isTold) yield { from, to, meaning: isSo(said), score };
      const link = { property, labels, ...(isYear === true ? { isYear } : {}) };
      // Of what is so or not it is rarely asked how it is.
      yield { from, to, meaning: { cat: 'prop', links: [link] }, score: isTold ? score - 0.2 : score };
    }
  }
}

/** A word as the graph has it, in another case or not. */
const OWN_WORD = 0.9;

const CODE = /^\p{Lu}[\p{Lu}\p{N}]*$/u;

/** The words that nodes may be found by. */
export const lookups = (
  words: readonly string[],
  tokens: readonly Token[] = [],
): { captions: string[]; words: string[] } => ({
  captions: [...spans(words)].flatMap((span) => [span.words.join(' '), ...doneAs(span.words)]),
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

/** Whether words are themselves what the graph holds: a name, or what relationships say, as the position that somebody has somewhere. */
const isHeldAt = (found: readonly Lexeme[], from: number, to: number): boolean =>
  found.some(
    ({ meaning, link, ...one }) =>
      link === undefined &&
      one.from === from &&
      one.to === to &&
      one.score >= OWN_WORD &&
      (meaning.cat === 'along' || (meaning.cat === 'set' && meaning.isNamed === true)),
  );

/** What the graph itself holds of some of a label is not sure to mean all of it by what it has in common with its name. */
const withoutDoubt = (found: readonly Lexeme[], { aliases }: Pick<Ground, 'aliases'>): Lexeme[] =>
  found.map((one) => {
    const { link, from, to } = one;
    const isGuess = link?.kind === 'label' && link.isSure && aliases.every(({ words }) => words !== link.words);
    return isGuess && isHeldAt(found, from, to) ? { ...one, link: { ...link, isSure: false } } : one;
  });

/** What may stand between who and what they have. */
const HAD: readonly Operator[] = ['have', 'gain', 'most', 'least', 'no'];

/** Whether a word after who is only near to what no person is called: of who orders no orders are told. */
function isNoPerson({ words, pack, schema: { persons } }: Ground, { from, meaning, link, score }: Lexeme): boolean {
  if (persons.length === 0 || meaning.cat !== 'set' || meaning.isPlain !== true) return false;
  const { grammar, neutral } = smallOf(pack);
  const between = words.slice(1, from);
  // Who had the most visits is asked of persons, and of visits nothing but how many they had.
  const isHad = HAD.some((op) => pack.operators[op].some((phrase) => placesIn(between, wordsOf(phrase)).length > 0));
  const isAsked = !isHad && between.every((word) => grammar.has(word) || neutral.has(word));
  return (
    isAsked &&
    pack.operators.who.includes(words[0] ?? '') &&
    (link !== undefined || score < 1) &&
    !meaning.labels.some((label) => persons.includes(label))
  );
}

/** Whether a verb is only related to the name of a non-person beside persons: who made a trip is not the goods. */
function isNoDoer({ words, pack, schema }: Ground, { meaning, link }: Lexeme): boolean {
  if (link === undefined || meaning.cat !== 'rel' || !pack.operators.who.includes(words[0] ?? '')) return false;
  const { type } = meaning;
  const ends = schema.ends(type).flatMap(({ start, end }) => [start, end]);
  const named = schema.types.filter((one) => one.type === type);
  const isNamed = ({ label, words: own }: Schema['labels'][number]) =>
    ends.includes(label) && named.some((one) => schema.areSame(one.words, own)) && schema.isBesidePersons(label);
  return !ends.some((label) => schema.persons.includes(label)) && schema.labels.some(isNamed);
}

/** Whether a verb is only related to a property that holds nobody, though it is asked who did it: who installed it is no facility. What is done to an amount says how much. */
const isNobody = ({ words, pack }: Ground, { meaning, link }: Lexeme): boolean =>
  link !== undefined &&
  meaning.cat === 'prop' &&
  meaning.isDone !== true &&
  words.slice(0, 2).some((word) => pack.operators.who.includes(word)) &&
  !meaning.links.some(({ property }) => wordsOf(property).some((word) => isPerson(word) || COMPANY.has(word)));

/** The labels of those that are named right after some words. */
const labelsAfter = (at: number, found: readonly Lexeme[]): readonly string[] =>
  found.flatMap(({ from, meaning }) =>
    from === at && meaning.cat === 'set' && meaning.isNamed === true ? meaning.labels : [],
  );

/** Whether words mean something else than what the one is that is named after them: plot B6 is a plot, and not what is on the plot. */
function isOfNextName({ from, to, meaning }: Lexeme, found: readonly Lexeme[]): boolean {
  const named = labelsAfter(to, found);
  const isWhat = (one: Lexeme['meaning']) =>
    one.cat === 'set' && one.isPlain === true && one.labels.some((label) => named.includes(label));
  if (named.length === 0 || isWhat(meaning)) return false;
  const here = found.filter((one) => one.from === from && one.to === to);
  // A column may be called by a small word, as that of those somebody climbs with.
  return here.every((one) => one.meaning.cat !== 'op') && here.some((one) => one.score >= 1 && isWhat(one.meaning));
}

/** A word that only the lexicon links to a name is this sure at most, and one of the name itself at least. */
const [BY_LEXICON, BY_NAME] = [0.9, 0.95];
const STEM = 3;

/** Whether a word stands for a relationship that another one names: the pilot of a flight is no flight. */
function isNamedElsewhere({ link, from, to, score }: Lexeme, all: readonly Lexeme[], { words }: Ground): boolean {
  if (link?.kind !== 'type' || score >= BY_LEXICON) return false;
  const stem = link.words.slice(0, STEM);
  return all.some(
    (one) =>
      one.meaning.cat === 'rel' &&
      one.meaning.type === link.name &&
      one.score >= BY_NAME &&
      (one.to <= from || one.from >= to) &&
      words[one.from]?.startsWith(stem) !== true,
  );
}

/** Whether words for the most of many are taken for the highest of one. */
const isOfFewer = ({ from, to, meaning }: Lexeme, all: readonly Lexeme[]): boolean =>
  meaning.cat === 'op' &&
  meaning.isOfMany !== true &&
  all.some(
    (one) =>
      one.from === from &&
      one.to === to &&
      one.meaning.cat === 'op' &&
      one.meaning.op === meaning.op &&
      one.meaning.isOfMany === true,
  );

/** Everything that each run of words may mean in this graph. */
export function lexemesOf(
  tokens: readonly Token[],
  nodes: readonly GraphNode[],
  rest: Omit<Ground, 'words' | 'tokens'>,
): Lexeme[] {
  const ground: Ground = { tokens, words: tokens.map(({ word }) => word), ...rest };
  const named = [...nameLexemes(ground, nodes)];
  const pointing = [...focusLexemes(ground)];
  // Which of those: they were told of, and are no others that something is said of.
  const isPointing = ({ from, to, meaning }: Lexeme) =>
    meaning.cat === 'op' && meaning.op === 'ones' && pointing.some((one) => one.from <= from && to <= one.to);
  const all = [
    ...kinLexemes(ground),
    ...pointing,
    ...[...operatorLexemes(ground)].filter((one) => !isPointing(one)),
    ...rankedUnits(ground),
    ...amountLexemes(ground),
    ...schemaLexemes(ground),
    ...tieLexemes(ground),
    ...worthLexemes(ground),
    ...dimensionLexemes(ground),
    ...named,
    ...textLexemes(ground, named),
    ...eventLexemes(ground, named, nodes),
    ...(ground.wide === undefined ? [] : wideLexemes(ground.wide, ground)),
  ];
  const found = settled(withoutDoubt(all, ground), ground)
    // Where the words are known by more than the lexicon, what it is not sure of is none of them.
    .filter(({ link }) => ground.wide === undefined || link === undefined || link.isSure || link.isRole === true)
    .filter(
      (one) =>
        !isNoPerson(ground, one) &&
        !isNoDoer(ground, one) &&
        !isNobody(ground, one) &&
        !isOfNextName(one, all) &&
        !isNamedElsewhere(one, all, ground) &&
        !isOfFewer(one, all) &&
        (ground.wide === undefined || !isOfAnother(one, ground.wide)),
    )
    .filter(({ from, to, meaning }) => from > 0 || meaning.cat !== 'prop' || !isAsking(ground, to));
  const loose = ground.isLoose === true ? [...found, ...looseLexemes(ground, found)] : found;
  if (!isVerbAtEnd(ground)) return loose;
  return loose.filter(({ to, meaning }) => to < tokens.length || meaning.cat !== 'set' || meaning.isPlain !== true);
}
