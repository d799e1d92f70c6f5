import { type RefObject, useEffect, useRef } from 'react';

/** What shows the graph in a page: the canvas, or a table of it. */
const GRAPH = '[role="application"], [role="grid"], [role="treegrid"]';

/** Where the focus is when what had it is gone, or about to go. */
const isFree = (): boolean =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement.closest('[role="dialog"]') !== null;

/**
 * Puts the focus on the graph of a page when an import is over there: the drawer in which it was has gone, and what was written stands in the
 * graph. Whoever has moved on meanwhile is left there.
 */
export function useFocusOnGraph(area: RefObject<HTMLElement | null>, isImporting: boolean): void {
  const was = useRef(isImporting);
  useEffect(() => {
    if (was.current && !isImporting && isFree())
      area.current?.querySelector<HTMLElement>(GRAPH)?.focus({ preventScroll: true });
    was.current = isImporting;
  }, [area, isImporting]);
}
