import { type Core, type EventObject } from 'cytoscape';

import { type ElementRef, type Point } from '../../../domain/elements/elements';

/** A place on the canvas, in the graph's units and in pixels from the canvas' corner. */
interface CanvasPlace {
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

/**
 * Double taps beside all elements. Cytoscape knows them by a time of its own, too short for some hands; with a mouse the
 * system's double click, which a person may have set slower, counts as well.
 */
function listenForDoubleTaps(cy: Core, events: CanvasEvents): void {
  let last: CanvasPlace | null = null;
  cy.on('tap', (event) => {
    last = event.target === cy ? placeOf(event) : null;
  });
  cy.on('dbltap', (event) => {
    if (event.target === cy) events.onDoubleTap(placeOf(event));
  });
  const doubleClick = () => {
    if (last !== null) events.onDoubleTap(last);
  };
  const container = cy.container();
  container?.addEventListener('dblclick', doubleClick);
  cy.one('destroy', () => container?.removeEventListener('dblclick', doubleClick));
}

/** Turns Cytoscape's events into ours, and tells when something moves on the screen. */
export function listen(cy: Core, events: CanvasEvents, onViewport: () => void): void {
  cy.on('tap', (event) => events.onTap(refAt(event)));
  listenForDoubleTaps(cy, events);
  cy.on('cxttap', (event) => events.onContextMenu(refAt(event), placeOf(event)));
  cy.on('dragfree', 'node', (event) => events.onDragged([event.target.id()]));
  cy.on('viewport resize', onViewport);
  cy.on('position', 'node.selected, node.hovered', onViewport);
}
