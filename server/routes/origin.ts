import { type ChangeOrigin } from '../graph/ports/scope.js';

/** What comes in by a call of its own was made by a person. */
export const BY_HAND: ChangeOrigin = { source: 'hand' };
