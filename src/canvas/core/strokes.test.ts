import cytoscape from 'cytoscape';
import { expect, test } from 'vitest';

import { discOf, reveal } from './strokes';

/** A context that notes which of its methods are called, and with what kind of painting it fills. */
function noted() {
  const calls: string[] = [];
  const context = {
    ...{ globalCompositeOperation: 'source-over', save: () => undefined, beginPath: () => undefined },
    restore: () => (context.globalCompositeOperation = 'source-over'),
    closePath: () => undefined,
    arc: (x: number, y: number, radius: number) => calls.push(`arc ${x},${y} ${radius}`),
    lineTo: () => calls.push('corner'),
    roundRect: (x: number, y: number, width: number) => calls.push(`square ${x},${y} ${width}`),
    fill: () => calls.push(context.globalCompositeOperation),
  };
  return { context: context as unknown as CanvasRenderingContext2D, calls };
}

/** What opens the veil over a node of 40 units in the middle of the graph. */
function openedFor(shape: string): string[] {
  const style = [{ selector: 'node', style: { width: 36, height: 36, 'border-width': 4 } }];
  const cy = cytoscape({ headless: true, styleEnabled: true, style, elements: [{ data: { id: 'a', shape } }] });
  cy.nodes().first().position({ x: 0, y: 0 });
  const { context, calls } = noted();
  reveal(context, discOf(cy.nodes().first()));
  return calls;
}

test('the veil is opened in the shape of a node, with its rim', () => {
  expect(openedFor('ellipse')).toEqual(['arc 0,0 20', 'destination-out']);
  expect(openedFor('round-rectangle')).toEqual(['square -20,-20 40', 'destination-out']);
  expect(openedFor('star').filter((call) => call === 'corner')).toHaveLength(10);
});
