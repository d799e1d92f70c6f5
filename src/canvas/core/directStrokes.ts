import { type Core, type EdgeSingular, type SingularElementArgument } from 'cytoscape';

import { type Area, mayCross } from './areas';

type Drawn = [context: CanvasRenderingContext2D, element: SingularElementArgument, ...rest: unknown[]];

/** What Cytoscape's renderer draws an element with: looking whether there is a picture of it and of its captions, or just so. */
interface Renderer {
  drawCachedElement?(...drawn: Drawn): void;
  drawElement(...drawn: Drawn): void;
}
interface RenderedCore extends Core {
  renderer(): Renderer;
}

/** A stroke between two nodes with nothing written at it. */
const isStroke = (element: SingularElementArgument): element is EdgeSingular =>
  element.isEdge() && !element.hasClass('typed');

/**
 * Lets relationships that are seen from afar be drawn at once. Cytoscape keeps no pictures of relationships, and yet measures each of them and
 * the captions that it has not, in each frame: of very many that is most of what a frame takes.
 *
 * @param isFar whether all of them are straight strokes now
 */
export function drawStrokesDirectly(cy: Core, isFar: () => boolean): void {
  const renderer = (cy as RenderedCore).renderer();
  const draw = renderer.drawCachedElement?.bind(renderer);
  if (draw === undefined) return;
  renderer.drawCachedElement = (...drawn) => {
    const [context, element, , extent] = drawn;
    if (!isFar() || !isStroke(element)) return draw(...drawn);
    const isInSight = extent === null || extent === undefined || isCrossed(extent as Area, element);
    if (isInSight) renderer.drawElement(context, element, undefined, false, false);
  };
}

const isCrossed = (area: Area, edge: EdgeSingular) =>
  mayCross(area, edge.source().position(), edge.target().position());
