import { type Core } from 'cytoscape';

import { middleOf } from './viewport';
import { type Hidden } from './visibility';

/** What of a canvas is seen: what is in its middle, how near, and what is switched off. */
export interface CanvasView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
  readonly hiddenLabels: readonly string[];
  readonly hiddenTypes: readonly string[];
}

/** What is seen now. */
export const viewNow = (cy: Core, { labels, types }: Hidden): CanvasView => ({
  ...middleOf(cy),
  zoom: cy.zoom(),
  hiddenLabels: [...labels],
  hiddenTypes: [...types],
});

/** Brings what was seen back into the middle, as near as then. */
export function showView(cy: Core, { x, y, zoom }: CanvasView): void {
  cy.stop();
  cy.viewport({ zoom, pan: { x: cy.width() / 2 - x * zoom, y: cy.height() / 2 - y * zoom } });
}
