import { type Filter, type PropertyShape } from '../../graph/selection.js';
import { type FoundTrigger, indexesOf } from '../language/phrases.js';
import { type Mention } from '../linking/link.js';
import { type Amount, inUnitOf, testOf, unitOfProperty } from '../marking/amounts.js';
import { type Condition } from './conditions.js';
import { type Interpretation } from './Interpretation.js';
import { type FoundScale } from '../marking/scales.js';
import { type Named } from '../marking/vocabulary.js';

const isDate = ({ kind }: PropertyShape) => kind === 'date' || kind === 'dateTime';

/** An amount that nodes of a label are held against. */
interface Held {
  readonly label: string;
  readonly amount: Amount;
}

/** A property that is named in full so near to an amount is the one that is meant. */
const BESIDE = 4;
/** How many words a superlative takes after its noun: "bugetul cel mai mic". */
const SUPERLATIVE_WORDS = 3;

/**
 * Whether a property is what a superlative beside it ranks by: "the lowest budget of a film over 8" is no budget over
 * 8.
 */
function isRankedBy(interpretation: Interpretation, { tokens }: Named, start: number): boolean {
  const superlatives = interpretation.scales().filter(({ superlative }) => superlative);
  const isBeside = superlatives.some(({ at }) => tokens.includes(at + 1) || tokens.includes(at - SUPERLATIVE_WORDS));
  return isBeside && start - Math.max(...tokens) !== 1;
}

/** Of the properties that are named and fit an amount, the one whose words stand nearest to it. */
function nearest(
  interpretation: Interpretation,
  { label, amount }: Held,
  fits: (property: PropertyShape) => boolean,
): Named | undefined {
  const [start = 0, end = start] = [amount.tokens[0], amount.tokens.at(-1)];
  const distance = ({ tokens }: Named) =>
    Math.min(...tokens.map((at) => (at > end ? at - end : Math.max(0, start - at))));
  const isOpen = (named: Named) => !isRankedBy(interpretation, named, start);
  const [best] = interpretation.propertiesOf([label], fits).filter(isOpen);
  const near = interpretation
    .named('property')
    .filter(isOpen)
    .filter(({ labels, property }) => labels.includes(label) && property !== undefined && fits(property))
    .filter(({ tokens }) => tokens.some((index) => !interpretation.isInMention(index)))
    .sort((one, other) => distance(one) - distance(other) || other.score - one.score)[0];
  if (best === undefined || near === undefined) return best;
  const isBeside = best.score === 1 && distance(best) <= BESIDE;
  const isNear = distance(near) < distance(best);
  if (isNear && isBeside)
    interpretation.explain(near.tokens.filter((at) => best.tokens.some((one) => Math.abs(one - at) === 1)));
  return isNear && !isBeside ? near : best;
}

/** Words that tell when, so that the year beside them is a time and no number of something. */
function isTime(interpretation: Interpretation, { tokens, year, test }: Amount): boolean {
  const triggers = interpretation
    .triggers('before', 'after', 'in')
    .filter(({ from, to }) => tokens.includes(from) || tokens.includes(to));
  return year && (test === '=' || triggers.length > 0);
}

/** The adjectives that may measure an amount: a superlative ranks, unless there is no other. */
function adjectivesOf(interpretation: Interpretation, { tokens }: Amount): FoundScale[] {
  const scales = interpretation.scales();
  const own = scales.filter(({ at, superlative }) => !superlative || tokens.includes(at));
  return own.length > 0 ? own : scales;
}

/**
 * The property of a label that an amount is held against: the one named, measured by an adjective, or with its unit.
 */
