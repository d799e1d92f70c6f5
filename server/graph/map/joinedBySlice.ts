import { type MapReading } from './MapReading.js';

/** A relationship by the places of its ends. */
export interface Joined {
  readonly id: string;
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** Nodes from one place to before another, with relationships between them and with those before. */
interface JoinedSlice {
  readonly begin: number;
  readonly end: number;
  readonly joined: readonly Joined[];
}

/** Relationships of a slice: those of well connected nodes are so many more that they fill slices without nodes. */
const MOST_JOINED = 12_000;

/** Cuts a list into pieces; of an empty one there is one, empty. */
const pieces = <T>(list: readonly T[], length: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.max(1, Math.ceil(list.length / length)) }, (_, at) =>
    list.slice(at * length, (at + 1) * length),
  );

/** Puts relationships to the slices in which the later of their ends comes; there is one slice at least. */
export function joinedBySlice(
  { nodes, relationships }: Pick<MapReading, 'nodes' | 'relationships'>,
  from: number,
  length: number,
): JoinedSlice[] {
  const count = Math.max(1, Math.ceil((nodes.length - from) / length));
  const buckets = Array.from({ length: count }, (): Joined[] => []);
  const places = new Map(nodes.map(({ seq }, at) => [seq, at]));
  for (const { id, type, start, end } of relationships) {
    const [one, other] = [places.get(start), places.get(end)];
    if (one === undefined || other === undefined) continue;
    const later = Math.max(one, other) - from;
    if (later >= 0) buckets[Math.floor(later / length)]?.push({ id, type, from: one, to: other });
  }
  return buckets.flatMap((bucket, slice) => {
    const begin = from + slice * length;
    const end = Math.min(begin + length, nodes.length);
    return pieces(bucket, MOST_JOINED).map((joined, at) => ({ begin: at === 0 ? begin : end, end, joined }));
  });
}
