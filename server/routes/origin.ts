import { type ChangeOrigin } from '../graph/GraphStore.js';

/** What comes in by a call of its own was made by a person. */
export const BY_HAND: ChangeOrigin = { source: 'hand' };
