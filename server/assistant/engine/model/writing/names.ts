import { type Query } from '../../../../../domain/query/Query.js';
import { type QueryFault } from '../../../../../domain/query/validate.js';
import { type GraphShape } from '../../../../graph/asked.js';

/** What a query may name. */
export interface KnownNames {
  readonly labels: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
}

/** The fields of forms that name something of the graph. */
export const NAMING: Readonly<Record<string, { readonly of: keyof KnownNames; readonly message: string }>> = {
  label: { of: 'labels', message: 'is no label of the graph' },
  types: { of: 'types', message: 'is no relationship type of the graph' },
  property: { of: 'properties', message: 'is no property of the graph' },
  properties: { of: 'properties', message: 'is no property of the graph' },
};
export const OF_RELATIONSHIP = 'where';

/** What a graph has names for; properties are those of nodes and of relationships. */
export const knownNames = (shape: GraphShape): KnownNames => ({
  labels: new Set(shape.labels.map(({ label }) => label)),
  types: new Set(shape.types.map(({ type }) => type)),
  properties: new Set(
    [...shape.labels, ...shape.types].flatMap(({ properties }) => properties.map(({ name }) => name)),
  ),
});

function faultIn(value: unknown, path: string, known: KnownNames): QueryFault | undefined {
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

/** What of a query is none of this graph's own names of labels, types and properties; undefined where all are. */
export const foreignName = (query: Query, known: KnownNames): QueryFault | undefined => faultIn(query, '', known);
