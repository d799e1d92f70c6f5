import { different } from '../../../domain/query/named.js';
import { isYear } from '../language/dates.js';
import { type PropertyLink } from '../grammar/Meaning.js';
import { type Schema } from '../grammar/Schema.js';
import { negated, saysYesOrNo } from '../grammar/truths.js';
import { compared, mayHold, MIRRORED } from '../grammar/valueRules.js';
import { type AskedFor } from './asked.js';
import { measuresOf } from './measures.js';
import { type Condition, rowsBeside } from './rows.js';
import { ownerOf, type Taken } from './taken.js';

/** What the clues of a question say of those who are told, and which properties are asked for. */
export interface Told {
  readonly conditions: readonly Condition[];
  readonly properties: readonly PropertyLink[];
}

/** Of several properties or rows that nothing tells apart no more are offered. */
const MOST_MEANT = 2;

const distance = (one: Taken, other: Taken): number => Math.max(one.from - other.to, other.from - one.to);

/** The days that a year may be of: those of who are told, their own before others. */
function daysOf(target: string, schema: Schema): readonly PropertyLink[] {
  const days = schema.properties.filter((one) => one.isYear === true && one.labels.includes(target));
  return days.toSorted((one, other) => Number(schema.isOwnDate(other)) - Number(schema.isOwnDate(one)));
}

/** Where numbers stand, and of whom something is told. */
interface Beside {
  readonly taken: readonly Taken[];
  readonly target: string;
  readonly schema: Schema;
  /** Whether a number may be held against what those who are told are measured by, though no word says so. */
  readonly isLoose: boolean;
}

/** What a number may be held against: of a year the days of who are told, of any other the nearest property that is named and may hold it. */
function comparedTo(number: Taken, value: number, beside: Beside): readonly PropertyLink[] {
  const { taken, target, schema, isLoose } = beside;
  const days = isYear(value) ? daysOf(target, schema) : [];
  if (days.length > 0) return days.slice(0, MOST_MEANT);
  const holds = ({ property }: PropertyLink) =>
    schema.properties.some((one) => one.property === property && one.isTruth !== true && mayHold(one, value));
  const near = taken
    .flatMap((one) => (one.sense.kind === 'property' && holds(one.sense.link) ? [{ one, link: one.sense.link }] : []))
    .sort((one, other) => distance(one.one, number) - distance(other.one, number));
  return near.length > 0 || !isLoose ? near.slice(0, 1).map(({ link }) => link) : measuresOf(schema, target);
}

/** What numbers say, with the properties that this uses. */
interface OfNumbers {
  readonly conditions: readonly Condition[];
  readonly used: ReadonlySet<string>;
}

/** How a number is compared: by the word before it, unless another number stands between. */
function comparisonOf({ from }: Taken, taken: readonly Taken[], { comparisons }: AskedFor) {
  const before = taken.filter((one) => one.sense.kind === 'number' && one.from < from).at(-1)?.from ?? -1;
  return comparisons.filter(({ at }) => at < from && at > before).at(-1)?.is ?? '=';
}

/** What numbers are held against, in each way; none where one is held against nothing. */
function ofNumbers(beside: Beside, asked: AskedFor): readonly OfNumbers[] {
  const { taken, target, schema } = beside;
  let ways: readonly OfNumbers[] = [{ conditions: [], used: new Set() }];
  for (const one of taken) {
    const { sense } = one;
    if (sense.kind !== 'number') continue;
    const said = comparisonOf(one, taken, asked);
    ways = comparedTo(one, sense.value, beside).flatMap((link) => {
      const is = link.isInverse === true ? MIRRORED[said] : said;
      const that = compared({ schema, isFirst: false, isLast: false }, link.property, is, sense.value);
      const condition: Condition = { label: ownerOf(link, target), that, isNot: false };
      return ways.map(({ conditions, used }) => ({
        conditions: [...conditions, condition],
        used: new Set([...used, link.property]),
      }));
    });
  }
  return ways;
}

/** What a word of denial is about: what follows it, or else what stands before. */
function denied(at: number, taken: readonly Taken[]): Taken | undefined {
  const after = taken.filter(({ from }) => from >= at).sort((one, other) => one.from - other.from)[0];
  return after ?? taken.filter(({ from }) => from < at).sort((one, other) => other.from - one.from)[0];
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
      const isFlipped = isNot && saysYesOrNo(that);
      return isFlipped ? { label, that: negated(that, []), isNot: false } : { label, that, isNot };
    }
    case 'property': {
      const { property } = sense.link;
      return isNot ? { label: ownerOf(sense.link, target), that: { kind: 'has', property }, isNot } : undefined;
    }
    default:
      return undefined;
  }
}

/** What is said by all clues but numbers, where what is denied is known. */
function toldBy(saying: readonly Taken[], not: readonly Taken[], target: string): Told {
  const valued = saying.flatMap(({ sense }) => (sense.kind === 'value' ? (sense.property ?? []) : []));
  const conditions: Condition[] = [];
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
  return { conditions, properties };
}

/** Whether words that are only a text to the graph stand behind a comparison, which that would drop: after 2000. */
const isComparedAsText = ({ from, sense }: Taken, { comparisons }: AskedFor): boolean =>
  sense.kind === 'value' &&
  sense.that.kind === 'compare' &&
  typeof sense.that.value === 'string' &&
  comparisons.some(({ at, is }) => at === from - 1 && is !== '=');

/** What clues, each in one sense, say of the nodes of a label, in each way; none where one of them is of no use. @param isLoose a number may be of what no word says */
export function toldOf(
  taken: readonly Taken[],
  target: string,
  asked: AskedFor,
  schema: Schema,
  isLoose = false,
): readonly Told[] {
  if (taken.some((one) => isComparedAsText(one, asked))) return [];
  return ofNumbers({ taken, target, schema, isLoose }, asked).flatMap(({ conditions: held, used }): readonly Told[] => {
    const saying = taken.filter(
      ({ sense }) =>
        !['number', 'rank'].includes(sense.kind) &&
        !(sense.kind === 'label' && sense.label === target) &&
        !(sense.kind === 'property' && used.has(sense.link.property)),
    );
    const told = (not: readonly Taken[], more: readonly Condition[] = []): readonly Told[] => {
      const { conditions, properties } = toldBy(saying, not, target);
      const isOne = new Set(properties.map(({ property }) => property)).size < 2;
      return isOne ? [{ conditions: different([...held, ...conditions, ...more]), properties }] : [];
    };
    const not = asked.denials.flatMap((at) => denied(at, saying) ?? []);
    const [at, ...more] = asked.denials;
    const known = not.length === asked.denials.length ? told(not) : [];
    if (at === undefined || more.length > 0 || saying.some(({ from }) => from >= at)) return known;
    // What was not done with them is denied by what tells what was done: brews without a tasting.
    return [...rowsBeside(schema, target).flatMap((label) => told([], [{ label, isNot: true }])), ...known];
  });
}
