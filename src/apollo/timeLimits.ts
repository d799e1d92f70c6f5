const MINUTE = 60_000;

/** Longest time that a call may take. */
const TIME_LIMIT = MINUTE;
/** The same for what works through a file or a text. */
const LONG_TIME_LIMIT = 5 * MINUTE;

const LONG_PATHS = /^\/api\/(?:neo4j\/(?:imports|export|load-sample-graph)|processing|chat\/export|audio)(?:[/?]|$)/;
const LONG_OPERATIONS = new Set(['LoadSampleGraph', 'CommitImport']);

/** Time limit of a REST path. */
export const limitOfPath = (path: string): number => (LONG_PATHS.test(path) ? LONG_TIME_LIMIT : TIME_LIMIT);

/** Time limit of a GraphQL operation. */
export const limitOfOperation = (name: string | undefined): number =>
  name !== undefined && LONG_OPERATIONS.has(name) ? LONG_TIME_LIMIT : TIME_LIMIT;
