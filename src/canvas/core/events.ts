import { type Core, type EventObject } from 'cytoscape';

import { type ElementRef, type Point } from '../../../domain/elements/elements';

/** A place on the canvas, in the graph's units and in pixels from the canvas' corner. */
interface CanvasPlace {
  readonly model: Point;
  readonly rendered: Point;
}

/** What a person does with the pointer on the canvas. */
export interface CanvasEvents {
  /** @param isAdding whether a key was held that puts elements into the selection, or takes them out */
  onTap(ref: ElementRef | null, isAdding: boolean): void;
  /** A box was drawn around these nodes. */
  onBox(refs: readonly ElementRef[]): void;
  /** A finger stayed on an element. */
  onLongPress(ref: ElementRef | null, place: CanvasPlace): void;
  onDoubleTap(place: CanvasPlace): void;
  onContextMenu(ref: ElementRef | null, place: CanvasPlace): void;
  /** Nodes were dragged to these places. */
  onDragged(ids: readonly string[]): void;
}

const refAt = (event: EventObject): ElementRef | null => {
  if (event.target === event.cy) return null;
  return {
    kind: event.target.isNode() ? 'node' : 'relationship',
    id: event.target.id(),
  };
};

const isAdding = ({ originalEvent }: EventObject): boolean => {
  const { ctrlKey, metaKey, shiftKey } = originalEvent as MouseEvent;
  return ctrlKey || metaKey || shiftKey;
};

const isTouch = ({ originalEvent }: EventObject): boolean => originalEvent.type.startsWith('touch');

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

/** Taps, and fingers that stay: the tap that ends a long press is none. */
function listenForTaps(cy: Core, events: CanvasEvents): void {
  let isHeld = false;
  cy.on('tapstart', () => (isHeld = false));
  cy.on('taphold', (event) => {
    if (!isTouch(event)) return;
    isHeld = true;
    events.onLongPress(refAt(event), placeOf(event));
  });
  cy.on('tap', (event) => {
    if (!isHeld) events.onTap(refAt(event), isAdding(event));
  });
}

/** Boxes drawn with a key held. Cytoscape tells of each element by itself, right after the box. */
function listenForBoxes(cy: Core, events: CanvasEvents): void {
  let boxed: ElementRef[] = [];
  cy.on('boxend', () => {
    boxed = [];
    queueMicrotask(() => events.onBox(boxed));
  });
  cy.on('box', 'node', ({ target }) => void boxed.push({ kind: 'node', id: target.id() }));
}

/** Turns Cytoscape's events into ours, and tells when something moves on the screen. */
export function listen(cy: Core, events: CanvasEvents, onViewport: () => void): void {
  listenForTaps(cy, events);
  listenForBoxes(cy, events);
  listenForDoubleTaps(cy, events);
  cy.on('cxttap', (event) => events.onContextMenu(refAt(event), placeOf(event)));
  cy.on('dragfree', 'node', (event) => events.onDragged([event.target.id()]));
  cy.on('viewport resize', onViewport);
  cy.on('drag', 'node', onViewport);
}

/** Cytoscape lets go of its renderer before it tells that it is destroyed, and says so only after that. */
interface RenderedCore extends Core {
  renderer(): object | null;
}

/** Whether a core draws still: asked by whatever comes later than it was begun, for a page may be left meanwhile. */
export const isLive = (cy: Core): boolean => !cy.destroyed() && (cy as RenderedCore).renderer() !== null;

/**
 * Lets nobody hear of a core once it is destroyed. Cytoscape tells of a new size a tenth of a second after it was given, also when it is
 * gone by then; who measures elements at that has no renderer to ask.
 */
export function silentOnceDestroyed(cy: Core): void {
  // Once all have heard that it is destroyed.
  cy.one('destroy', () => queueMicrotask(() => cy.removeAllListeners()));
}
