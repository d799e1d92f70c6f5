import { type NodeSet, type Order, type Query, USUAL_LIMIT } from '../../../domain/query/Query.js';
import { unitOfProperty } from '../marking/amounts.js';
import { ranked as rankedBest } from '../grammar/building.js';
import { isOrdered } from '../grammar/valueRules.js';
import { type PropertyLink } from '../grammar/Meaning.js';
import { type Schema } from '../grammar/Schema.js';
import { type AskedFor } from './asked.js';
import { type Sense } from './clues.js';
import { type Told } from './conditions.js';
import { type Condition, rowsOf, setOf, stepTo } from './rows.js';

/** What a guess is put together from: who is told, what must hold of them, and how it is asked. */
interface Parts extends Told {
  readonly schema: Schema;
  readonly asked: AskedFor;
  readonly target: string;
  readonly rank: Extract<Sense, { kind: 'rank' }> | undefined;
  /** Whether a word says who is told, or none says that others are. */
  readonly isTargetSaid: boolean;
  /** Labels that are named beside the target. */
  readonly beside: readonly string[];
}

/** Units of money. */
const MONEY: readonly string[] = ['usd', 'eur', 'gbp', 'ron'];

const kindOf = ({ properties }: Schema, { property }: PropertyLink): string =>
  properties.find((one) => one.property === property)?.kind ?? '';
const isNumber = (schema: Schema, link: PropertyLink): boolean => kindOf(schema, link) === 'number';

/** Those of the target of whom all conditions hold. */
function allOf({ schema, target }: Parts, conditions: readonly Condition[]): NodeSet | undefined {
  const row = rowsOf(schema, target, conditions);
  return row === undefined ? undefined : setOf(row);
}

const listed = (set: NodeSet): Query => ({ kind: 'nodes', set, limit: USUAL_LIMIT });

/** The numbers or days that those who are told are ranked by, where a word says which. */
function rankedBy({ rank, properties, asked, schema, target }: Parts): readonly PropertyLink[] {
  if (rank !== undefined && rank.links.length > 0) return rank.links;
  if (properties.length > 0 || !asked.isInTime) return properties;
  return schema.properties.filter((one) => one.isYear === true && one.labels.includes(target));
}

/** Those who have most or least of a number of theirs, or the first or last day. */
function byOwn(parts: Parts, links: readonly PropertyLink[], order: Order): Query[] {
  const of = allOf(parts, parts.conditions);
  if (of === undefined) return [];
  return rankedBest({ cat: 'set', set: of, labels: [parts.target] }, order, links).flatMap(({ meaning }) =>
    meaning.cat === 'set' ? [listed(meaning.set)] : [],
  );
}

/** Those who are joined to most or fewest of what is named beside them, or to whose numbers come to most or least. */
function byNeighbours(parts: Parts, links: readonly PropertyLink[], order: Order): Query[] {
  const { schema, target, conditions } = parts;
  const own = allOf(
    parts,
    conditions.filter(({ label }) => label === target),
  );
  const rest = conditions.filter(({ label }) => label !== target);
  return [...new Set(parts.beside)].flatMap((label): Query[] => {
    const step = stepTo(schema, target, label);
    const row = rowsOf(schema, label, rest);
    if (own === undefined || step === undefined || row === undefined) return [];
    const number = links.find((link) => link.labels.includes(label) && isNumber(schema, link));
    if (links.length > 0 && number === undefined) return [];
    const linked = { step, set: setOf(row) };
    const by =
      number === undefined
        ? ({ kind: 'number', ...linked } as const)
        : ({ kind: 'over', ...linked, property: number.property, by: 'sum' } as const);
    return [listed({ kind: 'top', of: own, by, order, count: 1 })];
  });
}

function ranked(parts: Parts): Query[] {
  const order = parts.rank?.order ?? parts.asked.order ?? 'most';
  const links = rankedBy(parts);
  const own = links.filter(
    (link) => link.labels.includes(parts.target) && isOrdered({ kind: kindOf(parts.schema, link) }),
  );
  return own.length > 0 ? byOwn(parts, own, order) : byNeighbours(parts, links, order);
}

/** What is told of a property of the target: what its numbers come to, or its values; whether there is one, where that is asked. */
function ofProperty(parts: Parts, link: PropertyLink): Query[] {
  const { asked, schema, conditions } = parts;
  const { property } = link;
  const isTotal = isNumber(schema, link);
  const set = allOf(parts, conditions);
  if (set === undefined) return [];
  const total: Query = { kind: 'aggregate', set, by: asked.by ?? 'sum', property };
  if (isTotal && (asked.by !== undefined || asked.isHow || asked.isCount)) return [total];
  if (asked.by !== undefined) return [];
  if (asked.isCount || asked.isYesNo) {
    const held = allOf(parts, [...conditions, { label: parts.target, that: { kind: 'has', property }, isNot: false }]);
    return held === undefined ? [] : ofSet(parts, held);
  }
  const values: Query = { kind: 'values', set, properties: [property] };
  return isTotal ? [values, total] : [values];
}

/** What is told of those of whom all conditions hold: how many they are, whether there are any, or who. */
function ofSet({ asked, isTargetSaid, target, schema, conditions }: Parts, set: NodeSet): Query[] {
  if (asked.isCount) return isTargetSaid ? [{ kind: 'count', set }] : [];
  if (asked.isYesNo) return set.kind === 'nodes' ? [] : [{ kind: 'exists', set }];
  const isMeant = isTargetSaid || (asked.isWho && schema.persons.includes(target));
  // What is named is not told by its name alone.
  const isNamed = conditions.some(({ label, ids }) => label === target && ids !== undefined);
  return isMeant && !isNamed && set.kind !== 'label' ? [listed(set)] : [];
}

/** The one number of the target that is money or what it comes to, where how much is asked and no word says of what. */
function worthOf({ schema, target }: Parts): PropertyLink | undefined {
  const own = schema.properties.filter((one) => one.labels.includes(target) && isNumber(schema, one));
  const [worth, ...more] = own.filter(
    ({ property }) =>
      MONEY.includes(unitOfProperty(property) ?? '') || schema.worths.some((one) => one.property === property),
  );
  return more.length === 0 ? worth : undefined;
}

/** The queries that the parts of a question come to, the likeliest first. */
export function formOf(parts: Parts): Query[] {
  const { asked, rank, properties, target } = parts;
  const isYesOrCount = asked.isCount || asked.isYesNo;
  if (rank !== undefined || asked.order !== undefined) return isYesOrCount ? [] : ranked(parts);
  const isHow = asked.isHow && !asked.isCount;
  const property = properties[0] ?? (isHow ? worthOf(parts) : undefined);
  if (property !== undefined) return property.labels.includes(target) ? ofProperty(parts, property) : [];
  const set = (asked.by === undefined && !isHow) || asked.isCount ? allOf(parts, parts.conditions) : undefined;
  return set === undefined ? [] : ofSet(parts, set);
}
