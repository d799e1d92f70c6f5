import { type PointerEvent, useRef } from 'react';

import { type Point } from '../../../domain/elements/elements';
import { useTool, useWorkbench } from '../workbench/Workbench';
import { nodesInside } from './choosing';
import styles from './sets.module.css';

/** Points nearer to one another than this many pixels are one. */
const STEP = 4;

/** Takes the pointer while the lasso is in hand, and selects the nodes around which a line was drawn. */
export function Lasso() {
  const { tool, controller, bring } = useWorkbench();
  const isOut = useTool((state) => state.matches('lassoing'));
  const line = useRef<Point[]>([]);
  const shape = useRef<SVGPolygonElement>(null);
  if (!isOut) return null;

  const show = () => shape.current?.setAttribute('points', line.current.map(({ x, y }) => `${x},${y}`).join(' '));
  const at = (event: PointerEvent): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };
  const begin = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    line.current = [at(event)];
  };
  const draw = (event: PointerEvent) => {
    const last = line.current.at(-1);
    const next = at(event);
    if (last === undefined || Math.hypot(next.x - last.x, next.y - last.y) < STEP) return;
    line.current.push(next);
    show();
  };
  const end = (event: PointerEvent) => {
    const drawn = line.current;
    line.current = [];
    const how = event.shiftKey || event.ctrlKey ? 'also' : 'only';
    bring(nodesInside(controller, drawn), (there) => tool.send({ type: 'ELEMENTS.CHOSEN', refs: there, how }));
  };
  return (
    <svg className={styles.lasso} data-testid="lasso" onPointerDown={begin} onPointerMove={draw} onPointerUp={end}>
      <polygon ref={shape} />
    </svg>
  );
}
