import { type Measure } from './Query.js';

/** The two sides of a difference, a sum, a product or a ratio; none of any other measure. */
export function operandsOf(measure: Measure): readonly Measure[] {
  switch (measure.kind) {
    case 'minus':
      return [measure.of, measure.less];
    case 'plus':
    case 'times':
    case 'ratio':
      return [measure.of, measure.with];
    default:
      return [];
  }
}

/** How a measure changed: what it is worth later, and what it was before. */
export interface Change {
  readonly later: Measure;
  readonly before: Measure;
}

const PERCENT = { kind: 'constant', value: 100 } as const;

/** A change in percent of what was before. */
export const percentOf = ({ later, before }: Change): Measure => ({
  kind: 'times',
  of: { kind: 'ratio', of: { kind: 'minus', of: later, less: before }, with: before },
  with: PERCENT,
});

/** The change that a measure tells in percent; undefined for any other measure. */
export function changeOf(measure: Measure): Change | undefined {
  if (measure.kind !== 'times' || measure.with.kind !== 'constant' || measure.with.value !== PERCENT.value)
    return undefined;
  const { of: ratio } = measure;
  if (ratio.kind !== 'ratio' || ratio.of.kind !== 'minus' || ratio.of.in !== undefined) return undefined;
  const [later, before] = [ratio.of.of, ratio.of.less];
  return JSON.stringify(before) === JSON.stringify(ratio.with) ? { later, before } : undefined;
}
