import { citeNode } from '../../../grounding/citations.js';
import { type GraphReading } from '../../../reading/GraphReading.js';
import { type Wording } from '../../../texts/Wording.js';
import { type Plan } from '../../../understanding/Plan.js';
import { type GraphAnswer, found } from '../GraphAnswer.js';
import { describedBy, named, NAMED_IN_FULL, nothing } from './sets.js';

/** Digits that a sum of fractions has for sure, and decimals that are said of a mean. */
const SURE_DIGITS = 12;
const DECIMALS = 2;
const SMALL_DIGITS = 3;
const UNIT = /\s*\(([^)]*)\)\s*$/u;

/** A sum without the noise of its last digits; a mean rounded. */
function rounded(value: number, isMean: boolean): number {
  if (!isMean) return Number(value.toPrecision(SURE_DIGITS));
  return Math.abs(value) < 1 ? Number(value.toPrecision(SMALL_DIGITS)) : Number(value.toFixed(DECIMALS));
}

/** The sum of a property over a set, or its mean, with its unit, and how many have no value. */
export async function sum(
  { set: asked, property, isMean }: Extract<Plan, { kind: 'sum' }>,
  reading: GraphReading,
  wording: Wording,
): Promise<GraphAnswer> {
  const { label, where } = asked;
  const rank = { measure: { by: 'property' as const, property } };
  const { nodes, sum: all } = await reading.select({ label, where, rank, limit: NAMED_IN_FULL });
  if (all === undefined || all.count === 0) return nothing(asked, wording);
  const { total } = await reading.select({ label, where, limit: 1 });
  const numbers = nodes.filter(({ properties }) => typeof properties[property] === 'number');
  const { shown, names } = named(numbers, wording, all.count);
  const unit = UNIT.exec(property)?.[1];
  const number = wording.value(rounded(isMean ? all.value / all.count : all.value, isMean), undefined, property);
  const params = {
    value: unit === undefined ? number : `${number} ${wording.plain(unit)}`,
    property: wording.plain(property.replace(UNIT, '')),
    label: wording.plain(label),
    total: wording.number(all.count),
    names,
  };
  const unknown = total - all.count;
  const remark = unknown === 0 ? [] : [wording.t('rankedUnknown', { count: unknown, total: wording.number(unknown) })];
  const text = [wording.t(isMean ? 'averaged' : 'summed', params), ...remark].join(' ');
  return found(text, [...shown, ...(await describedBy(asked, reading))].map(citeNode));
}
