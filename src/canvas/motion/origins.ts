import { type Point } from '../../../domain/elements/elements';
import { type Link } from '../layouts/layoutGraph';

/**
 * Where nodes that come into sight come from: a neighbour that stands there already, of several the one with the most newcomers, which is
 * the one that was expanded. A newcomer that knows newcomers alone comes with one of them; one that knows nobody has no origin.
 */
export function originsOf(
  newcomers: ReadonlySet<string>,
  linksOf: (id: string) => readonly Link[],
  placeOf: (id: string) => Point | undefined,
): Map<string, Point> {
  const neighbours = new Map(
    [...newcomers].map((id) => [
      id,
      linksOf(id).map(({ startNodeId, endNodeId }) => (startNodeId === id ? endNodeId : startNodeId)),
    ]),
  );
  const followers = new Map<string, number>();
  const following = (id: string) => followers.get(id) ?? 0;
  for (const ids of neighbours.values())
    for (const id of ids) if (!newcomers.has(id)) followers.set(id, following(id) + 1);
  const origins = new Map<string, Point>();
  for (const [id, near] of neighbours) {
    const standing = near.filter((one) => followers.has(one) && placeOf(one) !== undefined);
    const origin = standing.sort((one, other) => following(other) - following(one))[0];
    const place = origin === undefined ? undefined : placeOf(origin);
    if (place !== undefined) origins.set(id, place);
  }
  // A map is walked in the order of its entries, those that are added meanwhile included.
  for (const [id, place] of origins)
    for (const near of neighbours.get(id) ?? [])
      if (newcomers.has(near) && !origins.has(near)) origins.set(near, place);
  return origins;
}
