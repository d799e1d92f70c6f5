import { type Measure, type PropertyShape } from '../../../graph/selection.js';
import { indexesOf, placesOf } from '../../language/phrases.js';
import { type Amount } from '../amounts.js';
import { type FoundScale, Interpretation } from '../Interpretation.js';
import { conditionOfAmount, conditionOfNumber } from '../measures.js';
import { type Plan } from '../Plan.js';
import { type Named } from '../vocabulary.js';
import { describedSet, wearersOf } from './sets.js';

interface Ranking {
  readonly label: string;
  readonly measure: Measure;
  readonly measured: string;
  readonly without: readonly Named[];
}

const MOST_TAKEN = 20;

/** Whether a number is one that a value is held against, and not how many are asked for. */
const isHeldAgainst = ({ test, year, day, unit }: Amount) => test !== '=' || year || day || unit !== undefined;

/** How many of a ranking are asked for: "the three largest". */
function takenOf(interpretation: Interpretation): number {
  const { tokens, rules, amounts } = interpretation.marked;
  // "The longest over 150 minutes" is one.
  const held = new Set(amounts.filter(isHeldAgainst).flatMap((amount) => amount.tokens));
  const word = tokens
    .map(({ word: one, number }, index) => (held.has(index) ? undefined : (number ?? rules.numbers[one])))
    .find((number) => number !== undefined);
  if (word === undefined || word < 1 || word > MOST_TAKEN) return 1;
  for (const { tokens: indexes, test } of amounts) if (test === '=') interpretation.explain(indexes);
  tokens.forEach(({ word: one }, index) => {
    if (rules.numbers[one] !== undefined) interpretation.explain([index]);
  });
  return word;
}

/** The place in a ranking that is asked for: "the second largest". */
function placeOf(interpretation: Interpretation, scale: FoundScale | undefined): number | undefined {
  const { tokens, rules } = interpretation.marked;
  for (const [phrase, place] of Object.entries(rules.ordinals)) {
    const found = placesOf(tokens, phrase).find(
      ({ to }) => scale === undefined || (to <= scale.at && scale.at - to <= 3),
    );
    if (found === undefined) continue;
    interpretation.explain(indexesOf(found));
    return place;
  }
  return undefined;
}

/** What is joined most by what a verb says: "the most spoken language" is not "the most languages". */
function mostOf(interpretation: Interpretation, at: number): Ranking | undefined {
  const { tokens, rules } = interpretation.marked;
  const between = tokens.slice(at).findIndex(({ word }) => !rules.mostly.includes(word));
  const types = interpretation.named('type').filter((type) => type.tokens.includes(at + between));
  for (const type of types) {
    const label = interpretation.labels().find(({ tokens: own }) => !own.includes(at + between));
    const far = label === undefined ? [] : interpretation.otherEnds(type.name, [label.name]);
    const [step] = (label === undefined ? undefined : interpretation.ways(label.name, far, [type.name])[0]) ?? [];
    if (label === undefined || step === undefined) continue;
    interpretation.explain(Array.from({ length: between }, (_, index) => at + index));
    return {
      label: label.name,
      measure: { by: 'linked', step },
      measured: far[0] ?? type.name,
      without: [type, label],
    };
  }
  return undefined;
}

/** Where a superlative stands before the word that it is made of: "cea mai" of "cea mai vorbită". */
function superlativeAt(interpretation: Interpretation): number | undefined {
  const { tokens, rules } = interpretation.marked;
  const superlative = new RegExp(rules.superlative, 'u');
  const at = tokens.findIndex((_, index) => {
    const [one = '', other = ''] = [tokens[index]?.word, tokens[index + 1]?.word];
    return superlative.test(`${one} ${other}`) && !superlative.test(other);
  });
  return at === -1 ? undefined : at + 2;
}

/** The most countries, the most neighbours: ranked by how many are one step away. */
function byLinks(interpretation: Interpretation, at: number): Ranking | undefined {
  const labels = interpretation.labels();
  const verbal = mostOf(interpretation, at);
  if (verbal !== undefined) return verbal;
  const counted = labels.find(({ tokens: [index = 0] }) => index >= at);
  const target = labels.find((label) => label !== counted && (label.tokens[0] ?? 0) < at);
  const types = interpretation.named('type');
  for (const type of types) {
    const label =
      target?.name ?? (counted === undefined ? undefined : interpretation.otherEnds(type.name, [counted.name])[0]);
    if (label === undefined) continue;
    const far = counted === undefined ? interpretation.otherEnds(type.name, [label]) : [counted.name];
    const [way] = interpretation.ways(label, far, [type.name]);
    const [step] = way ?? [];
    if (step === undefined) continue;
    const without = [type, ...(counted === undefined ? [] : [counted]), ...(target === undefined ? [] : [target])];
    return { label, measure: { by: 'linked', step }, measured: counted?.name ?? type.name, without };
  }
  if (target === undefined || counted === undefined) return undefined;
  const [way] = interpretation.ways(target.name, [counted.name]);
  const [step] = way ?? [];
  if (step === undefined) return undefined;
  return { label: target.name, measure: { by: 'linked', step }, measured: counted.name, without: [target, counted] };
}

