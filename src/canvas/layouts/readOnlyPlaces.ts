import { type Point } from '../../../domain/elements/elements';
import { placeNear, type PlacedLink } from '../place/placeNear';
import { layoutGraph, placeAt } from './layoutGraph';
import { forcePlaces } from './smallPlaces';

interface SeenNode {
  readonly id: string;
  readonly position?: Point;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/**
 * Where the nodes of a small graph stand that nobody arranges. Where most say it themselves, the others stand beside their neighbours, as they
 * will on the canvas: a layout of its own knows nothing of a map, and would lie far from it.
 */
export function readOnlyPlaces(
  nodes: readonly SeenNode[],
  relationships: readonly PlacedLink[],
): ReadonlyMap<string, Point> {
  const ids = nodes.map(({ id }) => id);
  const said = new Map(nodes.flatMap(({ id, position }) => (position === undefined ? [] : [[id, position] as const])));
  if (said.size * 2 > nodes.length) {
    const missing = ids.filter((id) => !said.has(id));
    return new Map([...said, ...placeNear(missing, relationships, said, middleOf([...said.values()]))]);
  }
  const graph = layoutGraph(ids, relationships);
  const places = forcePlaces(graph);
  return new Map(graph.ids.map((id, i) => [id, placeAt(places, i)] as const));
}
