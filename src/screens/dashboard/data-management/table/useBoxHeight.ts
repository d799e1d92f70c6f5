import { type RefObject, useEffect, useState } from 'react';

/** The height of an element in pixels, as it changes; undefined until it is known. */
export function useBoxHeight(box: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => entry && setHeight(Math.floor(entry.contentRect.height)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return height;
}
