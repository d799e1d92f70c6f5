import {
  type GroupKey,
  type NodeSet,
  type Order,
  type Query,
  type Total,
  USUAL_LIMIT,
} from '../../../domain/query/Query.js';
import { ranked as rankedBest } from '../grammar/building.js';
import { isOrdered } from '../grammar/valueRules.js';
import { type PropertyLink } from '../grammar/Meaning.js';
import { type Schema } from '../grammar/Schema.js';
import { type AskedFor } from './asked.js';
import { type Sense } from './clues.js';
import { type Told } from './conditions.js';
import { amountsOf, isNumber, isYear, kindOf, MOST_NUMBERS, worthsOf } from './measures.js';
import { type Condition, rowsBeside, rowsOf, setOf, stepsTo } from './rows.js';

/** What a guess is put together from: who is told, what must hold of them, and how it is asked. */
export interface Parts extends Told {
  readonly schema: Schema;
  readonly asked: AskedFor;
  readonly target: string;
  /** Whether it is asked how many of a label there are, so that no number of theirs is. */
  readonly isCounted: boolean;
  readonly rank: Extract<Sense, { kind: 'rank' }> | undefined;
  /** Whether a word says who is told, or none says that others are. */
  readonly isTargetSaid: boolean;
  /** Whether no word says what is told: what is between those that are named. */
  readonly isUnsaid: boolean;
  /** Labels that are named beside the target. */
  readonly beside: readonly string[];
  /** Types of relationships that words of the question are. */
  readonly types: ReadonlySet<string>;
  /** What it is told for each of. */
  readonly per?: Sense | undefined;
}

/** Of more texts than these nobody asks what somebody said. */
const MOST_TEXTS = 3;
/** Those of the target of whom all conditions hold, in each way in which the graph joins them. */
const allOf = (parts: Parts, conditions = parts.conditions, label = parts.target): readonly NodeSet[] =>
  rowsOf(parts, label, conditions).map(setOf);

export const listed = (set: NodeSet): Query => ({ kind: 'nodes', set, limit: USUAL_LIMIT });

/** The numbers or days that those who are told are ranked by, where a word says which. */
function rankedBy({ rank, properties, asked, schema, target }: Parts): readonly PropertyLink[] {
  if (rank !== undefined && rank.links.length > 0) return rank.links;
  if (properties.length > 0 || !asked.isInTime) return properties;
  return schema.properties.filter((one) => one.isYear === true && one.labels.includes(target));
}

/** Those who have most or least of a number of theirs, or the first or last day; what is asked of these, where a word says what. */
function byOwn(parts: Parts, links: readonly PropertyLink[], order: Order): Query[] {
  const properties = parts.properties.map(({ property }) => property);
  const isAsked = properties.length > 0 && !links.some(({ property }) => properties.includes(property));
  return allOf(parts).flatMap((of) =>
    rankedBest({ cat: 'set', set: of, labels: [parts.target] }, order, links).flatMap(({ meaning }): Query[] => {
      if (meaning.cat !== 'set') return [];
      const { set } = meaning;
      return [isAsked ? { kind: 'values', set, properties } : listed(set)];
    }),
  );
}

/** The cheapest have the lowest price. */
const opposite = (order: Order): Order => (order === 'most' ? 'least' : 'most');

/** Those who are joined to most or fewest of what is named beside them, or to whose numbers come to most or least. */
function byNeighbours(parts: Parts, links: readonly PropertyLink[], order: Order): Query[] {
  const { schema, target, conditions, beside, asked } = parts;
  const [own, ...others] = allOf(
    parts,
    conditions.filter(({ label }) => label === target),
  );
  if (own === undefined || others.length > 0) return [];
  const rest = conditions.filter(({ label }) => label !== target);
  // Where no word says of what, it is most often of what tells what was done.
  const near = beside.length > 0 ? [...new Set(beside)] : rowsBeside(schema, target);
  return near.flatMap((label): Query[] => {
    const number = links.find((link) => link.labels.includes(label) && isNumber(schema, link));
    if (links.length > 0 && number === undefined) return [];
    return stepsTo(schema, target, label).flatMap((step) =>
      allOf(parts, rest, label).map((set) => {
        const by =
          number === undefined
            ? ({ kind: 'number', step, set } as const)
            : ({ kind: 'over', step, set, property: number.property, by: asked.by ?? 'sum' } as const);
        return listed({
          kind: 'top',
          of: own,
          by,
          order: number?.isInverse === true ? opposite(order) : order,
          count: 1,
        });
      }),
    );
  });
}

/** What each of some groups comes to. */
export const grouped = ({ by = 'sum' }: AskedFor, link: PropertyLink | undefined): Total =>
  link === undefined ? { kind: 'count' } : { kind: 'aggregate', by, property: link.property };

/** What is counted or summed for each value of a property, or for each of another label. */
function divided(parts: Parts, by: Sense, order: Order): Query[] {
  const { schema, target, properties, asked } = parts;
  const summed = properties.find((link) => link.labels.includes(target) && isNumber(schema, link));
  if (properties.length > 0 && summed === undefined) return [];
  const total = grouped(asked, summed);
  return keysOf(parts, by).flatMap((key) =>
    allOf(parts).map((set): Query => ({ kind: 'group', set, by: key, total, order, limit: USUAL_LIMIT })),
  );
}

