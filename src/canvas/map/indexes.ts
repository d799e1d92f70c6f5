import { type GraphArrays } from './GraphArrays';

/** Where each id of a list stands, and how much of the list has been read. */
interface Index {
  readonly places: Map<string, number>;
  read: number;
}

/** A list that has grown since is read on from where it ended; {@link patched} keeps the rest right. */
const known = new WeakMap<readonly string[], Index>();

function indexed(ids: readonly string[]): Index {
  let index = known.get(ids);
  if (index === undefined) known.set(ids, (index = { places: new Map(), read: 0 }));
  for (; index.read < ids.length; index.read += 1) index.places.set(ids[index.read]!, index.read);
  return index;
}

/** Where each id of a list stands, as a map that is kept with the list. */
export const indexOf = (ids: readonly string[]): Map<string, number> => indexed(ids).places;

/** Takes ids away from the end of a list whose index is right already. */
export function shortenTo(ids: string[], length: number): void {
  ids.length = length;
  indexed(ids).read = length;
}

/** The index of a node; undefined where it is not in the arrays. */
export const nodeIndex = (arrays: GraphArrays, id: string): number | undefined => indexOf(arrays.ids).get(id);

/** The index of a relationship; undefined where it is not in the arrays. */
export const relationshipIndex = (arrays: GraphArrays, id: string): number | undefined =>
  indexOf(arrays.relationshipIds).get(id);
