import { type Core, type NodeSingular } from 'cytoscape';

import { type Point } from '../../../domain/elements/elements';
import { type Area } from './areas';
import { type Insets, NO_INSETS } from './insets';
import { bringIn, centreOn, fit, isFitted, middleOf } from './viewport';

/**
 * What stays visible when the canvas is resized: in the middle when the person went to it, anywhere when they selected
 * it.
 */
interface Held {
  readonly ids: readonly string[];
  readonly isCentred: boolean;
}
const NOTHING_HELD: Held = { ids: [], isCentred: false };
/** Of more than these only the last stays in sight: they seldom fit beside a panel, and looking where all are takes time. */
const MOST_HELD = 100;

/** The place of the graph at a place on the screen. */
const modelPlace = (cy: Core, { x, y }: Point): Point => ({
  x: (x - cy.pan().x) / cy.zoom(),
  y: (y - cy.pan().y) / cy.zoom(),
});

/** How near to the middle of a small node still means it, in pixels. */
const REACH = 14;
/** A relationship is taken hold of so many pixels before the node that it ends at. */
const BEFORE = 16;

/** A place on the way from one place to another, not beyond a third of it. */
function onTheWay(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(BEFORE / length, 1 / 3);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** What of the canvas is seen: moves the view, keeps in it what a person went to, and tells what is where on the screen. */
export class Sight {
  #held = NOTHING_HELD;
  /** What was brought into view as a whole, until anything else is done with the view. */
  #whole: Area | undefined;
  #insetsNow: (whole?: Area) => Insets = () => NO_INSETS;
  #nodeBeside: (place: Point) => string | undefined = () => undefined;

  /** @param live the core that is drawn on now, if any */
  constructor(private readonly live: () => Core | undefined) {}

  /**
   * Keeps what is held in sight of this core when its size changes, until a person moves the view.
   * @param nodeBeside the node at a place of the graph that Cytoscape does not draw
   */
  follow(cy: Core, nodeBeside: (place: Point) => string | undefined = () => undefined): void {
    this.#nodeBeside = nodeBeside;
    cy.on('resize', () => this.keep());
    // What a person then does with the view stays: it is not brought back.
    cy.on('tapstart scrollzoom', () => this.letGo());
  }

  /** How to learn what covers the canvas at a moment: what is brought into view, some of it as a whole, is brought beside it. */
  keepClearOf(insetsNow: (whole?: Area) => Insets): void {
    this.#insetsNow = insetsNow;
  }

  /** Keeps what is selected in sight: its panel opens later, and takes its part of the canvas. */
  hold(selected: readonly string[]): void {
    const ids = selected.length > MOST_HELD ? selected.slice(-1) : selected;
    if (ids.length === 0) this.#held = NOTHING_HELD;
    else if (!ids.every((id) => this.#held.ids.includes(id))) this.#hold({ ids, isCentred: false });
  }

  /** Nothing is brought back into sight when the canvas changes its size. */
  letGo(): void {
    this.#hold(NOTHING_HELD);
  }

  #hold(held: Held): void {
    this.#held = held;
    this.#whole = undefined;
  }

  /** Whether all was brought into view, and nothing was done with the view since. */
  get isWhole(): boolean {
    return this.#whole !== undefined;
  }

  /** What was seen whole is seen whole still, and no smaller than it has to be: a window is narrowed, a telephone turned. */
  #keepWhole(cy: Core): void {
    const whole = this.#whole;
    const insets = this.#insetsNow(whole);
    if (whole !== undefined && !isFitted(cy, whole, insets)) fit(cy, false, whole, insets);
  }

  /** Call it when the canvas or what covers it has changed: what was gone to, chosen or seen whole stays in sight. */
  keep(): void {
    const show = this.#held.isCentred ? centreOn : bringIn;
    this.#withCore((cy) => {
      this.#keepWhole(cy);
      show(cy, this.#held.ids, this.#insetsNow());
    });
  }

  /** Brings elements to the middle, also of the canvas that a panel opening just then leaves. */
  goTo(ids: readonly string[]): void {
    this.#hold({ ids, isCentred: true });
    this.#withCore((cy) => centreOn(cy, ids, this.#insetsNow()));
  }

  /** Moves the view by as little as shows all of these, from as far off as it takes. */
  bringIn(ids: readonly string[]): void {
    this.letGo();
    this.#withCore((cy) => bringIn(cy, ids, this.#insetsNow(), 0));
  }

  /** Makes things larger or smaller around the middle of the canvas. */
  zoom(factor: number): void {
    this.letGo();
    this.#withCore((cy) =>
      cy.zoom({ level: cy.zoom() * factor, renderedPosition: { x: cy.width() / 2, y: cy.height() / 2 } }),
    );
  }

  /** Brings this part of the graph into view, beside what covers the canvas. */
  fit(box: Area | undefined, animate: boolean): void {
    this.letGo();
    this.#whole = box;
    this.#withCore((cy) => fit(cy, animate, box, this.#insetsNow(box)));
  }

  /** Moves the view by so many pixels. */
  pan(by: Point): void {
    this.letGo();
    this.#withCore((cy) => cy.panBy({ ...by }));
  }

  /** Brings a place of the graph to the middle of the canvas. */
  lookAt({ x, y }: Point): void {
    this.letGo();
    this.#withCore((cy) => cy.pan({ x: cy.width() / 2 - x * cy.zoom(), y: cy.height() / 2 - y * cy.zoom() }));
  }

  /** What of the graph is seen, in its units. */
  seen(): Area {
    return this.#withCore((cy) => cy.extent()) ?? { x1: 0, y1: 0, w: 0, h: 0 };
  }

  /** The middle of what is seen, in the graph's units. */
  middle(): Point {
    return this.#withCore(middleOf) ?? { x: 0, y: 0 };
  }

  /** Where a place of the graph is on the screen, from the corner of the canvas. */
  rendered(at: Point): Point {
    const cy = this.live();
    if (cy === undefined) return at;
    return { x: at.x * cy.zoom() + cy.pan().x, y: at.y * cy.zoom() + cy.pan().y };
  }

  /** Where a node is on the screen, from the corner of the canvas, and how wide; undefined when it is not drawn. */
  renderedNode(id: string): { x: number; y: number; radius: number } | undefined {
    const node = this.live()?.getElementById(id);
    if (node === undefined || node.empty() || !node.visible()) return undefined;
    return { ...node.renderedPosition(), radius: node.renderedOuterWidth() / 2 };
  }

  /** Where a relationship can be taken hold of near its ends, from the corner of the canvas; undefined when it is not drawn. */
  endsOf(id: string): { readonly start: Point; readonly end: Point } | undefined {
    const edge = this.live()?.getElementById(id).edges().first();
    if (edge === undefined || edge.empty() || !edge.visible()) return undefined;
    const [start, end] = [edge.renderedSourceEndpoint(), edge.renderedTargetEndpoint()];
    // Before it was drawn once nobody knows where it ends.
    if (![start.x, start.y, end.x, end.y].every(Number.isFinite)) return undefined;
    return { start: onTheWay(start, end), end: onTheWay(end, start) };
  }

  /** The node under a place on the screen, the uppermost of several. */
  nodeAt(place: Point): string | null {
    const cy = this.live();
    if (cy === undefined) return null;
    const isThere = (node: NodeSingular) => {
      const { x, y } = node.renderedPosition();
      return Math.hypot(x - place.x, y - place.y) <= Math.max(node.renderedOuterWidth() / 2, REACH);
    };
    const drawn = cy.nodes(':visible').toArray().findLast(isThere)?.id();
    return drawn ?? this.#nodeBeside(modelPlace(cy, place)) ?? null;
  }

  #withCore<T>(act: (cy: Core) => T): T | undefined {
    const cy = this.live();
    return cy && act(cy);
  }
}
