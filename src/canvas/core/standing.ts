import { type Core } from 'cytoscape';

const POINTING = ['pointerdown', 'pointermove', 'wheel'] as const;

/**
 * Measures where a canvas stands before the pointer does anything on it. Cytoscape keeps the place until the canvas is resized, and is not
 * told when something above pushes it down.
 */
export function measuredWhereItStands(cy: Core): void {
  const container = cy.container();
  if (container === null) return;
  let last = container.getBoundingClientRect();
  const measure = () => {
    const now = container.getBoundingClientRect();
    if (now.left !== last.left || now.top !== last.top) cy.resize();
    last = now;
  };
  for (const kind of POINTING) container.addEventListener(kind, measure, { capture: true, passive: true });
  cy.one('destroy', () => {
    for (const kind of POINTING) container.removeEventListener(kind, measure, { capture: true });
  });
}
