import { momentKind } from '../../../../domain/properties/kinds.js';
import { formsIn } from '../../../../domain/query/named.js';
import { type Query } from '../../../../domain/query/Query.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type GraphShape } from '../../../graph/asked.js';
import { Schema } from '../../grammar/Schema.js';
import { ownMeasureOf } from '../../guesses/measures.js';

/** A list of nodes of some days with the number that they are named after: who asks for the temperature of a day is not told the day. */
export function withOwnMeasure(query: Query, shape: GraphShape): Query {
  if (query.kind !== 'nodes' || query.set.kind !== 'where' || query.set.of.kind !== 'label') return query;
  const isOfDays = formsIn(query.set.that).some(
    ({ kind, is, value }) => (kind === 'text' && is === 'starts') || kind === 'part' || momentKind(value) !== undefined,
  );
  const measure = isOfDays ? ownMeasureOf(Schema.of(shape), query.set.of.label) : undefined;
  return measure === undefined ? query : { kind: 'values', set: query.set, properties: [measure.property] };
}

/** The average of all in place of one for each group where each has one member: the average of each district is that of the districts. */
export async function withoutGroupsOfOne(query: Query, reading: GraphReading): Promise<Query> {
  if (query.kind !== 'group' || query.total.kind !== 'aggregate' || query.total.by !== 'mean') return query;
  const { set, along, total } = query;
  if (along !== undefined) return query;
  const [all, groups] = [await reading.query({ kind: 'count', set }), await reading.query(query)];
  const count = all.result.kind === 'count' ? all.result.total : 0;
  const isEach = groups.result.kind === 'group' && count > 1 && groups.result.total === count;
  return isEach ? { kind: 'aggregate', set, by: total.by, property: total.property } : query;
}