function propertyOf(interpretation: Interpretation, { label, amount }: Held): PropertyShape | undefined {
  const { shape, vocabulary } = interpretation.marked;
  const own = shape.labels.find((one) => one.label === label)?.properties ?? [];
  const dates = own.filter(isDate);
  const onlyDate = amount.day || (dates.length > 0 && isTime(interpretation, amount));
  const fits = (property: PropertyShape) =>
    onlyDate ? isDate(property) : property.kind === 'number' || (amount.year && isDate(property));
  const named = nearest(interpretation, { label, amount }, fits);
  if (named?.property !== undefined) {
    interpretation.explainNamed([named]);
    return named.property;
  }
  for (const scale of adjectivesOf(interpretation, amount)) {
    const [measured] = vocabulary
      .propertiesOf(shape, label, scale.concepts)
      .filter((one) => fits(one) && inUnitOf(one.name, amount) !== undefined);
    if (measured === undefined) continue;
    interpretation.explain([scale.at]);
    return measured;
  }
  if (amount.unit !== undefined) {
    const byUnit = own.filter(({ name, kind }) => kind === 'number' && unitOfProperty(name) === amount.unit);
    if (byUnit.length === 1) return byUnit[0];
  }
  return (amount.year || amount.day) && dates.length === 1 ? dates[0] : undefined;
}

