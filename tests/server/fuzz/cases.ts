import { rounds } from '../../soak/rounds.js';

/** How many cases each operation and each document gets. */
export const CASES = { rest: rounds('fuzzedCalls'), graphql: rounds('fuzzedDocuments') };

/** Time that one operation may take with all its cases, in milliseconds. */
export const PATIENCE_MS = 100_000 + CASES.rest * 5_000;
