import { type PropertyUseList, type PropertyUseQuery } from '../../../contract/propertyUse.js';
import { type Properties, type PropertyKinds } from '../../../../domain/properties/values.js';
import { type WithoutProject } from '../../ports/scope.js';
import { LOOKED_AT, propertyTally } from '../../propertyTally.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { type Graph, scopeOf, visible } from '../rows.js';

/** The first and the last rows of a query in the order of a column. */
const bothEnds = (select: string, column: string): string =>
  `SELECT * FROM (${select} ORDER BY ${column} LIMIT :limit) UNION SELECT * FROM (${select} ORDER BY ${column} DESC LIMIT :limit)`;

/** The rows to look at, and by which of their columns the rows themselves are found. */
function lookedAt({ of, name }: WithoutProject<PropertyUseQuery>): {
  readonly some: string;
  readonly by: 'seq' | 'id';
} {
  const scope = 'e.owner = :owner AND e.project = :project';
  if (of === 'relationship') {
    const ofType = name === undefined ? '' : 'AND e.type = :name';
    const index = name === undefined ? 'relationship_id' : 'relationship_type';
    return {
      some: bothEnds(`SELECT e.id AS at FROM relationship e INDEXED BY ${index} WHERE ${scope} ${ofType}`, 'e.id'),
      by: 'id',
    };
  }
  if (name === undefined)
    return { some: bothEnds(`SELECT e.id AS at FROM node e INDEXED BY node_id WHERE ${scope}`, 'e.id'), by: 'id' };
  return {
    some: bothEnds(`SELECT e.node AS at FROM node_label e WHERE ${scope} AND e.label = :name`, 'e.node'),
    by: 'seq',
  };
}

/** Which properties elements of a label or type have, from the first and the last made. */
export function propertyUseJson(graph: Graph, query: WithoutProject<PropertyUseQuery>): Json<PropertyUseList> {
  const { some, by } = lookedAt(query);
  const rows = graph.file.db.all<{ properties: string; kinds: string }>(
    `WITH some AS MATERIALIZED (${some}) SELECT n.properties, n.kinds FROM some
     CROSS JOIN ${query.of} n ON n.owner = :owner AND n.project = :project AND n.${by} = some.at AND ${visible('n')}
     ORDER BY n.seq`,
    { ...scopeOf(graph), limit: LOOKED_AT, ...(query.name === undefined ? {} : { name: query.name }) },
  );
  return stringify(
    propertyTally(
      rows.map(({ properties, kinds }) => ({
        properties: JSON.parse(properties) as Properties,
        propertyKinds: JSON.parse(kinds) as PropertyKinds,
      })),
    ),
  );
}
