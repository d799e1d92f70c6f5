import { type StoredStyle } from '../../../../domain/styles/style';
import { summarised } from '../../../../domain/styles/summary';
import { type Point } from '../../../../domain/elements/elements';
import { smallPlaces } from '../../../canvas/layouts/smallPlaces';
import { type CanvasMode, LabelColours } from '../../../canvas/style/palette';
import { StyleBook } from '../../../canvas/style/StyleBook';
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

interface Line {
  readonly from: Point;
  readonly to: Point;
  /** Undefined for one that is as most are. */
  readonly colour: string | undefined;
}

/** A graph as lines and dots. */
export interface ProjectDrawing {
  readonly dots: readonly Dot[];
  readonly lines: readonly Line[];
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

/** The looks of a project, a part of which is drawn: labels have colours among all labels of it, as on its canvas. */
export function bookOf({ labels, nodes, relationships }: GraphOverview, chosen: readonly StoredStyle[]): StyleBook {
  const colours = new LabelColours();
  colours.learn(labels.map(({ label }) => label));
  return new StyleBook(colours).knowing(summarised(nodes, relationships)).choosing(chosen);
}

/** How a project looks from afar: its best connected nodes where they stand, in the colours and sizes that they have on its canvas. */
export function pictureOf(overview: GraphOverview, book: StyleBook, mode: CanvasMode): ProjectDrawing {
  const { nodes, relationships } = overview;
  if (nodes.length === 0) return { dots: [], lines: [] };
  const places = fitted(placesOf(overview));
  const looks = nodes.map((node) => ({ id: node.id, ...book.node(node, mode) }));
  const [least, most] = [Math.min(...looks.map(({ width }) => width)), Math.max(...looks.map(({ width }) => width))];
  const dots = looks.flatMap(({ id, colour, width }): Dot[] => {
    const place = places.get(id);
    if (place === undefined) return [];
    const share = most === least ? 0.3 : (width - least) / (most - least);
    return [{ id, ...place, radius: SMALLEST + (LARGEST - SMALLEST) * share, colour }];
  });
  const lines = relationships.flatMap((relationship): Line[] => {
    const [from, to] = [places.get(relationship.startNodeId), places.get(relationship.endNodeId)];
    const { colour } = book.relationship(relationship, mode);
    return from === undefined || to === undefined ? [] : [{ from, to, colour }];
  });
  return { dots, lines };
}
