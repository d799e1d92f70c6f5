import { type PointerEvent } from 'react';

import { useWorkbench } from '../workbench/Workbench';
import { placeOn } from './miniature';
import styles from './minimap.module.css';
import { SIZE, useMiniature } from './useMiniature';

/**
 * Where in the graph one is: all of it in small, with a frame around what is seen, which goes where it is pressed. For the eye alone; whoever
 * does not see it has the outline.
 */
export function SmallMap() {
  const { controller } = useWorkbench();
  const { canvas, frame, miniature } = useMiniature();
  const go = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1 || miniature.current === undefined) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const at = placeOn(miniature.current, { x: event.clientX - left, y: event.clientY - top });
    controller.sight.lookAt(at);
  };
  return (
    <div
      aria-hidden
      className={styles.map}
      data-testid="minimap"
      data-covers="then"
      style={SIZE}
      onPointerDown={go}
      onPointerMove={go}
    >
      <canvas ref={canvas} style={SIZE} />
      <div ref={frame} className={styles.frame} />
    </div>
  );
}
