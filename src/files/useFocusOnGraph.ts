import { type RefObject, useEffect, useRef } from 'react';

/** What shows the graph in a page: the canvas, or the cell of a table that the keys begin at. */
const GRAPH = '[role="application"], :is([role="grid"], [role="treegrid"]) [tabindex="0"]';

/** Where the focus is when what had it is gone, or about to go. */
const isFree = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.closest('[role="dialog"]') !== null;

/** Puts the focus on the graph of an area, where it is there and nobody has the focus. @returns whether there is no more to do */
function focusGraph(area: HTMLElement): boolean {
  if (!isFree()) return true;
  const graph = area.querySelector<HTMLElement>(GRAPH);
  graph?.focus({ preventScroll: true });
  return graph !== null;
}

/**
 * Puts the focus on the graph of a page when an import is over there: the drawer in which it was has gone, and what was written stands in the
 * graph. A table that was empty has its first rows a moment later. Whoever has moved on meanwhile is left there.
 */
export function useFocusOnGraph(area: RefObject<HTMLElement | null>, isImporting: boolean): void {
  const was = useRef(isImporting);
  useEffect(() => {
    const isOver = was.current && !isImporting;
    was.current = isImporting;
    const { current } = area;
    if (!isOver || current === null || focusGraph(current)) return undefined;
    const waiting = new MutationObserver(() => {
      if (focusGraph(current)) waiting.disconnect();
    });
    waiting.observe(current, { childList: true, subtree: true });
    return () => waiting.disconnect();
  }, [area, isImporting]);
}
