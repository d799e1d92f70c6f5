import { type GraphArrays } from './GraphArrays';

/** Where each id of a list stands. A list that has grown since is read on from where it ended; {@link patched} keeps the rest right. */
const known = new WeakMap<readonly string[], Map<string, number>>();
const read = new WeakMap<readonly string[], number>();

/** Where each id of a list stands, as a map that is kept with the list. */
export function indexOf(ids: readonly string[]): Map<string, number> {
  const index = known.get(ids) ?? new Map<string, number>();
  for (let at = read.get(ids) ?? 0; at < ids.length; at += 1) index.set(ids[at]!, at);
  known.set(ids, index);
  read.set(ids, ids.length);
  return index;
}

/** Takes ids away from the end of a list whose index is right already. */
export function shortenTo(ids: string[], length: number): void {
  ids.length = length;
  read.set(ids, length);
}

/** The index of a node; undefined where it is not in the arrays. */
export const nodeIndex = (arrays: GraphArrays, id: string): number | undefined => indexOf(arrays.ids).get(id);

/** The index of a relationship; undefined where it is not in the arrays. */
export const relationshipIndex = (arrays: GraphArrays, id: string): number | undefined =>
  indexOf(arrays.relationshipIds).get(id);

/** The nodes that relationships join to some. */
export function nodesBeside(arrays: GraphArrays, ids: readonly string[]): string[] {
  const index = indexOf(arrays.ids);
  const wanted = new Set(ids.flatMap((id) => index.get(id) ?? []));
  const beside = new Set<number>();
  for (let at = 0; at < arrays.relationshipCount; at += 1) {
    const [from, to] = [arrays.from[at]!, arrays.to[at]!];
    if (wanted.has(from)) beside.add(to);
    if (wanted.has(to)) beside.add(from);
  }
  return [...beside].map((at) => arrays.ids[at]!);
}
