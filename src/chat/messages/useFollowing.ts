import { useCallback, useEffect, useRef, useState } from 'react';

/** So many pixels from the end the list follows what grows there. */
const NEAR_END = 24;

const restOf = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) => scrollHeight - clientHeight - scrollTop;

/** How far the list may go on before the question that is being answered leaves it at the top. */
function roomFor(scroller: HTMLElement): number {
  const asked = [...scroller.querySelectorAll('[data-question]')].at(-1);
  if (asked === undefined) return 0;
  return Math.max(0, asked.getBoundingClientRect().top - scroller.getBoundingClientRect().top);
}

/**
 * Keeps a list of messages at its end while an answer grows there, until its question stands at the top: from there on the
 * answer is read from its beginning and nothing moves any more. Whoever scrolls back is left where they are.
 */
export function useFollowing() {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isFollowing = useRef(true);
  useEffect(() => {
    if (scroller === null) return;
    let before = scroller.scrollTop;
    const onScroll = () => {
      const wentBack = scroller.scrollTop < before;
      before = scroller.scrollTop;
      isFollowing.current = restOf(scroller) <= NEAR_END || (isFollowing.current && !wentBack);
    };
    // Measured before the list draws other rows: measuring afterwards would force another layout for every turn of the
    // wheel.
    const when = { passive: true, capture: true };
    scroller.addEventListener('scroll', onScroll, when);
    return () => scroller.removeEventListener('scroll', onScroll, when);
  }, [scroller]);
  return {
    /** Takes the element that scrolls. */
    scrollerRef: useCallback((element: HTMLElement | Window | null) => {
      setScroller(element instanceof HTMLElement ? element : null);
    }, []),
    /** To be called when the list has grown. */
    follow: useCallback(() => {
      if (scroller === null || !isFollowing.current) return;
      const way = Math.min(restOf(scroller), roomFor(scroller));
      if (way > 0) scroller.scrollBy({ top: way, behavior: 'instant' });
    }, [scroller]),
    /** Begins to follow again, such as for what the person says themselves. */
    begin: useCallback(() => {
      isFollowing.current = true;
    }, []),
  };
}
