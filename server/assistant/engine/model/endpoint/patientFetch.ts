import { setTimeout as pause } from 'node:timers/promises';

import { type Limits } from '../limits.js';
import { type Watch } from './Watch.js';

/** Answers that may be another when asked again. */
const PASSING = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529]);

/** How long an endpoint asks to be waited for; undefined when it does not say. */
function askedWait(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const ms = /^\s*\d+(\.\d+)?\s*$/u.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Half of the time at least, so that those who failed together do not come back together. */
const jittered = (ms: number) => ms * (0.5 + Math.random() * 0.5);

/**
 * Calls the endpoint, again when it is busy, fails or cannot be reached: after the time that it asks for, otherwise after
 * 1 s, 2 s, 4 s … with jitter. What is begun is never asked for again. A redirect is refused, lest the key go elsewhere.
 */
export function patientFetch(
  { retries, backOff, longestWaitMs }: Limits,
  watch: Watch,
  call: typeof fetch = fetch,
): typeof fetch {
  return async (input, init) => {
    const signal = init?.signal ?? undefined;
    for (let tried = 0; ; tried += 1) {
      const last = tried === retries;
      const otherwise = jittered(backOff.baseMs * backOff.factor ** tried);
      let wait = otherwise;
      try {
        // To have waited on purpose is no silence of the endpoint.
        watch.heard();
        const response = await call(input, { ...init, redirect: 'error' });
        if (last || !PASSING.has(response.status)) return response;
        wait = askedWait(response.headers) ?? otherwise;
        if (wait > longestWaitMs) return response;
        await response.body?.cancel();
      } catch (error) {
        signal?.throwIfAborted();
        if (last) throw error;
      }
      await pause(wait, undefined, signal === undefined ? {} : { signal });
    }
  };
}
