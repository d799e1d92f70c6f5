/** What scripts of APOC, and ours, call nodes by while they are brought in. */
export const IMPORT_LABEL = 'UNIQUE IMPORT LABEL';
export const IMPORT_ID = 'UNIQUE IMPORT ID';
/** Properties in which our own scripts say what Cypher has no words for. */
export const PLACE_X = 'harta.x';
export const PLACE_Y = 'harta.y';
export const KINDS = 'harta.kinds';
