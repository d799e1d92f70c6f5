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
