import { type Core } from 'cytoscape';

import { type Point } from '../../graph/elements';

/** What stays free around the graph: the tools lie over the top, how much is shown over the bottom. */
const MARGIN = { top: 84, right: 40, bottom: 72, left: 40 };
const WIDEST = 1.4;
/** At this zoom captions of nodes and types of relationships can be read. */
const READING_ZOOM = 0.95;

const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const DURATION = 260;

/** A rectangle of the graph. */
export interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly w: number;
  readonly h: number;
}

/** On a narrower canvas nothing is kept free for what lies over its right side: too little would be left. */
const NARROW = 900;

/** Where the view has to be so that a rectangle of the graph is seen whole, without blowing a small one up. */
function viewOf(cy: Core, { x1, y1, w, h }: Box, covered: number) {
  const right = cy.width() < NARROW ? MARGIN.right : Math.max(MARGIN.right, covered);
  const width = Math.max(80, cy.width() - MARGIN.left - right);
  const height = Math.max(80, cy.height() - MARGIN.top - MARGIN.bottom);
  const zoom = Math.max(cy.minZoom(), Math.min(WIDEST, width / Math.max(w, 1), height / Math.max(h, 1)));
  return {
    zoom,
    pan: {
      x: MARGIN.left + width / 2 - (x1 + w / 2) * zoom,
      y: MARGIN.top + height / 2 - (y1 + h / 2) * zoom,
    },
  };
}

/** The rectangle of all that is drawn; undefined when that is nothing. */
function drawnBox(cy: Core): Box | undefined {
  const shown = cy.nodes(':visible');
  return shown.empty() ? undefined : shown.boundingBox({ includeLabels: false });
}

/** Shows a rectangle of the graph, by default everything that is drawn, beside what covers so much of the right side. */
export function fit(cy: Core, animate = false, box: Box | undefined = drawnBox(cy), covered = 0): void {
  if (box === undefined) return;
  const view = viewOf(cy, box, covered);
  cy.stop();
  if (animate && !still()) cy.animate(view, { duration: DURATION });
  else cy.viewport(view);
}

/** Makes things larger or smaller around the middle of the canvas. */
export function zoomBy(cy: Core, factor: number): void {
  const middle = { x: cy.width() / 2, y: cy.height() / 2 };
  cy.zoom({ level: cy.zoom() * factor, renderedPosition: middle });
}

/** Brings elements to the middle, near enough to be read. */
export function centreOn(cy: Core, ids: readonly string[]): void {
  const wanted = cy.collection();
  for (const id of ids) wanted.merge(cy.getElementById(id));
  if (wanted.empty()) return;
  cy.stop();
  const zoom = ids.length === 1 ? Math.max(cy.zoom(), READING_ZOOM) : cy.zoom();
  if (still()) {
    cy.zoom(zoom);
    cy.center(wanted);
    return;
  }
  cy.animate({ zoom, center: { eles: wanted } }, { duration: DURATION });
}

/** The middle of what is seen, in the graph's units. */
export function middleOf(cy: Core): Point {
  const { x1, x2, y1, y2 } = cy.extent();
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}
