import { type Point } from '../../../../domain/elements/elements';
import { smallPlaces } from '../../../canvas/layouts/smallPlaces';
import { type CanvasMode, LabelColours } from '../../../canvas/style/palette';
import { type GraphOverview } from '../../../graph/elements';

/** Size of a picture, in its own units. */
export const PICTURE = { width: 320, height: 160 } as const;
const MARGIN = 14;
const LARGEST = 9;
const SMALLEST = 3.5;

interface Dot extends Point {
  readonly id: string;
  readonly radius: number;
  readonly colour: string;
}

/** A graph as lines and dots. */
export interface ProjectDrawing {
  readonly dots: readonly Dot[];
  readonly lines: readonly (readonly [Point, Point])[];
}

/** The places that a person gave, where most nodes have one, else those of a small layout. */
function placesOf({ nodes, relationships }: GraphOverview): ReadonlyMap<string, Point> {
  const placed = nodes.flatMap(({ id, position }) => (position ? [[id, position] as const] : []));
  if (placed.length * 2 > nodes.length) return new Map(placed);
  return smallPlaces(
    nodes.map(({ id }) => id),
    relationships,
    PICTURE.width / PICTURE.height,
  );
}

/** Brings places into the picture, in their proportions and in its middle. */
function fitted(places: ReadonlyMap<string, Point>): ReadonlyMap<string, Point> {
  const points = [...places.values()];
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min((PICTURE.width - 2 * MARGIN) / (wide || 1), (PICTURE.height - 2 * MARGIN) / (high || 1), 1);
  const [beside, above] = [(PICTURE.width - wide * scale) / 2, (PICTURE.height - high * scale) / 2];
  const at = ({ x, y }: Point): Point => ({ x: beside + (x - left) * scale, y: above + (y - top) * scale });
  return new Map([...places].map(([id, place]) => [id, at(place)]));
}

/** How a project looks from afar: its best connected nodes where they stand, in the colours of their labels. */
export function pictureOf(overview: GraphOverview, mode: CanvasMode): ProjectDrawing {
  const { nodes, relationships } = overview;
  if (nodes.length === 0) return { dots: [], lines: [] };
  const places = fitted(placesOf(overview));
  const colours = new LabelColours();
  colours.learn(nodes.flatMap(({ labels }) => labels.slice(0, 1)));
  const most = Math.max(1, ...nodes.map(({ degree }) => degree));
  const dots = nodes.flatMap(({ id, labels, degree }): Dot[] => {
    const place = places.get(id);
    if (place === undefined) return [];
    const radius = SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(degree / most);
    return [{ id, ...place, radius, colour: colours.colour(labels[0] ?? '', mode) }];
  });
  const lines = relationships.flatMap(({ startNodeId, endNodeId }) => {
    const [from, to] = [places.get(startNodeId), places.get(endNodeId)];
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });
  return { dots, lines };
}
