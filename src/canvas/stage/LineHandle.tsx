import { type ComponentProps, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';

import { type Point } from '../../../domain/elements/elements';
import { whenChanged } from '../../graph/graphState';
import { useWorkbench } from '../workbench/Workbench';
import styles from './stage.module.css';

interface LineHandleProps extends Omit<ComponentProps<'button'>, 'ref' | 'onDrop'> {
  /** Where the button stands on the canvas, as a transform of CSS; undefined takes it out of sight. */
  standsAt(button: HTMLButtonElement): string | undefined;
  /** Where the line begins, in pixels from the corner of the canvas; nothing begins where there is no place. */
  origin(): Point | undefined;
  onDrop(nodeId: string): void;
  /** The button was pressed, by pointer or key, and nothing was drawn. */
  onPress(): void;
}

/** A button that stays at a place of the graph, and from which a line is dragged to a node: that is marked, and told when it is let go there. */
export function LineHandle({ standsAt, origin, onDrop, onPress, ...rest }: LineHandleProps) {
  const { controller } = useWorkbench();
  const button = useRef<HTMLButtonElement>(null);
  const line = useRef<SVGLineElement>(null);
  const isDrawing = useRef(false);
  const wasDragged = useRef(false);

  const follow = useEffectEvent(() => {
    if (button.current === null || isDrawing.current) return;
    const at = standsAt(button.current);
    button.current.hidden = at === undefined;
    if (at !== undefined) button.current.style.transform = at;
  });
  useEffect(
    () =>
      whenChanged(
        controller.store,
        ({ view }) => view,
        () => follow(),
      ),
    [controller],
  );
  // Drawn again, it may stand elsewhere.
  useEffect(() => follow());

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
  return (
    <>
      <svg className={styles.rubber} aria-hidden>
        <line ref={line} style={{ visibility: 'hidden' }} />
      </svg>
      <button
        ref={button}
        type="button"
        hidden
        {...rest}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={press}
      />
    </>
  );
}
