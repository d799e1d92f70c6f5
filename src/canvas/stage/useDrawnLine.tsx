import { type ComponentProps, type PointerEvent, useRef } from 'react';

import { type Point } from '../../../domain/elements/elements';
import { type CanvasController } from '../CanvasController';
import styles from './stage.module.css';

interface DrawnLineOf {
  readonly controller: CanvasController;
  /** Where the line begins, in pixels from the corner of the canvas; nothing begins where there is no place. */
  origin(): Point | undefined;
  onDrop(nodeId: string): void;
  /** The button was pressed, by pointer or key, and nothing was drawn. */
  onPress(): void;
}

type Drawn = Pick<ReturnType<typeof useDrawnLine>, 'line' | 'handlers'>;

/** A button from which a line is drawn, with that line. It is out of sight until it has a place. */
export const LineButton = ({ line, handlers, ...rest }: Drawn & ComponentProps<'button'>) => (
  <>
    <svg className={styles.rubber} aria-hidden>
      <line ref={line} style={{ visibility: 'hidden' }} />
    </svg>
    <button type="button" hidden {...rest} {...handlers} />
  </>
);

/** Draws a line from a button to a node by dragging: the node under the pointer is marked, and told when it is let go there. */
export function useDrawnLine({ controller, origin, onDrop, onPress }: DrawnLineOf) {
  const line = useRef<SVGLineElement>(null);
  const isDrawing = useRef(false);
  const wasDragged = useRef(false);

  const pointIn = (event: PointerEvent) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  };
  const targetAt = (event: PointerEvent) => controller.sight.nodeAt(pointIn(event));

  const begin = (event: PointerEvent<HTMLButtonElement>) => {
    if (origin() === undefined || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    wasDragged.current = false;
  };
  const draw = (event: PointerEvent<HTMLButtonElement>) => {
    const from = isDrawing.current ? origin() : undefined;
    if (from === undefined || line.current === null) return;
    const to = pointIn(event);
    const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
    for (const [name, value] of Object.entries(ends)) line.current.setAttribute(name, String(value));
    line.current.style.visibility = 'visible';
    wasDragged.current = true;
    controller.markTarget(targetAt(event));
  };
  const end = (event: PointerEvent<HTMLButtonElement>) => {
    if (!isDrawing.current) return;
    isDrawing.current = false;
    if (line.current !== null) line.current.style.visibility = 'hidden';
    controller.markTarget(null);
    const target = targetAt(event);
    if (event.type === 'pointerup' && wasDragged.current && target !== null) onDrop(target);
  };
  const press = () => {
    // The end of a drag is a click as well, but one that was not meant.
    const isMeant = !wasDragged.current;
    wasDragged.current = false;
    if (isMeant) onPress();
  };
  const handlers = {
    ...{ onPointerDown: begin, onPointerMove: draw, onPointerUp: end, onPointerCancel: end },
    onClick: press,
  };
  /** The line that follows the pointer, and what the button answers from which it is drawn. */
  return { line, isDrawing, handlers };
}
