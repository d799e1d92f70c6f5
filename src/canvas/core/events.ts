import { type Core, type EventObject } from 'cytoscape';

import { type ElementRef, type Point } from '../../graph/elements';

/** A place on the canvas, in the graph's units and in pixels from the canvas' corner. */
export interface CanvasPlace {
  readonly model: Point;
  readonly rendered: Point;
}

/** What a person does with the pointer on the canvas. */
export interface CanvasEvents {
  onTap(ref: ElementRef | null): void;
  onDoubleTap(place: CanvasPlace): void;
  onContextMenu(ref: ElementRef | null, place: CanvasPlace): void;
  /** Nodes were dragged to these places. */
  onDragged(ids: readonly string[]): void;
}

const refAt = (event: EventObject): ElementRef | null => {
  if (event.target === event.cy) return null;
  return { kind: event.target.isNode() ? 'node' : 'relationship', id: event.target.id() };
};

const placeOf = (event: EventObject): CanvasPlace => ({
  model: { ...event.position },
  rendered: { ...event.renderedPosition },
});

/** Turns Cytoscape's events into ours, and tells when something moves on the screen. */
export function listen(cy: Core, events: CanvasEvents, onViewport: () => void): void {
  cy.on('tap', (event) => events.onTap(refAt(event)));
  cy.on('dbltap', (event) => {
    if (event.target === cy) events.onDoubleTap(placeOf(event));
  });
  cy.on('cxttap', (event) => events.onContextMenu(refAt(event), placeOf(event)));
  cy.on('dragfree', 'node', (event) => events.onDragged([event.target.id()]));
  cy.on('viewport resize', onViewport);
  cy.on('position', 'node.selected, node.hovered', onViewport);
}
