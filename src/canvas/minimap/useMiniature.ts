import { type RefObject, useEffect, useRef } from 'react';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { isNodeHidden } from '../core/visibility';
import { useWorkbench } from '../workbench/Workbench';
import { frameOn, type Miniature, miniatureOf, onMiniature } from './miniature';

export const SIZE = { width: 168, height: 112 } as const;
/** The dots are drawn anew so often at most, while something goes on moving. */
const REST_MS = 300;
const DOT = 2;
/** Of more nodes so many are drawn: more dots than these have no room beside one another. */
const MOST_DOTS = 4000;

interface Drawn {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly miniature: RefObject<Miniature | undefined>;
}

/**
 * Keeps a small picture of the graph right: dots from the places alone, a moment after anything has moved, and the frame at once, which is
 * only moved: panning draws nothing anew.
 */
export function useMiniature(): Drawn {
  const { controller, model, book } = useWorkbench();
  const mode = useThemeMode();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const miniature = useRef<Miniature | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      if (frame.current === null || miniature.current === undefined) return;
      const { x, y, width, height } = frameOn(miniature.current, controller.sight.seen(), SIZE.width, SIZE.height);
      Object.assign(frame.current.style, {
        transform: `translate(${x}px, ${y}px)`,
        width: `${width}px`,
        height: `${height}px`,
      });
    };
    let drawnOf = -1;
    const draw = () => {
      timer = undefined;
      drawnOf = controller.placesRevision;
      const context = canvas.current?.getContext('2d');
      if (canvas.current === null || context === null || context === undefined) return;
      const nodes = model.nodes().filter((node) => !isNodeHidden(node, controller.hidden));
      const step = Math.ceil(nodes.length / MOST_DOTS);
      const places = controller.positionsOf(nodes.filter((_, at) => at % step === 0).map(({ id }) => id));
      miniature.current = miniatureOf(places, SIZE.width, SIZE.height);
      for (const { nodeId, x, y } of places) {
        const node = model.node(nodeId);
        if (node === undefined || miniature.current === undefined) continue;
        const at = onMiniature(miniature.current, { x, y });
        context.fillStyle = book.node(node, mode).colour;
        context.fillRect(at.x - DOT / 2, at.y - DOT / 2, DOT, DOT);
      }
      follow();
    };
    const changed = () => {
      timer ??= setTimeout(draw, REST_MS);
    };
    const moved = () => {
      follow();
      if (controller.placesRevision !== drawnOf) changed();
    };
    draw();
    const stops = [
      controller.onViewport(moved),
      controller.onHidden(changed),
      model.subscribe(changed),
      book.subscribe(changed),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [controller, model, book, mode]);
  return { canvas, frame, miniature };
}
