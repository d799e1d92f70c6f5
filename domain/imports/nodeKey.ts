import { fold } from '../folding/fold.js';
import { type PropertyScalar } from '../properties/values.js';
import { type MappedNode } from './found.js';
import { type Meeting } from './meeting.js';

export const SEPARATOR = '\u0000';

/** What a node is called within an import: two tables that know things of one label by the same properties mean the same things. */
export const nodeKey = (label: string, properties: readonly string[], values: readonly string[]): string =>
  [`${label}\u0001${properties.join('\u0001')}`, ...values].join(SEPARATOR);

/** What a row is called within an import by a column that is not its key: written in any case, and with or without marks. */
export const aliasKey = (label: string, table: string, column: string, value: string): string =>
  nodeKey(label, ['\u0002', table, column], [fold(value)]);

/** What a row is called within an import by several columns together. */
export const jointKey = (
  { label, table }: { readonly label: string; readonly table: string },
  columns: readonly string[],
  values: readonly string[],
): string => nodeKey(label, ['\u0003', table, ...columns], values.map(fold));

/** A node that a value is, which may be named again. */
export const impliedNode = (
  { row, meets }: { readonly row: number; readonly meets: Meeting | undefined },
  label: string,
  property: string,
  value: PropertyScalar,
): MappedNode => ({
  ...{ found: 'node', row, implied: true, isRow: false, labels: [label], propertyKinds: {} },
  key: nodeKey(label, [property], [String(value)]),
  properties: { [property]: value },
  ...(meets === undefined ? {} : { meets: { ...meets, label, properties: [property] } }),
});
