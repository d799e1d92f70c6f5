/** From how many elements on less is drawn while moving, and nothing fine from afar. */
export const MANY_ELEMENTS = 2000;
/** Below this zoom a graph of many elements has neither captions nor arrows. */
const FAR_ZOOM = 0.45;

/** How much detail is drawn. */
export type Detail = 'all' | 'far';

/** The detail for a number of elements at a zoom. */
export const detailFor = (elements: number, zoom: number): Detail =>
  elements >= MANY_ELEMENTS && zoom < FAR_ZOOM ? 'far' : 'all';
