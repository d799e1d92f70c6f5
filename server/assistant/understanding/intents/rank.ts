import { type FoundTrigger, indexesOf, placesOf } from '../../language/phrases.js';
import { type Interpretation } from '../Interpretation.js';
import { type FoundScale } from '../scales.js';
import { type Plan } from '../Plan.js';
import { byProperty, isHeldAgainst, orderingOf, type Ranking } from './rankedBy.js';
import { describedSet } from './sets.js';

const MOST_TAKEN = 20;

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

/** Whether an adjective asks for the least: "the first three by area" are the largest, for nothing tells their time. */
function isLeast(interpretation: Interpretation, scale: FoundScale, { label, measured }: Ranking): boolean {
  const { shape, vocabulary } = interpretation.marked;
  const isPlace = scale.concepts.includes('moment');
  const own = vocabulary.propertiesOf(shape, label, scale.concepts).map(({ name }) => name);
  return isPlace && !own.includes(measured) ? scale.greater : !scale.greater;
}

/** Whether a rim of a list that a property orders is asked for: "the top five by area". */
function rimOf(interpretation: Interpretation): 'top' | 'bottom' | undefined {
  const { tokens, rules } = interpretation.marked;
  const isOrdered = interpretation.named('property').some((one) => orderingOf(interpretation, one).length > 0);
  if (!isOrdered) return undefined;
  for (const rim of ['top', 'bottom'] as const) {
    const places = rules.ranking[rim].flatMap((phrase) => placesOf(tokens, phrase));
    if (places.length === 0) continue;
    interpretation.explain(places.flatMap(indexesOf));
    return rim;
  }
  return undefined;
}

/** What says that things are in an order: an adjective, a number of others, or a rim of a list. */
interface Ordering {
  readonly scale?: FoundScale | undefined;
  readonly most?: FoundTrigger | undefined;
  readonly rim?: 'top' | 'bottom' | undefined;
}

/** A ranking with how many of it are asked for, from which end, and of which things. */
function orderedPlan(
  interpretation: Interpretation,
  ranking: Ranking,
  { scale, most, rim }: Ordering,
): Extract<Plan, { kind: 'rank' }> {
  if (scale !== undefined) interpretation.explain([scale.at]);
  interpretation.explainTriggers('most', 'fewest', 'more', 'less');
  const { tokens, rules } = interpretation.marked;
  interpretation.explain(rules.ofAll.flatMap((phrase) => placesOf(tokens, phrase).flatMap(indexesOf)));
  const take = takenOf(interpretation);
  const { label, measure, measured, without, projection: asked } = ranking;
  const isLesser = scale === undefined ? rim === 'bottom' : isLeast(interpretation, scale, ranking);
  const least = most === undefined ? isLesser : most.trigger === 'fewest';
  const place = placeOf(interpretation, scale);
  const set = describedSet(interpretation, label, without);
  const more = { ...(place === undefined ? {} : { place }), ...(asked === undefined ? {} : { projection: asked }) };
  return { kind: 'rank', set, measure, measured, least, take, ...more };
}

/** The most, the fewest, the largest, the best connected. */
export function rankPlan(interpretation: Interpretation): Plan | undefined {
  const scale = interpretation.scales().find(({ superlative }) => superlative);
  const [degree] = interpretation.triggers('degree');
  // "At least eight" is an amount.
  const amounts = new Set(interpretation.marked.amounts.flatMap(({ tokens }) => tokens));
  const [most] = interpretation
    .triggers('most', 'fewest')
    .filter(({ from, to }) => !amounts.has(from) && !amounts.has(to - 1));
  const superlative = most?.to ?? superlativeAt(interpretation);
  const rim = scale === undefined && superlative === undefined ? rimOf(interpretation) : undefined;
  if (scale === undefined && degree === undefined && superlative === undefined && rim === undefined) return undefined;
  const [target] = interpretation.labels();
  let ranking: Ranking | undefined;
  if (degree !== undefined && target !== undefined) {
    ranking = { label: target.name, measure: { by: 'degree' }, measured: '', without: [target] };
    interpretation.explainTriggers('degree');
    const words = new Set(interpretation.scales().map(({ at }) => at));
    interpretation.explain([...words].filter((at) => at >= degree.from && at < degree.to));
  } else if (most !== undefined) {
    // "The most expensive" is an adjective, and no number of things.
    const counted = scale?.at === most.to ? undefined : byLinks(interpretation, most.to);
    ranking = counted ?? byProperty(interpretation, scale);
  } else
    ranking =
      (superlative === undefined ? undefined : mostOf(interpretation, superlative)) ??
      byProperty(interpretation, scale);
  if (ranking === undefined) return undefined;
  return orderedPlan(interpretation, ranking, { scale, most, rim });
}
