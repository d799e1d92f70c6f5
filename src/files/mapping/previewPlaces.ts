import { type Point } from '../../../domain/elements/elements';
import { meanOf, placeNear } from '../../canvas/place/placeNear';
import { layoutGraph, type Link, placeAt } from '../../canvas/layouts/layoutGraph';
import { forcePlaces } from '../../canvas/layouts/smallPlaces';

interface SeenNode {
  readonly id: string;
  readonly position?: Point;
}

/**
 * Where the nodes of a small graph stand that nobody arranges. Where most say it themselves, the others stand beside their neighbours, as they
 * will on the canvas: a layout of its own knows nothing of a map, and would lie far from it.
 */
export function previewPlaces(nodes: readonly SeenNode[], relationships: readonly Link[]): ReadonlyMap<string, Point> {
  const ids = nodes.map(({ id }) => id);
  const said = new Map(nodes.flatMap(({ id, position }) => (position === undefined ? [] : [[id, position] as const])));
  if (said.size * 2 > nodes.length) {
    const missing = ids.filter((id) => !said.has(id));
    return new Map([...said, ...placeNear(missing, relationships, said, meanOf([...said.values()]))]);
  }
  const graph = layoutGraph(ids, relationships);
  const places = forcePlaces(graph);
  return new Map(graph.ids.map((id, i) => [id, placeAt(places, i)] as const));
}
