import { type Core } from 'cytoscape';

/** So many notches of a mouse wheel make all twice as large. */
const NOTCHES_TO_DOUBLE = 5;
/** What browsers send for a notch: in pixels, and in lines. Systems differ, so that a notch is never less than one. */
const PIXELS = 100;
const LINES = 3;
/** A touchpad sends less than this at a time, and as it moves. */
const LEAST_NOTCH = 40;
/** So many pixels on a touchpad make all ten times as large. */
const PIXELS_TO_TENFOLD = 250;

const isNotch = ({ deltaY, deltaX, deltaMode }: WheelEvent): boolean =>
  deltaMode === WheelEvent.DOM_DELTA_LINE ||
  (deltaX === 0 && Number.isInteger(deltaY) && Math.abs(deltaY) >= LEAST_NOTCH);

/** By what a turn of the wheel, or two fingers on a touchpad, make the view larger. */
export function wheelFactor(event: WheelEvent): number {
  const { deltaY, deltaMode } = event;
  if (!isNotch(event)) return 10 ** (-deltaY / PIXELS_TO_TENFOLD);
  const each = deltaMode === WheelEvent.DOM_DELTA_LINE ? LINES : PIXELS;
  const notches = Math.max(1, Math.round(Math.abs(deltaY) / each));
  return 2 ** ((-Math.sign(deltaY) * notches) / NOTCHES_TO_DOUBLE);
}

/**
 * Zooms with the wheel, around the pointer. Cytoscape takes a notch for little (25 of them to double) and has no other way to say so than a
 * sensitivity that makes touchpads wild.
 */
export function zoomByWheel(cy: Core): void {
  const container = cy.container();
  const around = container?.parentElement;
  if (container == null || around == null) return;
  const turn = (event: WheelEvent) => {
    if (!(event.target instanceof Node) || !container.contains(event.target)) return;
    // Cytoscape does not hear of it.
    event.stopPropagation();
    event.preventDefault();
    if (event.deltaY === 0 || event.buttons !== 0 || !cy.userZoomingEnabled()) return;
    const { left, top } = container.getBoundingClientRect();
    const level = cy.zoom() * wheelFactor(event);
    cy.zoom({ level, renderedPosition: { x: event.clientX - left, y: event.clientY - top } });
    cy.emit('scrollzoom');
  };
  around.addEventListener('wheel', turn, { capture: true, passive: false });
  cy.one('destroy', () => around.removeEventListener('wheel', turn, { capture: true }));
}
