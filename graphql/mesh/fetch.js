// @ts-check

/**
 * How the gateway reaches the REST routes: by a socket, or inside the process when the context brings a transport.
 * @typedef {{ method?: string, headers?: Record<string, string>, body?: string, signal?: AbortSignal }} Init
 * @typedef {{ status: number, text(): Promise<string> }} Answer
 * @typedef {(url: string, init: Init) => Promise<Answer>} Transport
 */

const MINUTE = 60_000;
const LONG = /^[^?]*\/api\/(?:neo4j\/(?:imports|export|load-sample-graph)|processing|chat|audio)(?:[/?]|$)/;
/** Five minutes for what works through a file or a text, one for all else. @param {string} url */
const timeLimit = (url) => (LONG.test(url) ? 5 * MINUTE : MINUTE);

const TEMPORARY = new Set([502, 503, 504]);
const READ_ATTEMPTS = 3;
/** @param {number} attempt */
const pause = (attempt) => new Promise((resolve) => setTimeout(resolve, 25 * 2 ** attempt * (0.5 + Math.random())));

/** The error of a call that took too long, named as the platform names it. */
const tooLate = () => Object.assign(new Error('the time limit is over'), { name: 'TimeoutError' });

/**
 * One try with its own timer: `AbortSignal.timeout` would hold a kilobyte a request until it fires. The signal is made
 * only for a transport that asks for it.
 * @param {Transport} transport @param {string} url @param {Init} init
 * @returns {Promise<Answer>}
 */
function attempt(transport, url, init) {
  return new Promise((resolve, reject) => {
    /** @type {AbortController | undefined} */
    let controller;
    const timer = setTimeout(() => {
      reject(tooLate());
      controller?.abort();
    }, timeLimit(url));
    const sent = {
      method: init.method,
      headers: init.headers,
      body: init.body,
      get signal() {
        return (controller ??= new AbortController()).signal;
      },
    };
    transport(url, /** @type {Init} */ (sent))
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** @param {unknown} error */
const timedOut = (error) => error instanceof Error && error.name === 'TimeoutError';

/**
 * The mesh's fetch. Reads are tried three times while the backend is not there; a write is sent once.
 * @param {string} url @param {Init} [init] @param {{ transport?: Transport }} [context]
 * @returns {Promise<Answer>}
 */
export async function fetch(url, init = {}, context = {}) {
  const transport = context.transport ?? globalThis.fetch;
  const attempts = (init.method ?? 'GET') === 'GET' ? READ_ATTEMPTS : 1;
  for (let count = 1; ; count += 1) {
    try {
      const answer = await attempt(transport, url, init);
      if (!TEMPORARY.has(answer.status) || count >= attempts) return answer;
    } catch (error) {
      if (count >= attempts || timedOut(error)) throw error;
    }
    await pause(count);
  }
}
