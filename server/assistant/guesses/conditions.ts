import { isYear } from '../marking/dates.js';
import { type PropertyLink } from '../grammar/Meaning.js';
import { type Schema } from '../grammar/Schema.js';
import { negated } from '../grammar/rules.js';
import { compared, mayHold, MIRRORED } from '../grammar/valueRules.js';
import { type AskedFor } from './asked.js';
import { type Condition } from './rows.js';
import { ownerOf, type Taken } from './taken.js';

/** What the clues of a question say of those who are told, and which properties are asked for. */
export interface Told {
  readonly conditions: readonly Condition[];
  readonly properties: readonly PropertyLink[];
}

const distance = (one: Taken, other: Taken): number => Math.max(one.from - other.to, other.from - one.to);

/** What a number is held against: of a year the only property of days, of any other the nearest one that is named and may hold it. */
function comparedTo(
  number: Taken,
  value: number,
  { taken, target, schema }: { readonly taken: readonly Taken[]; readonly target: string; readonly schema: Schema },
): PropertyLink | undefined {
  const [day, ...days] = schema.properties.filter((one) => one.isYear === true && one.labels.includes(target));
  if (isYear(value) && day !== undefined) return days.length > 0 ? undefined : day;
  const holds = ({ property }: PropertyLink) =>
    schema.properties.some((one) => one.property === property && mayHold(one, value));
  const near = taken
    .flatMap((one) => (one.sense.kind === 'property' && holds(one.sense.link) ? [{ one, link: one.sense.link }] : []))
    .sort((one, other) => distance(one.one, number) - distance(other.one, number));
  return near[0]?.link;
}

/** What numbers are held against, with the properties that this uses; undefined where one is held against nothing. */
function ofNumbers(taken: readonly Taken[], target: string, asked: AskedFor, schema: Schema) {
  const conditions: Condition[] = [];
  const used = new Set<string>();
  for (const one of taken) {
    if (one.sense.kind !== 'number') continue;
    const link = comparedTo(one, one.sense.value, { taken, target, schema });
    if (link === undefined) return undefined;
    used.add(link.property);
    const said = asked.comparisons.filter(({ at }) => at < one.from).at(-1)?.is ?? '=';
    const is = link.isInverse === true ? MIRRORED[said] : said;
    const that = compared({ schema, isFirst: false, isLast: false }, link.property, is, one.sense.value);
    conditions.push({ label: ownerOf(link, target), that, isNot: false });
  }
  return { conditions, used };
}

/** What words of denial are about: what follows them, or else what stands before; undefined where there is neither. */
function denied(denials: readonly number[], taken: readonly Taken[]): readonly Taken[] | undefined {
  const found = denials.flatMap((at) => {
    const after = taken.filter(({ from }) => from >= at).sort((one, other) => one.from - other.from)[0];
    return after ?? taken.filter(({ from }) => from < at).sort((one, other) => other.from - one.from)[0] ?? [];
  });
  return found.length === denials.length ? found : undefined;
}

/** A condition of a clue; undefined of a property that is not denied, which is asked for. */
function conditionOf({ sense }: Taken, target: string, isNot: boolean): Condition | undefined {
  switch (sense.kind) {
    case 'named':
      return { label: sense.label, ids: sense.ids, isNot };
    case 'label':
      return { label: sense.label, isNot };
    case 'value': {
      const { that, label } = sense;
      // Of whom a yes or no is denied, of them it is no: they are not without rows of that kind.
      const isFlipped = isNot && that.kind === 'compare' && typeof that.value === 'boolean';
      return isFlipped ? { label, that: negated(that), isNot: false } : { label, that, isNot };
    }
    case 'property': {
      const { property } = sense.link;
      return isNot ? { label: ownerOf(sense.link, target), that: { kind: 'has', property }, isNot } : undefined;
    }
    default:
      return undefined;
  }
}

const once = (conditions: readonly Condition[]): Condition[] => [
  ...new Map(conditions.map((one) => [JSON.stringify(one), one])).values(),
];

/** What clues, each in one sense, say of the nodes of a label; undefined where one of them is of no use. */
export function toldOf(taken: readonly Taken[], target: string, asked: AskedFor, schema: Schema): Told | undefined {
  const numbers = ofNumbers(taken, target, asked, schema);
  if (numbers === undefined) return undefined;
  const saying = taken.filter(
    ({ sense }) =>
      !['number', 'rank'].includes(sense.kind) &&
      !(sense.kind === 'label' && sense.label === target) &&
      !(sense.kind === 'property' && numbers.used.has(sense.link.property)),
  );
  const not = denied(asked.denials, saying);
  if (not === undefined) return undefined;
  const valued = saying.flatMap(({ sense }) => (sense.kind === 'value' ? (sense.property ?? []) : []));
  const conditions = [...numbers.conditions];
  const properties: PropertyLink[] = [];
  for (const one of saying) {
    const { sense } = one;
    // What is said twice is denied of both: who has not paid the deposit, which is one yes or no.
    const isNot = not.some((other) => JSON.stringify(other.sense) === JSON.stringify(sense));
    // The words of a property beside one of its values say it again: allergic to nuts.
    if (sense.kind === 'property' && valued.includes(sense.link.property)) continue;
    const condition = conditionOf(one, target, isNot);
    if (condition !== undefined) conditions.push(condition);
    else if (sense.kind === 'property') properties.push(sense.link);
  }
  return new Set(properties.map(({ property }) => property)).size > 1
    ? undefined
    : { conditions: once(conditions), properties };
}
