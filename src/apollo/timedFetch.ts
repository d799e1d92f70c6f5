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

/** A call took longer than it may. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';

  constructor(readonly limit: number) {
    super(`no answer within ${limit / 1000} s`);
  }
}

/**
 * `fetch` that gives up when the answer has not begun within the limit.
 * @throws TimeLimitError then; what `fetch` throws otherwise
 */
export async function timedFetch(input: string | URL, init: RequestInit, limit: number): Promise<Response> {
  const controller = new AbortController();
  const stop = () => controller.abort(init.signal?.reason);
  if (init.signal?.aborted === true) stop();
  init.signal?.addEventListener('abort', stop, { once: true });
  const timer = setTimeout(() => controller.abort(new TimeLimitError(limit)), limit);
  try {
    return await fetch(input, { ...init, signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}
