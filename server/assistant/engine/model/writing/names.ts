import { type GraphShape } from '../../../../graph/selection.js';

/** What a query may name. */
export interface KnownNames {
  readonly labels: ReadonlySet<string>;
  readonly types: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

/** The fields of forms that name something of the graph. Of a relationship (`where` of a step) the shape tells no properties. */
export const NAMING: Readonly<Record<string, { readonly of: keyof KnownNames; readonly message: string }>> = {
  label: { of: 'labels', message: 'is no label of the graph' },
  types: { of: 'types', message: 'is no relationship type of the graph' },
  property: { of: 'properties', message: 'is no property of the graph' },
  properties: { of: 'properties', message: 'is no property of the graph' },
  ids: { of: 'ids', message: 'is no candidate' },
};
export const OF_RELATIONSHIP = 'where';

/** What a graph has names for, and the nodes that may be meant. */
export const knownNames = (shape: GraphShape, ids: Iterable<string>): KnownNames => ({
  labels: new Set(shape.labels.map(({ label }) => label)),
  types: new Set(shape.types.map(({ type }) => type)),
  properties: new Set(shape.labels.flatMap(({ properties }) => properties.map(({ name }) => name))),
  ids: new Set(ids),
});
