import {
  type GroupKey,
  type NodeSet,
  type Order,
  type Query,
  type Total,
  USUAL_LIMIT,
} from '../../../domain/query/Query.js';
import { unitOfProperty } from '../language/amounts.js';
import { ranked as rankedBest } from '../grammar/building.js';
import { isOrdered } from '../grammar/valueRules.js';
import { type PropertyLink } from '../grammar/Meaning.js';
import { type Schema } from '../grammar/Schema.js';
import { type AskedFor } from './asked.js';
import { type Sense } from './clues.js';
import { type Told } from './conditions.js';
import { type Condition, rowsBeside, rowsOf, setOf, stepsTo } from './rows.js';

/** What a guess is put together from: who is told, what must hold of them, and how it is asked. */
interface Parts extends Told {
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

/** Of more numbers than these nobody knows which one is meant. */
const MOST_NUMBERS = 2;
/** Of more texts than these nobody asks what somebody said. */
const MOST_TEXTS = 3;
/** Units of money. */
const MONEY: readonly string[] = ['usd', 'eur', 'gbp', 'ron'];

const kindOf = ({ properties }: Schema, { property }: PropertyLink): string =>
  properties.find((one) => one.property === property)?.kind ?? '';
const isYear = ({ properties }: Schema, link: PropertyLink): boolean =>
  properties.some(({ property, isYear }) => property === link.property && isYear === true);
/** Whether a property holds amounts: nobody adds years up. */
const isNumber = (schema: Schema, link: PropertyLink): boolean =>
  kindOf(schema, link) === 'number' && !isYear(schema, link);
/** Whether a property holds numbers that say how much or how many, and no ids. */
const isAmount = (schema: Schema, link: PropertyLink): boolean =>
  isNumber(schema, link) &&
  !schema.properties.some(({ property, isId }) => property === link.property && isId === true);

/** Those of the target of whom all conditions hold, in each way in which the graph joins them. */
const allOf = (parts: Parts, conditions = parts.conditions, label = parts.target): readonly NodeSet[] =>
  rowsOf(parts, label, conditions).map(setOf);

const listed = (set: NodeSet): Query => ({ kind: 'nodes', set, limit: USUAL_LIMIT });

/** The numbers or days that those who are told are ranked by, where a word says which. */
function rankedBy({ rank, properties, asked, schema, target }: Parts): readonly PropertyLink[] {
  if (rank !== undefined && rank.links.length > 0) return rank.links;
  if (properties.length > 0 || !asked.isInTime) return properties;
  return schema.properties.filter((one) => one.isYear === true && one.labels.includes(target));
}

/** Those who have most or least of a number of theirs, or the first or last day. */
const byOwn = (parts: Parts, links: readonly PropertyLink[], order: Order): Query[] =>
  allOf(parts).flatMap((set) =>
    rankedBest({ cat: 'set', set, labels: [parts.target] }, order, links).flatMap(({ meaning }) =>
      meaning.cat === 'set' ? [listed(meaning.set)] : [],
    ),
  );

/** The cheapest have the lowest price. */
const opposite = (order: Order): Order => (order === 'most' ? 'least' : 'most');

/** Those who are joined to most or fewest of what is named beside them, or to whose numbers come to most or least. */
function byNeighbours(parts: Parts, links: readonly PropertyLink[], order: Order): Query[] {
  const { schema, target, conditions, beside } = parts;
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
            : ({ kind: 'over', step, set, property: number.property, by: 'sum' } as const);
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

/** What is counted or summed for each value of a property, or for each of another label. */
function divided(parts: Parts, by: Sense, order: Order): Query[] {
  const { schema, target, properties, asked } = parts;
  const summed = properties.find((link) => link.labels.includes(target) && isNumber(schema, link));
  if (properties.length > 0 && summed === undefined) return [];
  const total: Total =
    summed === undefined ? { kind: 'count' } : { kind: 'aggregate', by: asked.by ?? 'sum', property: summed.property };
  return keysOf(parts, by).flatMap((key) =>
    allOf(parts).map((set): Query => ({ kind: 'group', set, by: key, total, order, limit: USUAL_LIMIT })),
  );
}

/** What members of a group may have in common: a value of theirs, or a neighbour. */
function keysOf({ schema, target }: Parts, by: Sense): readonly GroupKey[] {
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
  if (parts.asked.isOfMany || links.length > 0) return near;
  // What the graph says of no number by its name is of the only numbers that there are: the biggest one.
  const numbers = schema.properties.filter((link) => link.labels.includes(target) && isAmount(schema, link));
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

/** The numbers of the target that are money or what it comes to, where how much is asked and no word says of what. */
function worthsOf({ schema, target }: Parts): readonly PropertyLink[] {
  const own = schema.properties.filter((one) => one.labels.includes(target) && isAmount(schema, one));
  const worths = own.filter(
    ({ property }) =>
      MONEY.includes(unitOfProperty(property) ?? '') || schema.worths.some((one) => one.property === property),
  );
  return worths.length > MOST_NUMBERS ? [] : worths;
}

/** The queries that the parts of a question come to, the likeliest first. */
export function formOf(parts: Parts): Query[] {
  const { asked, rank, properties, target, per } = parts;
  const isYesOrCount = asked.isCount || asked.isYesNo;
  if (per !== undefined) return rank === undefined && !asked.isYesNo ? divided(parts, per, asked.order ?? 'most') : [];
  if (rank !== undefined || asked.order !== undefined) return isYesOrCount ? [] : ranked(parts);
  const isHow = asked.isHow && !asked.isCount;
  const [property] = properties;
  const asking = property === undefined && isHow ? worthsOf(parts) : property === undefined ? [] : [property];
  if (asking.length > 0) return asking.flatMap((one) => (one.labels.includes(target) ? ofProperty(parts, one) : []));
  if (asked.by !== undefined || (isHow && !asked.isCount)) return [];
  return [...saidIn(parts), ...allOf(parts).flatMap((set) => ofSet(parts, set))];
}
