import { type Core } from 'cytoscape';

import { type Point } from '../../../domain/elements/elements';
import { type Area } from './areas';
import { atRest, isStill, MOTION_MS } from '../motion/atRest';
import { type Insets, NEAREST_FIT, NO_INSETS, withCaptions, withMargin } from './insets';

/** At this zoom captions of nodes and types of relationships can be read. */
const READING_ZOOM = 0.95;

/** The view goes back to no less than this part of how near it was, so that several that were selected have room beside their panel. */
const LEAST_SHARE = 0.6;

/** By so much a graph must be able to grow to be worth another view. */
const MUCH_LARGER = 1.5;

/** The part of the canvas that nothing covers. */
function freePart(cy: Core, insets: Insets, around = withMargin) {
  const { top, right, bottom, left } = around(insets, cy.width(), cy.height());
  return {
    left,
    top,
    width: Math.max(80, cy.width() - left - right),
    height: Math.max(80, cy.height() - top - bottom),
  };
}

/** The view with a rectangle of the graph in the middle of a part of the canvas. */
const viewAt = ({ x1, y1, w, h }: Area, { left, top, width, height }: ReturnType<typeof freePart>, zoom: number) => ({
  zoom,
  pan: { x: left + width / 2 - (x1 + w / 2) * zoom, y: top + height / 2 - (y1 + h / 2) * zoom },
});

/** Where the view has to be so that a rectangle of the graph is seen whole, without blowing a small one up. */
function viewOf(cy: Core, box: Area, insets: Insets, around = withMargin) {
  const free = freePart(cy, insets, around);
  const zoom = Math.min(NEAREST_FIT, free.width / Math.max(box.w, 1), free.height / Math.max(box.h, 1));
  return viewAt(box, free, Math.max(cy.minZoom(), zoom));
}

/** Brings the view there, seen on its way where that is wanted. */
function go(cy: Core, view: ReturnType<typeof viewAt>, animate = true): void {
  cy.stop();
  if (animate && !isStill()) cy.animate(view, { duration: MOTION_MS });
  else cy.viewport(view);
}

/** Elements by their ids, those of them that are drawn. */
const drawnOf = (cy: Core, ids: readonly string[]) =>
  ids.reduce((drawn, id) => drawn.merge(cy.getElementById(id)), cy.collection());

const BARE = { includeLabels: false, includeOverlays: false };

/** The rectangle of all that is drawn; undefined when that is nothing. */
function drawnBox(cy: Core): Area | undefined {
  const shown = cy.nodes(':visible');
  return shown.empty() ? undefined : atRest(cy, () => shown.boundingBox({ includeLabels: false }));
}

/** Shows a rectangle of the graph, by default everything that is drawn, beside what covers the canvas. */
export function fit(cy: Core, animate = false, box: Area | undefined = drawnBox(cy), insets = NO_INSETS): void {
  if (box === undefined) return;
  go(cy, viewOf(cy, box, insets, withCaptions), animate);
}

/** Whether a rectangle of the graph is in sight whole, beside what covers the canvas, with the captions below it, and about as large as there is room for. */
export function isFitted(cy: Core, { x1, y1, w, h }: Area, insets: Insets): boolean {
  const [zoom, pan] = [cy.zoom(), cy.pan()];
  const [left, top] = [x1 * zoom + pan.x, y1 * zoom + pan.y];
  const isIn =
    left >= insets.left &&
    top >= insets.top &&
    left + w * zoom <= cy.width() - insets.right &&
    // A pixel is lost between two sums of the same lengths.
    top + h * zoom <= cy.height() - withMargin(insets, cy.width(), cy.height()).bottom + 1;
  return isIn && viewOf(cy, { x1, y1, w, h }, insets, withCaptions).zoom < zoom * MUCH_LARGER;
}

/** Brings elements to the middle of what nothing covers, near enough to be read. */
export function centreOn(cy: Core, ids: readonly string[], insets: Insets = NO_INSETS): void {
  const wanted = drawnOf(cy, ids);
  if (wanted.empty()) return;
  cy.stop();
  const zoom = ids.length === 1 ? Math.max(cy.zoom(), READING_ZOOM) : cy.zoom();
  const box = atRest(cy, () => wanted.boundingBox(BARE));
  go(cy, viewAt(box, freePart(cy, insets), zoom));
}

/**
 * Moves the view by as little as shows elements whole beside what covers the canvas; not at all where they show already. Several that
 * have not quite room are seen from somewhat further off; where that would be far, it is the last one that counts. Of all that is drawn
 * no place can be lost: it is seen from as far off as it takes.
 * @param leastShare to how much of how near it was the view may go back for several
 */
export function bringIn(cy: Core, ids: readonly string[], insets: Insets = NO_INSETS, leastShare = LEAST_SHARE): void {
  const nodes = drawnOf(cy, ids).nodes();
  if (nodes.empty()) return;
  const { left, top, width, height } = freePart(cy, insets);
  const boxOf = (these: typeof nodes) => atRest(cy, () => these.renderedBoundingBox(BARE));
  const whole = boxOf(nodes);
  const share = Math.min(width / whole.w, height / whole.h, 1);
  const least = nodes.length === cy.nodes(':visible').length ? 0 : leastShare;
  if (nodes.length > 1 && share < 1 && share >= least && cy.zoom() * share >= cy.minZoom()) {
    const view = viewOf(
      cy,
      atRest(cy, () => nodes.boundingBox(BARE)),
      insets,
    );
    cy.stop();
    // Rounded down, so that what has just been given room has it when it is looked at again.
    cy.viewport({ ...view, zoom: view.zoom * 0.999 });
    return;
  }
  const { x1, y1, w, h } = share < 1 ? boxOf(nodes.last()) : whole;
  const by = { x: stepInto(x1, w, left, width), y: stepInto(y1, h, top, height) };
  if (by.x === 0 && by.y === 0) return;
  cy.stop();
  cy.panBy(by);
}

/** How far a stretch has to move to lie in another; to its beginning when it is the longer one. */
function stepInto(from: number, length: number, free: number, room: number): number {
  if (from < free || length > room) return free - from;
  return Math.min(0, free + room - (from + length));
}

/** The middle of what is seen, in the graph's units. */
export function middleOf(cy: Core): Point {
  const { x1, x2, y1, y2 } = cy.extent();
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}
