import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** The part of a scrolled box that is in sight, in pixels. */
export interface ScrollView {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const UNKNOWN: ScrollView = { top: 0, left: 0, width: 0, height: 0 };

/** What of a box is in sight, as it is scrolled and resized; and what to call when it was scrolled. */
export function useScrollView(box: RefObject<HTMLElement | null>): { view: ScrollView; look(): void } {
  const [view, setView] = useState(UNKNOWN);
  const look = () => {
    const element = box.current;
    if (element === null) return;
    const { scrollTop: top, scrollLeft: left, clientWidth: width, clientHeight: height } = element;
    setView((before) =>
      before.top === top && before.left === left && before.width === width && before.height === height
        ? before
        : { top, left, width, height },
    );
  };
  const lookNow = useEffectEvent(look);
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => lookNow());
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return { view, look };
}
