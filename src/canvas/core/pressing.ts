import { type Collection, type Core } from 'cytoscape';

/** What of Cytoscape's renderer is asked to draw. None of it is public. */
interface Renderer {
  redrawHint(group: string, isWanted: boolean): void;
  notify(event: string, elements?: Collection): void;
  redraw(): void;
}
interface RenderedCore extends Core {
  renderer(): Renderer;
}

/** Whether what is told of is no more than that one element is pressed now, or is not any longer. */
function isOnlyPress(elements: Collection | undefined, pressed: Set<string>): boolean {
  const element = elements?.length === 1 ? elements[0] : undefined;
  if (element === undefined || element.active() === pressed.has(element.id())) return false;
  if (element.active()) pressed.add(element.id());
  else pressed.delete(element.id());
  return true;
}

/**
 * Lets a press alone draw nothing. Cytoscape draws the whole graph when an element is pressed (it takes it to a layer of its own, in case it is
 * dragged) and once more when it is let go: two whole frames before a click is answered, with nothing to be seen of either, since no
 * style of ours says how a pressed element looks. What else wants to be drawn meanwhile is drawn, and then what was taken away comes back
 * at the end: a drag and a pan draw as ever. Nor is anything drawn because somebody measured an element: what made it larger has told so itself.
 */
export function pressWithoutDrawing(cy: Core): void {
  const renderer = (cy as RenderedCore).renderer();
  const container = cy.container();
  if (container === null) return;
  const redrawHint = renderer.redrawHint.bind(renderer);
  const notify = renderer.notify.bind(renderer);
  const pressed = new Set<string>();
  /** Whether Cytoscape is answering to a press or its end at this moment. */
  let isAnswering = false;
  let isNotified = false;
  /** Whether the picture was asked for anew since the press, so that what is pressed is missing in it. */
  let isDrawn = false;

  renderer.redrawHint = (group, isWanted) => {
    if (group === 'eles' && isWanted) {
      if (isAnswering && !isNotified && !isDrawn) return;
      isDrawn = true;
    }
    redrawHint(group, isWanted);
  };
  renderer.notify = (event, elements) => {
    if (event === 'bounds' || (event === 'style' && isOnlyPress(elements, pressed))) return;
    const wasNotified = isNotified;
    isNotified = true;
    notify(event, elements);
    isNotified = wasNotified;
  };

  const begins = () => {
    isAnswering = true;
    isDrawn = false;
  };
  const ends = () => (isAnswering = true);
  const answered = () => (isAnswering = false);
  const letGo = () => {
    isAnswering = false;
    // The layer for what is dragged is emptied, which costs nothing.
    renderer.redraw();
  };
  const page = container.ownerDocument.defaultView ?? window;
  const stop = new AbortController();
  const on = (target: EventTarget, events: readonly string[], listener: () => void, capture: boolean) => {
    for (const event of events)
      target.addEventListener(event, listener, { capture, passive: true, signal: stop.signal });
  };
  // Before Cytoscape hears of it, and after: its own listeners were there first.
  on(container, ['mousedown', 'touchstart'], begins, true);
  on(container, ['mousedown', 'touchstart'], answered, false);
  on(page, ['mouseup', 'touchend', 'touchcancel'], ends, true);
  on(page, ['mouseup', 'touchend', 'touchcancel'], letGo, false);
  cy.one('destroy', () => stop.abort());
}
