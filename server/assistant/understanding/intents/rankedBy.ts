import { isNaming } from '../../../../domain/caption/caption.js';
import { type Measure, type PropertyShape } from '../../../graph/selection.js';
import { indexesOf, placesOf } from '../../language/phrases.js';
import { type Amount } from '../amounts.js';
import { Interpretation } from '../Interpretation.js';
import { type FoundScale } from '../scales.js';
import { conditionOfAmount, conditionOfNumber } from '../measures.js';
import { type Named } from '../vocabulary.js';
import { wearersOf } from './sets.js';

/** Things of a label in an order. */
export interface Ranking {
  readonly label: string;
  readonly measure: Measure;
  readonly measured: string;
  readonly without: readonly Named[];
  /** What is asked of the first: the capital of the largest. */
  readonly projection?: readonly string[];
}

/** Whether a number is one that a value is held against, and not how many are asked for. */
export const isHeldAgainst = ({ test, year, day, unit }: Amount): boolean =>
  test !== '=' || year || day || unit !== undefined;

/** The properties that amounts are held against: "the cheapest film rated over 8" is not ranked by its rating. */
function heldProperties({ marked }: Interpretation, label: string): string[] {
  return marked.amounts.filter(isHeldAgainst).flatMap((amount) => {
    // What is read here is read to know it only: it explains no word of the question yet.
    const apart = new Interpretation(marked);
    if (conditionOfNumber(apart, label, amount) !== undefined) return [];
    return conditionOfAmount(apart, label, amount)?.property ?? [];
  });
}

/** The name of a kind whose things are ranked, and what wears it: "the most expensive comedy". */
function kindOf(interpretation: Interpretation): { label: string; at: number } | undefined {
  for (const { candidates, from } of interpretation.marked.mentions) {
    const [label, ...more] = wearersOf(interpretation, candidates[0]?.node.labels ?? []);
    if (label !== undefined && more.length === 0) return { label, at: from };
  }
  return undefined;
}

/** The label of things that are ranked by the name of their kind: "the most expensive comedy". */
export const rankedByKind = (interpretation: Interpretation): string | undefined => kindOf(interpretation)?.label;

/** Words between "by" and what it orders by. */
const MOST_BETWEEN = 1;

/** The words that say that a property orders: "by area", "in terms of budget", "după suprafață". */
export function orderingOf({ marked: { tokens, rules } }: Interpretation, { tokens: own }: Named): number[] {
  const at = own[0] ?? 0;
  const places = rules.ranking.by.flatMap((phrase) => placesOf(tokens, phrase));
  const before = places.filter(({ from, to }) => {
    const isClose = to <= at && at - to <= MOST_BETWEEN;
    return isClose && tokens.slice(to, at).every(({ word }) => rules.neutral.includes(word)) && from < at;
  });
  return before.flatMap(indexesOf);
}

const isDate = ({ kind }: PropertyShape) => kind === 'date' || kind === 'dateTime';
const isOrdered = (property: PropertyShape) => property.kind === 'number' || isDate(property);

/**
 * Whether the things that are ranked stand between a superlative and a property, so that it is asked of the first of
 * them.
 */
const isAsked = ({ tokens: [at = 0] }: Named, scale: FoundScale, thing: number): boolean =>
  at < scale.at ? thing > scale.at : thing > scale.at && thing < at;

/** What is asked of the first of a ranking: "the budget of the longest film", "how big is the northernmost country". */
function projectionOf(
  interpretation: Interpretation,
  label: string,
  { scale, thing, measured }: { scale: FoundScale; thing: number; measured: readonly PropertyShape[] },
): Named[] {
  const isOther = ({ name, kind }: PropertyShape) =>
    kind !== 'boolean' && !isNaming(name) && measured.every((one) => one.name !== name);
  return interpretation
    .propertiesOf([label], isOther)
    .filter(({ tokens }) => tokens.some((index) => !interpretation.isExplained(index)))
    .filter((one) => isAsked(one, scale, thing) && orderingOf(interpretation, one).length === 0);
}

