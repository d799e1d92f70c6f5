import { type RefObject, useEffect, useRef } from 'react';

import { type CanvasController } from '../CanvasController';
import { whenChanged } from '../../graph/graphState';
import { useWorkbench } from '../workbench/Workbench';
import { frameOn, type Miniature, miniatureOf } from './miniature';

export const SIZE = { width: 168, height: 112 } as const;
/** It is drawn anew so often at most, while something goes on moving. */
const REST_MS = 300;

interface Drawn {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly miniature: RefObject<Miniature | undefined>;
}

/** All of the graph small, as its far layer draws it; undefined before anything can draw it. */
function bitmapOf({ map }: CanvasController, { scale, origin }: Miniature): Promise<ImageBitmap | undefined> {
  const view = { zoom: scale, panX: origin.x, panY: origin.y, ...SIZE, ratio: window.devicePixelRatio, overscan: 0 };
  return map.drawSmall(view);
}

/**
 * Keeps a small picture of the graph right: a moment after anything has moved, what the far layer draws of
 * it; and the frame at once, which is only moved: panning draws nothing anew.
 */
export function useMiniature(): Drawn {
  const { controller, model } = useWorkbench();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const miniature = useRef<Miniature | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      if (frame.current === null || miniature.current === undefined) return;
      const { x1, y1, w, h } = frameOn(miniature.current, controller.sight.seen(), SIZE.width, SIZE.height);
      Object.assign(frame.current.style, {
        transform: `translate(${x1}px, ${y1}px)`,
        width: `${w}px`,
        height: `${h}px`,
      });
    };
    let run: symbol | undefined;
    const draw = async () => {
      timer = undefined;
      const own = (run = Symbol('drawing'));
      const small = miniatureOf(controller.boxInSight, SIZE.width, SIZE.height);
      miniature.current = small;
      const bitmap = small && (await bitmapOf(controller, small).catch(() => undefined));
      const context = canvas.current?.getContext('2d');
      if (run !== own || canvas.current === null || context === null || context === undefined) return;
      const ratio = window.devicePixelRatio;
      Object.assign(canvas.current, { width: SIZE.width * ratio, height: SIZE.height * ratio });
      if (bitmap !== undefined) context.drawImage(bitmap, 0, 0);
      follow();
    };
    const changed = () => {
      timer ??= setTimeout(() => void draw(), REST_MS);
    };
    void draw();
    const stops = [
      whenChanged(controller.store, ({ view }) => view, follow),
      ...(['moved', 'hidden', 'book', 'theme'] as const).map((part) =>
        whenChanged(controller.store, (state) => state[part], changed),
      ),
      model.subscribe(changed),
      controller.map.read(changed),
    ];
    return () => {
      run = undefined;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [controller, model]);
  return { canvas, frame, miniature };
}
