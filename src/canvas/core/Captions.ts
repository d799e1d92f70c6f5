import { type Core } from 'cytoscape';

import { type Area, covers, holds, mayCross, widened } from './areas';
import { NUMBER_HALO, NUMBER_PIXELS } from './bundleNumbers';
import { captioned, linesIn } from './captioned';
import { type Body, type NodeCaption, type Settled } from './captionWays';
import { captionReach } from './insets';
import { DOT_PIXELS, GROUND_PIXELS, levelOf, mostLandmarks, steppedZoom } from './landmarks';
import { Marks } from './Marks';
import { captionsFromAfar, coveredBy, nodeCaptions, settled } from './nodeCaptions';
import { Rectangles } from './rectangles';
import { redraw } from './restyling';
import { type Line, TYPE_SIZE, writtenAtLines } from './typePlaces';

/** Of what is seen so much on each side is captioned too, so that a small move of the view needs nothing new. */
const MARGIN = 0.25;

/** What is drawn beneath a core. */
export interface Backdrop {
  /** The captions that are seen there, and the numbers at lines. */
  readonly captions: readonly Settled[];
  /** The nodes in a part of the plane, but for narrower ones. */
  bodiesWithin(area: Area, narrowest: number): readonly Body[];
}

/** Of faded nodes the dots are a ground that names are written on. */
const narrowestOf = (isFaded: boolean, zoom: number) => (isFaded ? DOT_PIXELS : GROUND_PIXELS) / zoom;

/** What is in sight with a margin around it. */
function areaOfView(cy: Core): Area {
  const seen = cy.extent();
  return widened(seen, seen.w * MARGIN, seen.h * MARGIN);
}

/**
 * Lets those elements of a core have captions whose captions can be read: the landmarks of all of it, and what is in sight and large enough on
 * the screen. What makes a caption is most of what an element's style costs, and of a graph that is seen from afar nobody could read it.
 * What is written beneath the core stays, and is not written again.
 */
export class Captions {
  readonly #captioned: Marks;
  readonly #inner: Marks;
  readonly #typed: Marks;
  readonly #numbered: Marks;
  #landmarks: ReadonlyMap<string, NodeCaption> = new Map();
  /** For what the marks were made. */
  #made: { readonly zoom: number; readonly area: Area; readonly isFaded: boolean } | undefined;
  /** The nodes in sight, with what is written at them. */
  settled: readonly Settled[] = [];

  /** @param typesZoom from which zoom on relationships have captions @param isFaded whether what is beneath is faded */
  constructor(
    private readonly cy: Core,
    private readonly typesZoom: () => number,
    private readonly beneath: () => Backdrop | undefined = () => undefined,
    private readonly isFaded = () => false,
  ) {
    this.#captioned = new Marks(cy, 'captioned');
    this.#inner = new Marks(cy, 'inner');
    this.#typed = new Marks(cy, 'typed');
    this.#numbered = new Marks(cy, 'numbered');
  }

  /** The view has changed, or whether what is beneath is faded. */
  moved(): void {
    const { cy } = this;
    const made = this.#made;
    if (made?.zoom === cy.zoom() && covers(made.area, cy.extent()) && made.isFaded === this.isFaded()) return;
    // Of what is beneath only what is in sight is in the way.
    const areOthersInWay = this.beneath() !== undefined;
    this.#caption(made === undefined || areOthersInWay || levelOf(made.zoom) !== levelOf(cy.zoom()));
  }

  /** The elements have changed, or what is written beneath them. */
  refresh(): void {
    this.#caption(true);
  }

  /** @param areChosen whether landmarks are chosen again */
  #caption(areChosen: boolean): void {
    const { cy } = this;
    const [zoom, area, isFaded] = [cy.zoom(), areaOfView(cy), this.isFaded()];
    this.#made = { zoom, area, isFaded };
    const lines = linesIn(cy);
    const linesSeen = lines.filter(({ ends: [from, to] }) => mayCross(area, from, to));
    const drawn = cy
      .nodes()
      .toArray()
      .flatMap((node) => (node.hasClass('hidden') ? [] : [captioned(node)]));
    const others = othersIn(this.beneath(), area, drawn, narrowestOf(isFaded, zoom));
    const named = new Set(others.flatMap(({ id, written }) => (written === undefined ? [] : [id])));
    const nodes = drawn.filter(({ id }) => !named.has(id));
    if (areChosen) {
      const [most, reach] = [mostLandmarks(cy.width() * cy.height()), captionReach(cy.width())];
      this.#landmarks = captionsFromAfar(nodes, zoom, most, { others, lines, reach }, steppedZoom(zoom));
    }
    const seen = nodes.filter((node) => holds(area, node));
    const captions = nodeCaptions(seen, this.#landmarks, zoom, { others, lines: linesSeen });
    this.settled = [...settled(nodes, captions), ...others];
    cy.batch(() => {
      for (const [id, { lines: written, fontSize: writtenSize, at: side, shift = 0, halo = 0 }] of captions)
        redraw(cy, { id, written: written.join('\n'), writtenSize, side, shift, halo });
      this.#captioned.mark(new Set(captions.keys()));
      this.#inner.mark(new Set([...captions].flatMap(([id, { at }]) => (at === 'inside' ? [id] : []))));
      this.#captionLines(linesSeen);
    });
  }

  #captionLines(lines: readonly Line[]): void {
    const { cy } = this;
    const zoom = cy.zoom();
    const typeSize = zoom < this.typesZoom() ? null : TYPE_SIZE;
    // From afar captions of nodes cover very many squares, and at most lines nothing is written.
    const isAnyWritten = typeSize !== null || lines.some(({ count }) => count !== undefined);
    const taken = isAnyWritten ? coveredBy(this.settled) : new Rectangles();
    const { types, numbers } = writtenAtLines(lines, taken, typeSize, NUMBER_PIXELS / zoom);
    for (const [id, written] of types) redraw(cy, { id, written });
    this.#typed.mark(new Set(types.keys()));
    for (const id of numbers.keys())
      redraw(cy, { id, numberSize: NUMBER_PIXELS / zoom, numberHalo: NUMBER_HALO / zoom });
    this.#numbered.mark(new Set(numbers.keys()));
  }
}

/** What is seen of a graph besides the nodes of a core: the captions beneath it, and all nodes that these may not cover. */
function othersIn(
  beneath: Backdrop | undefined,
  area: Area,
  drawn: readonly { id: string }[],
  narrowest: number,
): Settled[] {
  if (beneath === undefined) return [];
  const ids = new Set(drawn.map(({ id }) => id));
  return [...beneath.captions, ...beneath.bodiesWithin(area, narrowest).filter(({ id }) => !ids.has(id))];
}