const compare = (
  property: string,
  test: Extract<Filter, { kind: 'compare' }>['test'],
  value: string | number,
): Filter => ({
  kind: 'compare',
  property,
  test,
  value,
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** The day after a day. */
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** A comparison with a year or a day, of a property that holds days. */
function ofDays(property: string, { test, value, upper }: Amount): Filter {
  const first = (one: string | number) => (typeof one === 'number' ? `${one}-01-01` : one);
  // The day after: a bound that a person reads in the chip, where the last millisecond before it says nothing.
  const next = (one: string | number) => (typeof one === 'number' ? `${one + 1}-01-01` : dayAfter(one));
  const range = (from: string | number, to: string | number): Filter => ({
    kind: 'all',
    of: [compare(property, '>=', first(from)), compare(property, '<', next(to))],
  });
  if (test === 'between') return range(value, upper ?? value);
  if (test === '=') return range(value, value);
  if (test === '<' || test === '>=') return compare(property, test, first(value));
  return compare(property, test === '>' ? '>=' : '<', next(value));
}

function ofNumbers(property: string, { test, value, upper }: Amount): Filter {
  if (test !== 'between') return compare(property, test, value);
  return { kind: 'all', of: [compare(property, '>=', value), compare(property, '<=', upper ?? value)] };
}

/** The condition that an amount makes of nodes of a label. */
export function conditionOfAmount(
  interpretation: Interpretation,
  label: string,
  amount: Amount,
): (Condition & { readonly property: string }) | undefined {
  const property = propertyOf(interpretation, { label, amount });
  const held = property === undefined ? undefined : inUnitOf(property.name, amount);
  if (property === undefined || held === undefined) return undefined;
  interpretation.explain(amount.tokens);
  const filter = isDate(property) ? ofDays(property.name, held) : ofNumbers(property.name, held);
  return {
    filter,
    property: property.name,
    nodes: [],
    at: amount.tokens[0] ?? 0,
    end: (amount.tokens.at(-1) ?? 0) + 1,
  };
}

/** The property by which an adjective between a comparison and a name measures, or one that is named. */
function measuredBy(interpretation: Interpretation, label: string, trigger: FoundTrigger): string | undefined {
  const { shape, vocabulary } = interpretation.marked;
  const scale = interpretation.scales().find(({ at }) => at >= trigger.from - 1 && at < trigger.to);
  const [measured] = scale === undefined ? [] : vocabulary.propertiesOf(shape, label, scale.concepts);
  const [named] = interpretation.propertiesOf(
    [label],
    ({ kind }) => kind === 'number' || kind === 'date' || kind === 'dateTime',
  );
  if (named !== undefined) interpretation.explainNamed([named]);
  return named?.name ?? measured?.name;
}

/** Nodes that are more or less than one of their own kind: "countries larger than Germany". */
export function conditionOfLike(
  interpretation: Interpretation,
  label: string,
  mention: Mention,
): Condition | undefined {
  const { tokens } = interpretation.marked;
  const trigger = interpretation
    .triggers('over', 'under', 'before', 'after')
    .filter(({ to }) => to === mention.from || (to === mention.from - 1 && tokens[to]?.number === undefined))
    .sort((one, other) => other.to - other.from - (one.to - one.from))[0];
  const test = trigger === undefined ? undefined : testOf(trigger);
  const like = mention.candidates.find(({ node, via }) => node.labels.includes(label) && via !== 'value');
  if (trigger === undefined || test === undefined || like === undefined) return undefined;
  const property = measuredBy(interpretation, label, trigger);
  const value = property === undefined ? undefined : like.node.properties[property];
  if (property === undefined || value === undefined || typeof value === 'object') return undefined;
  interpretation.explain(indexesOf(trigger));
  interpretation.explainMention(mention);
  return {
    filter: { kind: 'compare', property, test, value },
    nodes: [like.node],
    at: trigger.from,
    end: mention.to,
  };
}

/** Nodes by how many others they are joined to: "with more than five neighbours", "that have an airport". */
export function conditionOfNumber(
  interpretation: Interpretation,
  label: string,
  amount: Amount,
): Condition | undefined {
  const { value, unit } = amount;
  const test = amount.test === 'between' ? undefined : amount.test;
  if (typeof value !== 'number' || unit !== undefined || test === undefined) return undefined;
  const last = amount.tokens.at(-1) ?? 0;
  const counted = [...interpretation.named('label'), ...interpretation.named('type')].find(
    ({ score, tokens }) => score === 1 && tokens.some((at) => at > last && at - last <= 3),
  );
  if (counted === undefined) return undefined;
  // "Name three countries": how many are asked for, not how many each is joined to.
  if (counted.name === label && (counted.tokens[0] ?? 0) > last) return undefined;
  const ways =
    counted.kind === 'label'
      ? interpretation.ways(label, [counted.name])
      : interpretation.ways(label, interpretation.otherEnds(counted.name, [label]), [counted.name]);
  const [step] = ways[0] ?? [];
  if (step === undefined || ways.length > 1) return undefined;
  interpretation.explain(amount.tokens);
  interpretation.explainNamed([counted]);
  interpretation.explainGeneric();
  if (counted.kind === 'label')
    interpretation.explainNamed(interpretation.named('type').filter(({ name }) => step.types.includes(name)));
  return {
    filter: { kind: 'joined', step, test, value },
    nodes: [],
    at: amount.tokens[0] ?? 0,
    end: last + 1,
  };
}

/**
 * Nodes that are joined to any node of a label, or to none: "cities with an airport", "countries without neighbours".
 */
export function conditionOfHaving(interpretation: Interpretation, label: string): Condition | undefined {
  const { mentions } = interpretation.marked;
  for (const counted of [...interpretation.named('label'), ...interpretation.named('type')]) {
    const [at = 0] = counted.tokens;
    if (counted.score < 1 || counted.name === label || interpretation.isExplained(at)) continue;
    const having = interpretation.triggers('having', 'not').find(({ to }) => to <= at && at - to <= 2);
    const of = mentions.find(({ from }) => from > at && !interpretation.triggers('in').some(({ to }) => to === from));
    if (having === undefined || of !== undefined) continue;
    const said = interpretation.named('type').filter(({ score }) => score === 1);
    const types = counted.kind === 'type' ? [counted.name] : said.map(({ name }) => name);
    const far = counted.kind === 'type' ? interpretation.otherEnds(counted.name, [label]) : [counted.name];
    const named = interpretation.ways(label, far, types);
    const ways = named.length > 0 ? named : interpretation.ways(label, far);
    const [step] = ways[0] ?? [];
    if (step === undefined || ways.length > 1) continue;
    interpretation.explainNamed(said.filter(({ name }) => step.types.includes(name)));
    const place = { at: counted.tokens[0] ?? 0, end: (counted.tokens.at(-1) ?? 0) + 1 };
    if (having.trigger === 'having') interpretation.explain(indexesOf(having));
    interpretation.explainNamed([counted]);
    return { filter: { kind: 'joined', step, test: '>=', value: 1 }, nodes: [], ...place };
  }
  return undefined;
}
