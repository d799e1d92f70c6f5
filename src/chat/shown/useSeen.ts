import { type RefObject, useEffect, useState } from 'react';

/** How long a box must stay in view before it counts as seen: what a person scrolls past costs nothing. */
const REST_MS = 180;

/** Whether a box has come into view and stayed there. Once seen it remains so. */
export function useSeen(box: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || box.current === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting === true) timer = setTimeout(() => setSeen(true), REST_MS);
    });
    observer.observe(box.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [box, isSeen]);
  return isSeen;
}
