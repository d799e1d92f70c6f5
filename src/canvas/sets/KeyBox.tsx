import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DIRECTIONS } from '../core/directions';
import stage from '../stage/stage.module.css';
import { useCanvasState, useTool, useWorkbench } from '../workbench/Workbench';
import { BOX_STEPS, type Box, boxInMiddle, cornersOf, moved, sized } from '../../../domain/selection/box';
import { nodesInside } from './choosing';
import styles from './sets.module.css';

/** What is in a box is told once the keys have rested for so long, in milliseconds. */
const REST_MS = 250;

/** How large the canvas is now: a panel beside it may open meanwhile. */
const roomIn = (canvas: HTMLElement) => ({ width: canvas.clientWidth, height: canvas.clientHeight });

function Boxing() {
  const { tool, controller, bring } = useWorkbench();
  const { t, i18n } = useTranslation('canvas');
  const view = useCanvasState((state) => state.view);
  const drawing = useRef<SVGSVGElement>(null);
  const [box, setBox] = useState<Box>();
  const [count, setCount] = useState<number>();
  const inside = (drawn: Box) => nodesInside(controller, cornersOf(drawn));

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { currentTarget: canvas } = event;
    const direction = DIRECTIONS[event.key];
    // With Alt they move the view, as they always do; buttons beside the canvas have keys of their own.
    const isOther = event.altKey || event.target !== canvas || !(canvas instanceof HTMLElement);
    if (box === undefined || isOther || (direction === undefined && event.key !== 'Enter')) return;
    event.preventDefault();
    event.stopPropagation();
    if (direction === undefined) {
      const how = event.shiftKey ? 'also' : 'only';
      return bring(inside(box), (refs) => tool.send({ type: 'ELEMENTS.CHOSEN', refs, how }));
    }
    const step = event.ctrlKey || event.metaKey ? BOX_STEPS.fine : BOX_STEPS.usual;
    const by = { x: direction.x * step, y: direction.y * step };
    const now = { ...box, room: roomIn(canvas) };
    setBox(event.shiftKey ? sized(now, by) : moved(now, by));
  });

  useEffect(() => {
    const canvas = drawing.current?.closest<HTMLElement>('[role=application]');
    if (canvas === null || canvas === undefined) return undefined;
    setBox(boxInMiddle(roomIn(canvas)));
    canvas.focus({ preventScroll: true });
    // Before the canvas itself takes arrow keys.
    canvas.addEventListener('keydown', press, { capture: true });
    return () => canvas.removeEventListener('keydown', press, { capture: true });
  }, []);

  const tell = useEffectEvent((drawn: Box) => setCount(inside(drawn).length));
  useEffect(() => {
    const rest = setTimeout(() => box && tell(box), REST_MS);
    return () => clearTimeout(rest);
  }, [box, view]);

  const number = count === undefined ? '' : new Intl.NumberFormat(i18n.language).format(count);
  return (
    <>
      <svg ref={drawing} className={styles.box} data-testid="key-box" aria-hidden>
        <polygon
          points={
            box &&
            cornersOf(box)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')
          }
        />
      </svg>
      <span role="status" className={stage.hidden}>
        {count === undefined ? '' : t('set.boxed', { count, number })}
      </span>
    </>
  );
}

/** A box that keys draw: arrows move it, with Shift they change its size, and Enter selects the nodes in it. */
export const KeyBox = () => (useTool((state) => state.matches('boxing')) ? <Boxing /> : null);
