import { formsIn } from '../../../../domain/query/named.js';
import { type Aggregate, type Query } from '../../../../domain/query/Query.js';
import { mayBeYear } from '../../../../domain/styles/numbers.js';
import { type GraphReading } from '../../reading/GraphReading.js';

/** The properties that a query compares with what may be a year and whose values all are years, whatever they are called. */
export async function yearsIn(query: Query, reading: GraphReading): Promise<ReadonlySet<string>> {
  const compared = formsIn(query).flatMap(({ kind, property, value }) =>
    kind === 'compare' && typeof property === 'string' && typeof value === 'number' && mayBeYear(value)
      ? [property]
      : [],
  );
  const years = new Set<string>();
  for (const property of new Set(compared)) {
    const ends: unknown[] = [];
    for (const by of ['least', 'greatest'] satisfies Aggregate[]) {
      const { result } = await reading.query({ kind: 'aggregate', set: { kind: 'all' }, by, property });
      ends.push(result.kind === 'aggregate' ? result.value : null);
    }
    if (ends.every((end) => typeof end === 'number' && mayBeYear(end))) years.add(property);
  }
  return years;
}
