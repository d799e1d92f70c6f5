import { type Core, type NodeSingular } from 'cytoscape';

import { type Area, covers, holds, mayCross } from './areas';
import { innerFont, LEAST_PIXELS, writtenIn } from './innerLines';
import { Marks } from './Marks';
import { bodyOf, captionArea, sideOf } from './captionWays';
import { type CaptionedOtherwise, placedCaptions } from './placedCaptions';
import { Rectangles } from './rectangles';
import { captioned, linesIn } from './captioned';
import { arrowsOf, type Line, linesOfMany, placedTypes } from './typePlaces';
import { NUMBER_HALO, NUMBER_PIXELS, placedNumbers } from './bundleNumbers';

/** Of what is seen so much on each side is captioned too, so that a small move of the view needs nothing new. */
const MARGIN = 0.25;

/** What is in sight with a margin around it. */
function areaOf(cy: Core): Area {
  const { x1, x2, y1, y2, w, h } = cy.extent();
  return { x1: x1 - w * MARGIN, x2: x2 + w * MARGIN, y1: y1 - h * MARGIN, y2: y2 + h * MARGIN };
}

/**
 * Lets those elements have captions whose captions can be read: in sight and large enough on the screen; in the nodes that are large enough
 * for two lines, beside all others, where none lies over another. What makes a caption is most of what an element's style costs, and of a
 * graph that is seen from afar nobody could read it.
 */
export class SightCaptions {
  readonly #captioned: Marks;
  readonly #inner: Marks;
  readonly #typed: Marks;
  readonly #numbered: Marks;
  /** For which zoom and area the marks were made. */
  #made: { readonly zoom: number; readonly area: Area } | undefined;

  /** @param typesZoom from which zoom on relationships have captions */
  constructor(
    private readonly cy: Core,
    private readonly typesZoom: () => number,
  ) {
    this.#captioned = new Marks(cy, 'captioned');
    this.#inner = new Marks(cy, 'inner');
    this.#typed = new Marks(cy, 'typed');
    this.#numbered = new Marks(cy, 'numbered');
  }

  /** The view has changed. */
  moved(): void {
    const { cy } = this;
    if (this.#made?.zoom !== cy.zoom() || !covers(this.#made.area, cy.extent())) this.refresh();
  }

  /** The view or the elements have changed. */
  refresh(): void {
    const { cy } = this;
    const zoom = cy.zoom();
    const area = areaOf(cy);
    this.#made = { zoom, area };
    cy.batch(() => {
      const lines = linesIn(cy);
      const taken = this.#captionNodes(zoom, area, lines);
      const seen = lines.filter(({ ends: [from, to] }) => mayCross(area, from, to));
      this.#captionRelationships(zoom, seen, taken);
    });
  }

  /** Writes the captions of nodes. @returns what they and the nodes cover */
  #captionNodes(zoom: number, area: Area, drawn: readonly Line[]): Rectangles {
    const inner = new Set<string>();
    const [beside, others]: [NodeSingular[], NodeSingular[]] = [[], []];
    const taken = new Rectangles();
    this.cy.nodes().forEach((node) => {
      if (!holds(area, node.position()) || node.hasClass('hidden')) return;
      taken.add(bodyOf(captioned(node)));
      const lines = writtenIn(node.data(), zoom);
      if (lines !== undefined) {
        inner.add(node.id());
        writeIn(node, lines);
        others.push(node);
      } else if (node.hasClass('landmark')) others.push(node);
      else if (Number(node.data('fontSize')) * zoom >= LEAST_PIXELS) beside.push(node);
    });
    this.#captionBeside(beside, others, taken, arrowsOf(beside.length === 0 ? [] : drawn));
    this.#inner.mark(inner);
    return taken;
  }

  #captionBeside(
    nodes: readonly NodeSingular[],
    captionedBefore: readonly NodeSingular[],
    taken: Rectangles,
    arrows: ReturnType<typeof arrowsOf>,
  ): void {
    const others = captionedBefore.map((node) => otherwise(node, arrows));
    const told = nodes.map((node) => captioned(node, arrows));
    const placed = placedCaptions(told, others);
    for (const node of told) {
      const caption = placed.get(node.id);
      if (caption === undefined) continue;
      const { lines, side, shift } = caption;
      this.cy.getElementById(node.id).data({ written: lines.join('\n'), side, shift });
      taken.add(captionArea(node, caption));
    }
    for (const { written } of others) if (written !== undefined) taken.add(written);
    this.#captioned.mark(new Set(placed.keys()));
  }

  #captionRelationships(zoom: number, seen: readonly Line[], taken: Rectangles): void {
    const placed = zoom < this.typesZoom() ? new Map<string, string>() : placedTypes(seen, taken);
    for (const [id, written] of placed) {
      const edge = this.cy.getElementById(id);
      if (edge.data('written') !== written) edge.data('written', written);
    }
    this.#typed.mark(new Set(placed.keys()));
    const bundles = linesOfMany(seen.filter(({ id }) => !placed.has(id)));
    const numbers = placedNumbers(bundles, taken, NUMBER_PIXELS / zoom);
    this.#numbered.mark(new Set(numbers.keys()));
    const look = { numberSize: NUMBER_PIXELS / zoom, numberHalo: NUMBER_HALO / zoom };
    for (const id of numbers.keys()) this.cy.getElementById(id).data(look);
  }
}

/** A node that is captioned by others: in itself, or as a landmark, which is written there. */
function otherwise(node: NodeSingular, arrows: ReturnType<typeof arrowsOf>): CaptionedOtherwise {
  const told = captioned(node, arrows);
  if (!node.hasClass('landmark')) return told;
  const lines = String(node.data('landmarkCaption')).split('\n');
  const way = { lines, side: sideOf(node.data('landmarkSide')), shift: Number(node.data('landmarkShift')) };
  const written = captionArea({ ...told, fontSize: Number(node.data('landmarkSize')) }, way);
  return { ...told, written };
}

function writeIn(node: NodeSingular, lines: string): void {
  if (node.data('innerCaption') !== lines)
    node.data({ innerCaption: lines, innerSize: innerFont(Number(node.data('size')), lines) });
}