/** What is asked by another adjective or by "when" of the first of a ranking. */
function projectionByMeasure(
  interpretation: Interpretation,
  label: string,
  { scale, measured }: { scale: FoundScale; measured: readonly PropertyShape[] },
): PropertyShape[] {
  const { shape, vocabulary } = interpretation.marked;
  if (interpretation.has('when')) {
    const own = shape.labels.find((one) => one.label === label)?.properties ?? [];
    const dates = own.filter(isDate);
    if (dates.length !== 1) return [];
    interpretation.explainTriggers('when');
    // The day by which they are ranked is told with the first of them.
    return dates.filter(({ name }) => measured.every((one) => one.name !== name));
  }
  const other = interpretation.scales().find(({ at, superlative }) => !superlative && at < scale.at);
  if (other === undefined) return [];
  const found = vocabulary.propertiesOf(shape, label, other.concepts).filter(isOrdered);
  if (found.length > 0) interpretation.explain([other.at]);
  return found;
}

/** The things that are ranked, and by what they may be. */
interface Things {
  readonly label: string;
  /** Where they stand in the question. */
  readonly at: number | undefined;
  /** The words of the question by which they are meant. */
  readonly without: readonly Named[];
  /** The properties that the adjective measures. */
  readonly measured: readonly PropertyShape[];
  /** Whether a property may order them, and is not what an amount is held against. */
  isFree(property: Named | PropertyShape): boolean;
}

/** What an amount is held against orders nothing, nor does what goes by the same words. */
function freeOf(interpretation: Interpretation, label: string): Things['isFree'] {
  const held = heldProperties(interpretation, label);
  const named = interpretation.named('property').filter(({ name }) => held.includes(name));
  const taken = new Set(named.flatMap(({ tokens }) => tokens));
  return (property) => {
    if (held.includes(property.name)) return false;
    // "Grossed over 100 million worldwide" names the gross at home by the half of its words.
    return !('tokens' in property) || property.tokens.some((index) => !taken.has(index));
  };
}

/** A ranking by an adjective of which the first is asked for something else. */
function projectionOfFirst(
  interpretation: Interpretation,
  scale: FoundScale,
  { label, at, without, measured, isFree }: Things,
): Ranking | undefined {
  const [first] = measured;
  if (at === undefined || first === undefined) return undefined;
  const asked = projectionOf(interpretation, label, { scale, thing: at, measured }).filter(isFree);
  if (asked.some(({ property }) => property !== undefined && isDate(property))) interpretation.explainTriggers('when');
  const others = asked.length > 0 ? asked : projectionByMeasure(interpretation, label, { scale, measured });
  if (others.length === 0) return undefined;
  const measure = { by: 'property' as const, property: first.name };
  const projection = others.map(({ name }) => name);
  return { label, measure, measured: first.name, without: [...without, ...asked], projection };
}

/** A ranking by a property that is named, or by that of an adjective. */
function ranked(interpretation: Interpretation, { label, without, measured, isFree }: Things): Ranking | undefined {
  const [first] = measured;
  const free = interpretation.propertiesOf([label], (one) => isOrdered(one) && isFree(one)).find(isFree);
  const named = free ?? (first === undefined ? interpretation.propertiesOf([label], isOrdered)[0] : undefined);
  const property = named?.name ?? first?.name;
  if (property === undefined) return undefined;
  if (named !== undefined) interpretation.explain(orderingOf(interpretation, named));
  return {
    label,
    measure: { by: 'property', property },
    measured: property,
    without: named === undefined ? without : [...without, named],
  };
}

/** The largest, the longest, the highest rating: ranked by a property. */
export function byProperty(
  interpretation: Interpretation,
  scale: FoundScale | undefined,
  [target]: readonly Named[] = interpretation.labels(),
): Ranking | undefined {
  const { before, shape, vocabulary } = interpretation.marked;
  const kind = target === undefined && before === undefined ? kindOf(interpretation) : undefined;
  const label = target?.name ?? before?.label ?? kind?.label;
  if (label === undefined) return undefined;
  const things: Things = {
    label,
    at: target?.tokens[0] ?? kind?.at,
    without: target === undefined ? [] : [target],
    measured: scale === undefined ? [] : vocabulary.propertiesOf(shape, label, scale.concepts).filter(isOrdered),
    isFree: freeOf(interpretation, label),
  };
  const ofFirst = scale === undefined ? undefined : projectionOfFirst(interpretation, scale, things);
  return ofFirst ?? ranked(interpretation, things);
}
