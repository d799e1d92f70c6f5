import { type Core } from 'cytoscape';

/** Cores that are being destroyed: Cytoscape emits `destroy` before `destroyed()` is true, and can draw nothing by then. */
const ended = new WeakSet<Core>();

/** Whether a core can still draw. Check it in every callback that may run after the page was left. */
export const isLive = (cy: Core): boolean => !cy.destroyed() && !ended.has(cy);

/**
 * Removes all listeners of a core when it is destroyed. Cytoscape emits `resize` a tenth of a second after the size changed, even if the
 * core is gone by then. Call it before anything else listens for `destroy`.
 */
export function silentOnceDestroyed(cy: Core): void {
  cy.one('destroy', () => {
    ended.add(cy);
    // After the other listeners for `destroy` have run.
    queueMicrotask(() => cy.removeAllListeners());
  });
}
