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

/** Most pixels of a picture each way: larger ones would be made smaller where they are kept. */
const LONGEST_SIDE = 2048;

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

/** A picture that lies beneath what a core draws, and how. */
export interface Beneath {
  readonly canvas: HTMLCanvasElement;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The canvas as it is seen, as a PNG in base64, twice as fine as the screen where it stays within the limit. */
export async function pictureOf(cy: Core, background: string, beneath?: Beneath): Promise<string> {
  const scale = Math.min(2, LONGEST_SIDE / Math.max(cy.width(), cy.height(), 1));
  if (beneath === undefined) return cy.png({ output: 'base64', full: false, scale, bg: background });
  const above = await createImageBitmap(cy.png({ output: 'blob', full: false, scale }));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: above.width, height: above.height });
  const context = canvas.getContext('2d');
  if (context === null) return '';
  context.fillStyle = background;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const { x, y, width, height } = beneath;
  context.drawImage(beneath.canvas, x * scale, y * scale, width * scale, height * scale);
  context.drawImage(above, 0, 0);
  return canvas.toDataURL('image/png').replace(/^data:[^,]*,/u, '');
}
