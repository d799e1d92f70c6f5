import { type PropertySummary } from './summary.js';

/** The values of a property with how often each is there, the most frequent first; of those that are as frequent 22 comes before 150. */
export const byFrequency = (property: Pick<PropertySummary, 'values'> | undefined): (readonly [string, number])[] =>
  [...(property?.values ?? [])].sort(
    ([a, one], [b, other]) => other - one || a.localeCompare(b, undefined, { numeric: true }),
  );
