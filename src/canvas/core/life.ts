import { type Core } from 'cytoscape';

/**
 * Under what a core keeps that it is being destroyed: Cytoscape emits `destroy` before `destroyed()` is true, and can draw nothing by then. A type,
 * so that what mounts a core brings nothing else along.
 */
export type Ended = 'harta.ended';

const ENDED: Ended = 'harta.ended';

/** Whether a core can still draw. Check it in every callback that may run after the page was left. */
export const isLive = (cy: Core): boolean => !cy.destroyed() && cy.scratch(ENDED) !== true;
