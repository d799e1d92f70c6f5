import { type RefObject, useEffect, useRef } from 'react';

import { useThemeMode } from '../../components/theme/useThemeMode';
import { type Point } from '../../../domain/elements/elements';
import { type GraphModel } from '../../graph/GraphModel';
import { type CanvasController } from '../CanvasController';
import { isNodeHidden } from '../core/visibility';
import { whenChanged } from '../../graph/graphState';
import { type CanvasMode } from '../style/palette';
import { type StyleBook } from '../style/StyleBook';
import { useBook, useWorkbench } from '../workbench/Workbench';
import { frameOn, type Miniature, miniatureOf, onMiniature } from './miniature';

export const SIZE = { width: 168, height: 112 } as const;
/** The dots are drawn anew so often at most, while something goes on moving. */
const REST_MS = 300;
const DOT = 2;

interface Drawn {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly miniature: RefObject<Miniature | undefined>;
}

interface Dot extends Point {
  readonly colour: string;
}

/** A large graph small, as its far layer draws it; undefined where there is no such layer. */
async function bitmapOf({ map }: CanvasController, { scale, origin }: Miniature): Promise<ImageBitmap | undefined> {
  const view = { zoom: scale, panX: origin.x, panY: origin.y, ...SIZE, ratio: window.devicePixelRatio, overscan: 0 };
  return map.drawSmall(view);
}

function dotsOf(controller: CanvasController, model: GraphModel, book: StyleBook, mode: CanvasMode): Dot[] {
  const { hidden } = controller.store.getState();
  const seen = model.nodes().filter((node) => !isNodeHidden(node, hidden));
  return seen.flatMap((node) =>
    controller.positionsOf([node.id]).map(({ x, y }) => ({ x, y, colour: book.node(node, mode).colour })),
  );
}

function drawDots(context: CanvasRenderingContext2D, ratio: number, dots: readonly Dot[], small: Miniature): void {
  context.scale(ratio, ratio);
  for (const dot of dots) {
    const at = onMiniature(small, dot);
    context.fillStyle = dot.colour;
    context.fillRect(at.x - DOT / 2, at.y - DOT / 2, DOT, DOT);
  }
}

/**
 * Keeps a small picture of the graph right: a moment after anything has moved, dots from the places alone or, of a large one, what its far layer
 * draws; and the frame at once, which is only moved: panning draws nothing anew.
 */
export function useMiniature(): Drawn {
  const { controller, model } = useWorkbench();
  const book = useBook();
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
      else if (small !== undefined) drawDots(context, ratio, dotsOf(controller, model, book, mode), small);
      follow();
    };
    const changed = () => {
      timer ??= setTimeout(() => void draw(), REST_MS);
    };
    void draw();
    const stops = [
      whenChanged(controller.store, ({ view }) => view, follow),
      whenChanged(controller.store, ({ moved }) => moved, changed),
      whenChanged(controller.store, ({ hidden }) => hidden, changed),
      model.subscribe(changed),
      controller.map.follow(changed),
    ];
    return () => {
      run = undefined;
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [controller, model, book, mode]);
  return { canvas, frame, miniature };
}