/** What members of a group may have in common: a value of theirs, or a neighbour. */
export function keysOf({ schema, target }: Pick<Parts, 'schema' | 'target'>, by: Sense): readonly GroupKey[] {
  if (by.kind === 'property')
    return by.link.labels.includes(target) ? [{ kind: 'property', property: by.link.property }] : [];
  if (by.kind !== 'label') return [];
  return stepsTo(schema, target, by.label).map((step) => ({
    kind: 'step',
    step,
    set: { kind: 'label', label: by.label },
  }));
}

function ranked(parts: Parts): Query[] {
  const { schema, target, rank } = parts;
  const order = rank?.order ?? parts.asked.order ?? 'most';
  const links = rankedBy(parts);
  const own = links.filter((link) => link.labels.includes(target));
  const ordered = own.filter(
    (link) => isOrdered({ kind: kindOf(schema, link) }) && !(parts.asked.isOfMany && isYear(schema, link)),
  );
  if (ordered.length > 0) return byOwn(parts, ordered, order);
  // Of years, as of texts, the most is the one that most have, where it is asked of how many.
  const [text] = own;
  if (text !== undefined) return divided({ ...parts, properties: [] }, { kind: 'property', link: text }, order);
  // The last time is none of many.
  const near = parts.asked.isInTime ? [] : byNeighbours(parts, links, order);
  // What something itself comes to is nearer than what those beside it come to.
  if (links.length > 0 && rank !== undefined) return [...byOwn(parts, worthsOf(schema, target), order), ...near];
  if (parts.asked.isOfMany || links.length > 0) return near;
  // What the graph says of no number by its name is of the only numbers that there are: the biggest one.
  const numbers = amountsOf(schema, target);
  return [...(numbers.length > MOST_NUMBERS ? [] : byOwn(parts, numbers, order)), ...near];
}

/** What is told of a property of the target: what its numbers come to, or its values; whether there is one, where that is asked. */
function ofProperty(parts: Parts, link: PropertyLink): Query[] {
  const { asked, schema, conditions } = parts;
  const { property } = link;
  const isTotal = isNumber(schema, link);
  if (isTotal && parts.isCounted && asked.by === undefined) return [];
  const isSummed = isTotal && (asked.by !== undefined || asked.isHow || asked.isCount);
  if (asked.by !== undefined && !isSummed) return [];
  if (!isSummed && (asked.isCount || asked.isYesNo)) {
    const held: Condition = { label: parts.target, that: { kind: 'has', property }, isNot: false };
    return allOf(parts, [...conditions, held]).flatMap((set) => ofSet(parts, set));
  }
  return allOf(parts).flatMap((set): Query[] => {
    const total: Query = { kind: 'aggregate', set, by: asked.by ?? 'sum', property };
    if (isSummed) return [total];
    const values: Query = { kind: 'values', set, properties: [property] };
    return isTotal ? [values, total] : [values];
  });
}

/** What is told of those of whom all conditions hold: how many they are, whether there are any, or who. */
function ofSet({ asked, isTargetSaid, target, schema, conditions }: Parts, set: NodeSet): Query[] {
  // Nobody asks how many what is named is.
  if (asked.isCount) return isTargetSaid && set.kind !== 'nodes' ? [{ kind: 'count', set }] : [];
  if (asked.isYesNo) return set.kind === 'nodes' ? [] : [{ kind: 'exists', set }];
  const isMeant = isTargetSaid || (asked.isWho && schema.persons.includes(target));
  // What is named is not told by its name alone.
  const isNamed = conditions.some(({ label, ids }) => label === target && ids !== undefined);
  return isMeant && !isNamed && set.kind !== 'label' ? [listed(set)] : [];
}

/** What stands in what is between those that are named: what Ann said of the play. */
function saidIn(parts: Parts): Query[] {
  const { schema, target, isUnsaid, asked } = parts;
  if (!isUnsaid || asked.isCount || asked.isYesNo || asked.isWho) return [];
  const texts = schema.properties.filter(({ kind, labels }) => kind === 'text' && labels.includes(target));
  if (texts.length === 0 || texts.length > MOST_TEXTS) return [];
  return allOf(parts).map((set) => ({ kind: 'values', set, properties: texts.map(({ property }) => property) }));
}

/** The queries that the parts of a question come to, the likeliest first. */
export function formOf(parts: Parts): Query[] {
  const { asked, rank, properties, target, per, schema } = parts;
  const isYesOrCount = asked.isCount || asked.isYesNo;
  if (per !== undefined) return rank === undefined && !asked.isYesNo ? divided(parts, per, asked.order ?? 'most') : [];
  if (rank !== undefined || asked.order !== undefined) return isYesOrCount ? [] : ranked(parts);
  const isHow = asked.isHow && !asked.isCount;
  const [property] = properties;
  const asking = property === undefined && isHow ? worthsOf(schema, target) : property === undefined ? [] : [property];
  if (asking.length > 0) return asking.flatMap((one) => (one.labels.includes(target) ? ofProperty(parts, one) : []));
  if (asked.by !== undefined || (isHow && !asked.isCount)) return [];
  return [...saidIn(parts), ...allOf(parts).flatMap((set) => ofSet(parts, set))];
}
