import { formsIn } from '../../../../domain/query/named.js';
import { type Query } from '../../../../domain/query/Query.js';
import { type GraphReading } from '../../reading/GraphReading.js';
import { type GraphShape } from '../../../graph/selection.js';
import { wordsOfName } from '../../grammar/Schema.js';

/** Fewer letters at the beginning of a word do not stand for it. */
const SHORTEST = 3;

/** The number that nodes of a label are named after: the `temp` of a temperature, the `price` of a price. */
function ownMeasureOf(label: string, { labels }: GraphShape): string | undefined {
  const word = wordsOfName(label).join('');
  const numbers = labels.find((one) => one.label === label)?.properties.filter(({ kind }) => kind === 'number') ?? [];
  const meant = numbers.filter(({ name }) => {
    const said = wordsOfName(name).join('');
    return said.length >= SHORTEST && word.startsWith(said);
  });
  return meant.length === 1 ? meant[0]?.name : undefined;
}

/** A list of nodes of some days with the number that they are named after: who asks for the temperature of a day is not told the day. */
export function withOwnMeasure(query: Query, shape: GraphShape): Query {
  if (query.kind !== 'nodes' || query.set.kind !== 'where' || query.set.of.kind !== 'label') return query;
  const isOfDays = formsIn(query.set.that).some(({ kind, is }) => kind === 'text' && is === 'starts');
  const measure = isOfDays ? ownMeasureOf(query.set.of.label, shape) : undefined;
  return measure === undefined ? query : { kind: 'values', set: query.set, properties: [measure] };
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
