import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

import { type DropAt, dropAt, type HeadSpan } from '../../../../../domain/tables/columns';

/** A press becomes drawing after this many pixels; before, it sorts. */
const LEAST_WAY = 6;
/** So near to its edge the table scrolls while a head is drawn there, by so much each time. */
const EDGE = { width: 48, step: 24 } as const;

interface HeadDrag extends DropAt {
  /** The place of the column that is being moved. */
  readonly from: number;
}

const spansOf = (heads: Element): HeadSpan[] =>
  [...heads.querySelectorAll<HTMLElement>('[role=columnheader]')].map((head) => {
    const { left, right } = head.getBoundingClientRect();
    return { index: Number(head.dataset['column']), left, right };
  });

/** Columns are moved by drawing their heads. @param onMove takes a column from its place by so many places */
export function useHeadDrag(onMove: (from: number, by: number) => void) {
  const heads = useRef<HTMLDivElement>(null);
  const begun = useRef<{ readonly x: number; readonly from: number } | null>(null);
  const wasDragged = useRef(false);
  const [drag, setDrag] = useState<HeadDrag | null>(null);
  const end = () => {
    begun.current = null;
    setDrag(null);
  };
  const isDragging = drag !== null;
  useEffect(() => {
    if (!isDragging) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isDragging]);
  return {
    heads,
    drag,
    /** What a head does with the pointer; fingers scroll, and find the same in its menu. */
    head: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        wasDragged.current = false;
        if (index > 0 && event.button === 0 && event.pointerType !== 'touch')
          begun.current = { x: event.clientX, from: index };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const { current: start } = begun;
        if (start === null || heads.current === null) return;
        if (!wasDragged.current && Math.abs(event.clientX - start.x) < LEAST_WAY) return;
        if (!wasDragged.current) event.currentTarget.setPointerCapture(event.pointerId);
        wasDragged.current = true;
        const scroller = heads.current.closest('[role=grid]');
        const { left = 0, right = 0 } = scroller?.getBoundingClientRect() ?? {};
        const isNearEnd = event.clientX > right - EDGE.width;
        if (isNearEnd || event.clientX < left + EDGE.width) scroller?.scrollBy(isNearEnd ? EDGE.step : -EDGE.step, 0);
        setDrag({ from: start.from, ...dropAt(spansOf(heads.current), event.clientX) });
      },
      onPointerUp: () => {
        if (drag !== null) {
          const to = drag.isAfter ? drag.index + 1 : drag.index;
          const by = to > drag.from ? to - 1 - drag.from : to - drag.from;
          if (by !== 0) onMove(drag.from, by);
        }
        end();
      },
      onPointerCancel: end,
      onClick: (event: MouseEvent) => {
        // What ends the drawing of a head does not sort by it.
        if (wasDragged.current) event.stopPropagation();
      },
    }),
  };
}