/** The label of things that are ranked by the name of their kind: "the most expensive comedy". */
export function rankedByKind(interpretation: Interpretation): string | undefined {
  for (const { candidates } of interpretation.marked.mentions) {
    const [label, ...more] = wearersOf(interpretation, candidates[0]?.node.labels ?? []);
    if (label !== undefined && more.length === 0) return label;
  }
  return undefined;
}

/** The properties that amounts are held against: "the cheapest film rated over 8" is not ranked by its rating. */
function heldProperties({ marked }: Interpretation, label: string): string[] {
  return marked.amounts.filter(isHeldAgainst).flatMap((amount) => {
    // What is read here is read to know it only: it explains no word of the question yet.
    const apart = new Interpretation(marked);
    if (conditionOfNumber(apart, label, amount) !== undefined) return [];
    return conditionOfAmount(apart, label, amount)?.property ?? [];
  });
}

/** The largest, the longest, the highest rating: ranked by a property. */
function byProperty(interpretation: Interpretation, scale: FoundScale | undefined): Ranking | undefined {
  const { shape, vocabulary, before } = interpretation.marked;
  const [target] = interpretation.labels();
  const label = target?.name ?? before?.label ?? rankedByKind(interpretation);
  if (label === undefined) return undefined;
  const ranked = ({ kind }: PropertyShape) => kind === 'number' || kind === 'date' || kind === 'dateTime';
  const held = heldProperties(interpretation, label);
  const isTaken = ({ name }: { readonly name: string }) => held.includes(name);
  const taken = new Set(
    interpretation
      .named('property')
      .filter(isTaken)
      .flatMap(({ tokens }) => tokens),
  );
  const free = interpretation
    .propertiesOf([label], (one) => ranked(one) && !isTaken(one))
    // "Grossed over 100 million worldwide" names the gross at home by the half of its words.
    .find(({ tokens }) => tokens.some((index) => !taken.has(index)));
  const [measured] = scale === undefined ? [] : vocabulary.propertiesOf(shape, label, scale.concepts).filter(ranked);
  const named = free ?? (measured === undefined ? interpretation.propertiesOf([label], ranked)[0] : undefined);
  const property = named?.name ?? measured?.name;
  if (property === undefined) return undefined;
  const without = [...(target === undefined ? [] : [target]), ...(named === undefined ? [] : [named])];
  return { label, measure: { by: 'property', property }, measured: property, without };
}

/** Whether an adjective asks for the least: "the first three by area" are the largest, for nothing tells their time. */
function isLeast(interpretation: Interpretation, scale: FoundScale, { label, measured }: Ranking): boolean {
  const { shape, vocabulary } = interpretation.marked;
  const isPlace = scale.concepts.includes('moment');
  const own = vocabulary.propertiesOf(shape, label, scale.concepts).map(({ name }) => name);
  return !scale.greater && (!isPlace || own.includes(measured));
}

/** The most, the fewest, the largest, the best connected. */
export function rankPlan(interpretation: Interpretation): Plan | undefined {
  const scale = interpretation.scales().find(({ superlative }) => superlative);
  const [degree] = interpretation.cues('degree');
  // "At least eight" is an amount.
  const amounts = new Set(interpretation.marked.amounts.flatMap(({ tokens }) => tokens));
  const [most] = interpretation
    .cues('most', 'fewest')
    .filter(({ from, to }) => !amounts.has(from) && !amounts.has(to - 1));
  const told = most?.to ?? superlativeAt(interpretation);
  if (scale === undefined && degree === undefined && told === undefined) return undefined;
  const [target] = interpretation.labels();
  let ranking: Ranking | undefined;
  if (degree !== undefined && target !== undefined) {
    ranking = { label: target.name, measure: { by: 'degree' }, measured: '', without: [target] };
    interpretation.explainCues('degree');
    const words = new Set(interpretation.scales().map(({ at }) => at));
    interpretation.explain([...words].filter((at) => at >= degree.from && at < degree.to));
  } else if (most !== undefined) {
    // "The most expensive" is an adjective, and no number of things.
    const counted = scale?.at === most.to ? undefined : byLinks(interpretation, most.to);
    ranking = counted ?? byProperty(interpretation, scale);
  } else ranking = (told === undefined ? undefined : mostOf(interpretation, told)) ?? byProperty(interpretation, scale);
  if (ranking === undefined) return undefined;
  if (scale !== undefined) interpretation.explain([scale.at]);
  interpretation.explainCues('most', 'fewest', 'more', 'less');
  const take = takenOf(interpretation);
  const { label, measure, measured, without } = ranking;
  const least =
    most === undefined ? scale !== undefined && isLeast(interpretation, scale, ranking) : most.cue === 'fewest';
  const place = placeOf(interpretation, scale);
  const set = describedSet(interpretation, label, without);
  return { kind: 'rank', set, measure, measured, least, take, ...(place === undefined ? {} : { place }) };
}
