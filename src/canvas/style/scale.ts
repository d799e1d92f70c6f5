/** How wide a line is at most, in the graph's units. */
export const MOST_LINE = 9;

/** From how many elements on nothing fine is drawn from afar. */
const MANY_ELEMENTS = 1000;
/** Below this zoom a graph of many elements has neither captions nor arrows. */
const FAR_ZOOM = 0.45;
/** Below this zoom the types of many relationships would cover one another. */
const TYPES_ZOOM = 1.2;

/** Below this one no letters of a type are large enough to be read. */
const READABLE_ZOOM = 0.9;

/** Of no more elements than these each relationship is seen for itself. */
const FEW_ELEMENTS = 500;

/** How much detail is drawn: of few, lines are strong. */
export type Detail = 'few' | 'near' | 'far';

/** The detail for a number of elements at a zoom. */
export const detailFor = (elements: number, zoom: number): Detail =>
  elements <= FEW_ELEMENTS ? 'few' : elements >= MANY_ELEMENTS && zoom < FAR_ZOOM ? 'far' : 'near';

/** By so much a zoom changes before lines that are seen from afar are drawn anew. */
const STROKE_STEP = 1.3;

/** For how far off strokes are drawn at a zoom. */
export const strokeZoomFor = (zoom: number): number =>
  STROKE_STEP ** Math.round(Math.log(zoom) / Math.log(STROKE_STEP));

/** From which zoom on a number of elements have their types written at them. */
export const typesZoomFor = (elements: number): number => (elements < MANY_ELEMENTS ? READABLE_ZOOM : TYPES_ZOOM);
