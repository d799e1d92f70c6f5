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
