/** From how many elements on less is drawn while moving, and nothing fine from afar. */
export const MANY_ELEMENTS = 2000;
/** From how many elements on a fine screen is not used to the full. */
export const HUGE_ELEMENTS = 10_000;
/** Below this zoom a graph of many elements has neither captions nor arrows. */
const FAR_ZOOM = 0.45;
/** Below this zoom the types of many relationships would cover one another. */
const TYPES_ZOOM = 1.2;

/** How much detail is drawn. */
export type Detail = 'all' | 'noTypes' | 'far';

/** The detail for a number of elements at a zoom. */
export function detailFor(elements: number, zoom: number): Detail {
  if (elements < MANY_ELEMENTS || zoom >= TYPES_ZOOM) return 'all';
  return zoom < FAR_ZOOM ? 'far' : 'noTypes';
}
