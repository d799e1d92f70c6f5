import { type GraphArrays } from './GraphArrays';

export type Column =
  | Float32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>;

/** A column with room for so many, at least twice what it had, so that growing by one costs little. */
export function grown<C extends Column>(column: C, room: number): C {
  if (column.length >= room) return column;
  const longer = new (column.constructor as new (length: number) => C)(Math.max(room, 2 * column.length));
  longer.set(column);
  return longer;
}

/** The same arrays with room for so many nodes and relationships. */
export const withRoom = (arrays: GraphArrays, nodes: number, relationships: number): GraphArrays => ({
  ...arrays,
  x: grown(arrays.x, nodes),
  y: grown(arrays.y, nodes),
  label: grown(arrays.label, nodes),
  degree: grown(arrays.degree, nodes),
  from: grown(arrays.from, relationships),
  to: grown(arrays.to, relationships),
  type: grown(arrays.type, relationships),
});
