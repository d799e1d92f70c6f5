import { different } from '../../../domain/query/named.js';
import { type Order, type Predicate } from '../../../domain/query/Query.js';
import { type Language } from '../language/lexicon/files.js';
import { type Lexeme } from '../grammar/Lexeme.js';
import { type Meaning, type PropertyLink } from '../grammar/Meaning.js';
import { PACKS, smallOf } from '../language/Pack.js';
import { type Said } from '../grammar/readQuestion.js';
import { glossedIn } from '../language/glossed.js';
import { placesOfUnit, unitOfProperty } from '../language/amounts.js';
import { SCORES } from '../scores/scores.js';

/** What some words of a question may be about, whatever the words around them say. */
export type Sense =
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'named'; readonly ids: readonly string[]; readonly label: string }
  | { readonly kind: 'value'; readonly that: Predicate; readonly label: string; readonly property?: string }
  | { readonly kind: 'property'; readonly link: PropertyLink }
  | { readonly kind: 'rank'; readonly order: Order; readonly links: readonly PropertyLink[] }
  | { readonly kind: 'number'; readonly value: number };

/** Words of a question with what they may be about. No guess leaves them out. */
export interface Clue {
  readonly from: number;
  readonly to: number;
  readonly senses: readonly Sense[];
}

/** Words that are less surely a name of the graph than this are none: a label is named by a part of its name as well, a node never nearly. */
const LEAST_SCORES = { label: SCORES.senseLabel, named: SCORES.senseNamed };
const LEAST_SCORE = SCORES.sense;
const MOST_SENSES = 4;

function sensesOf({ meaning, score }: Lexeme): Sense[] {
  return allSensesOf(meaning).filter(
    ({ kind }) => score >= (kind === 'label' || kind === 'named' ? LEAST_SCORES[kind] : LEAST_SCORE),
  );
}

const valueOf = (label: string, { that, property }: Extract<Meaning, { cat: 'pred' }>): Sense => ({
  kind: 'value',
  that,
  label,
  ...(property === undefined ? {} : { property }),
});

function allSensesOf(meaning: Meaning): Sense[] {
  switch (meaning.cat) {
    case 'set': {
      if (meaning.isPlain === true) return meaning.labels.map((label) => ({ kind: 'label', label }));
      const { set } = meaning;
      if (meaning.isNamed !== true || set.kind !== 'nodes') return [];
      return meaning.labels.map((label) => ({ kind: 'named', ids: set.ids, label }));
    }
    case 'pred':
      return meaning.labels.map((label) => valueOf(label, meaning));
    case 'prop':
      return meaning.links.map((one) => ({ kind: 'property', link: one }));
    case 'sup':
      return [{ kind: 'rank', order: meaning.order, links: meaning.links }];
    case 'extreme':
      return [{ kind: 'rank', order: meaning.order, links: [] }];
    case 'dim':
      return meaning.isSpent === true || meaning.degree === 'more'
        ? meaning.links.map((one) => ({ kind: 'property', link: one }))
        : [];
    case 'num':
      return [{ kind: 'number', value: meaning.value }];
    default:
      return [];
  }
}

/** What words that name a label name of each of it besides, as the column that it is called by, is no other sense of them. */
const withoutNaming = (senses: readonly Sense[]): readonly Sense[] => {
  const labels = senses.flatMap((sense) => (sense.kind === 'label' ? [sense.label] : []));
  return senses.filter(
    (sense) => sense.kind !== 'property' || !sense.link.labels.some((label) => labels.includes(label)),
  );
};

type Place = Pick<Lexeme, 'from' | 'to'>;
const overlaps = (one: Place, other: Place): boolean => one.from < other.to && other.from < one.to;

/** Whether a word only joins others, and names nothing. @param at its place */
export const isSmall = ({ tokens }: Said, at: number, language: Language): boolean => {
  const { grammar, neutral, particles } = smallOf(PACKS[language]);
  const word = tokens[at]?.word ?? '';
  return grammar.has(word) || neutral.has(word) || particles.has(word);
};

/** A rank by what its adjective measures, whose order is already that of the measure, and one by what is still to be said. */
const measuring = (sense: Sense, links: readonly PropertyLink[]): readonly Sense[] =>
  sense.kind === 'rank' && sense.links.length === 0 && links.length > 0
    ? [{ ...sense, links: links.map(({ isInverse: _, ...link }) => link) }, sense]
    : [sense];

/** Units that stand for what is told in them: how many litres. One beside a number is a part of that. */
const unitsIn = ({ tokens, schema }: Said): (Place & { score: number; senses: Sense[] })[] =>
  [...schema.units].flatMap((unit) => {
    const links = schema.properties.filter(({ property }) => unitOfProperty(property) === unit);
    const senses = links.map(({ property, labels }): Sense => ({ kind: 'property', link: { property, labels } }));
    const places = placesOfUnit(tokens, unit).filter(({ from }) => tokens[from - 1]?.number === undefined);
    return senses.length === 0 ? [] : places.map((place) => ({ ...place, score: LEAST_SCORE, senses }));
  });

/** The words of a question that name something of the graph, each place once: the longest names first. */
export function cluesIn(said: Said, language: Language): Clue[] {
  /** What words within others measure: of “the warmest” the temperature. */
  const within = ({ from, to }: Place): readonly PropertyLink[] =>
    said.lexemes.flatMap(({ meaning, ...one }) =>
      meaning.cat === 'dim' && from <= one.from && one.to <= to ? meaning.links : [],
    );
  const named = said.lexemes
    .filter(({ link }) => link?.isSure !== false)
    // A superlative that the graph has a number for is no small word: the biggest.
    .filter(({ from, to, meaning }) => to - from > 1 || meaning.cat === 'sup' || !isSmall(said, from, language))
    .map((one) => ({ ...one, senses: sensesOf(one).flatMap((sense) => measuring(sense, within(one))) }));
  const found = [...named, ...unitsIn(said)]
    .filter(({ senses }) => senses.length > 0)
    .sort((one, other) => other.to - other.from - (one.to - one.from) || other.score - one.score);
  const clues: Clue[] = [];
  for (const { from, to } of found) {
    if (clues.some((clue) => overlaps(clue, { from, to }))) continue;
    const same = found.filter((one) => one.from === from && one.to === to);
    const senses = different(withoutNaming(same.flatMap((one) => one.senses))).slice(0, MOST_SENSES);
    clues.push({ from, to, senses });
  }
  return clues;
}

/** The places of words that neither name anything nor say how it is asked, and that no brackets behind them say again. */
export function openIn(said: Said, clues: readonly Clue[], language: Language): number[] {
  const glossed = glossedIn(said.tokens, PACKS[language]);
  const isNamed = (at: number): boolean => (glossed.has(at) ? isNamed(at + 1) : clues.some(({ from }) => from === at));
  return said.tokens.flatMap(({ number }, at) => {
    const place = { from: at, to: at + 1 };
    const isOp = said.lexemes.some((one) => one.meaning.cat === 'op' && overlaps(one, place));
    const isOpen = !isOp && number === undefined && !(glossed.has(at) && isNamed(at)) && !isSmall(said, at, language);
    return isOpen && !clues.some((clue) => overlaps(clue, place)) ? [at] : [];
  });
}
