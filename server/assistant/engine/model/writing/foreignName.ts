import { type Query } from '../../../../../domain/query/Query.js';
import { type QueryFault } from '../../../../../domain/query/validate.js';
import { type GraphShape } from '../../../../graph/selection.js';

/** What a query may name. */
interface Known {
  readonly labels: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** The fields of forms that name something of the graph. Of a relationship (`where` of a step) the shape tells no properties. */
const NAMING: Readonly<Record<string, { readonly of: keyof Known; readonly message: string }>> = {
  label: { of: 'labels', message: 'is no label of the graph' },
  types: { of: 'types', message: 'is no relationship type of the graph' },
  property: { of: 'properties', message: 'is no property of the graph' },
  properties: { of: 'properties', message: 'is no property of the graph' },
  ids: { of: 'ids', message: 'is no candidate' },
};
const OF_RELATIONSHIP = 'where';

function faultIn(value: unknown, path: string, known: Known): QueryFault | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [field, inner] of Object.entries(value)) {
    const at = `${path}/${field}`;
    if (field === OF_RELATIONSHIP) continue;
    const naming = Array.isArray(value) ? undefined : NAMING[field];
    const foreign =
      naming === undefined ? undefined : [inner].flat().find((name) => !known[naming.of].has(String(name)));
    if (naming !== undefined && foreign !== undefined)
      return { path: at, message: `"${String(foreign)}" ${naming.message}` };
    const fault = faultIn(inner, at, known);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** What of a query is none of this graph's own names, nor a node that may be meant; undefined where all are. */
export const foreignName = (query: Query, shape: GraphShape, ids: Iterable<string>): QueryFault | undefined =>
  faultIn(query, '', {
    labels: new Set(shape.labels.map(({ label }) => label)),
    types: new Set(shape.types.map(({ type }) => type)),
    properties: new Set(shape.labels.flatMap(({ properties }) => properties.map(({ name }) => name))),
    ids: new Set(ids),
  });
