import { type Core, type EventObject } from 'cytoscape';

import { type ElementRef, type Point } from '../../../domain/elements/elements';
import { type Area } from './areas';

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
  /** The pointer is over another element, whoever draws it, or over none. */
  onHover(id: string | null): void;
  /** Something moved on the screen. */
  onViewport(): void;
}

/** How to find what Cytoscape does not draw. */
export interface Beside {
  /** What stands at a place; nodes alone where Cytoscape draws a relationship. */
  at(place: Point): ElementRef | null;
  /** The node at a place. */
  node(place: Point): string | undefined;
  /** The same, if it is more than a point of the map. */
  known(place: Point): string | undefined;
  /** The nodes between four sides; undefined where Cytoscape draws them all. */
  within(area: Area): readonly string[] | undefined;
}

/** What is meant by an event: a node before a relationship, whoever draws them. */
const refAt = (event: EventObject, { at }: Beside): ElementRef | null => {
  const drawn: ElementRef | null =
    event.target === event.cy ? null : { kind: event.target.isNode() ? 'node' : 'relationship', id: event.target.id() };
  if (drawn?.kind === 'node') return drawn;
  const found = at(event.position);
  return found?.kind === 'node' ? found : (drawn ?? found);
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
function listenForDoubleTaps(cy: Core, events: CanvasEvents, beside: Beside): void {
  let last: CanvasPlace | null = null;
  cy.on('tap', (event) => {
    last = refAt(event, beside) === null ? placeOf(event) : null;
  });
  cy.on('dbltap', (event) => {
    if (refAt(event, beside) === null) events.onDoubleTap(placeOf(event));
  });
  const doubleClick = () => {
    if (last !== null) events.onDoubleTap(last);
  };
  const container = cy.container();
  container?.addEventListener('dblclick', doubleClick);
  cy.one('destroy', () => container?.removeEventListener('dblclick', doubleClick));
}

/** Taps, and fingers that stay: the tap that ends a long press is none. */
function listenForTaps(cy: Core, events: CanvasEvents, beside: Beside): void {
  let isHeld = false;
  cy.on('tapstart', () => (isHeld = false));
  cy.on('taphold', (event) => {
    if (!isTouch(event)) return;
    isHeld = true;
    events.onLongPress(refAt(event, beside), placeOf(event));
  });
  cy.on('tap', (event) => {
    if (!isHeld) events.onTap(refAt(event, beside), isAdding(event));
  });
}

/**
 * Boxes drawn with a key held. Cytoscape tells of each element by itself, right after the box; what it does not draw is looked for between
 * the corners.
 */
function listenForBoxes(cy: Core, events: CanvasEvents, { within }: Beside): void {
  let boxed: ElementRef[] = [];
  let corner: Point = { x: 0, y: 0 };
  // Where it was pressed: a box is told of only once the pointer has moved away from there.
  cy.on('tapstart', ({ position }) => (corner = { ...position }));
  cy.on('boxend', ({ position: { x, y } }) => {
    const box = { x1: Math.min(x, corner.x), y1: Math.min(y, corner.y) };
    const found = within({ ...box, w: Math.abs(x - corner.x), h: Math.abs(y - corner.y) })?.map((id): ElementRef => ({
      kind: 'node',
      id,
    }));
    boxed = [];
    queueMicrotask(() => events.onBox(found ?? boxed));
  });
  cy.on('box', 'node', ({ target }) => void boxed.push({ kind: 'node', id: target.id() }));
}

/** Tells over which element the pointer is, whoever draws it. */
function listenForHovering(cy: Core, events: CanvasEvents, { node }: Beside): void {
  let found: string | undefined;
  const tell = (id: string | null) => {
    found = id ?? undefined;
    events.onHover(id);
  };
  cy.on('mouseover', 'node, edge', ({ target }) => tell(target.id()));
  cy.on('mouseout', 'node, edge', () => tell(null));
  cy.on('mousemove', (event) => {
    const { target, position } = event;
    if (target !== cy && target.isNode()) return;
    // With a key held a box is begun: on a node that came near it could not be.
    const id = isAdding(event) ? undefined : node(position);
    // Of a relationship that the pointer is over Cytoscape tells itself.
    if (id !== found && (id !== undefined || target === cy)) tell(id ?? null);
  });
}

/** Turns Cytoscape's events into ours. */
export function listen(cy: Core, events: CanvasEvents, beside: Beside): void {
  listenForTaps(cy, events, beside);
  listenForBoxes(cy, events, beside);
  listenForDoubleTaps(cy, events, beside);
  listenForHovering(cy, events, beside);
  cy.on('cxttap', (event) => events.onContextMenu(refAt(event, beside), placeOf(event)));
  cy.on('dragfree', 'node', (event) => events.onDragged([event.target.id()]));
  cy.on('viewport resize glide', () => events.onViewport());
  cy.on('drag', 'node', () => events.onViewport());
}
