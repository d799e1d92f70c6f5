import { idTokenForRequest } from '../auth/session';
import { requestEnded, requestStarted } from './loading';
import { failureOf, ProblemFailure } from './ProblemFailure';
import { noticeRefusal } from './sessionEnd';
import { noticeStorage, writeBegins } from './storageFull';
import { timedFetch, TimeLimitError } from './timedFetch';
import { limitOfPath } from './timeLimits';

/** No answer came: nobody there, or not in time. A call that the caller gave up stays what it is. */
function noAnswer(error: unknown, signal: AbortSignal | null | undefined): unknown {
  if (signal?.aborted === true) return error;
  const status = error instanceof TimeLimitError ? 504 : 0;
  return new ProblemFailure({ code: 'UNAVAILABLE', status, title: 'No answer' });
}

/** What `fetch` takes, and what it cannot know. */
export interface RestRequest extends RequestInit {
  /** A POST after which nothing more is kept than before, such as one for a ticket: it shows nothing about the room on the disk. */
  readonly keepsNothing?: boolean;
}

/**
 * A REST call as the person who is signed in; for what does not go through GraphQL (overview, uploads, downloads).
 * @param path with `/api` in front
 * @throws ProblemFailure when the backend refuses or does not answer
 */
export async function restFetch(path: string, { keepsNothing = false, ...init }: RestRequest = {}): Promise<Response> {
  const isWrite = !keepsNothing && init.method !== undefined && init.method !== 'GET';
  const token = await idTokenForRequest();
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  requestStarted();
  const written = writeBegins();
  try {
    const response = await timedFetch(path, { ...init, headers }, limitOfPath(path)).catch((error: unknown) =>
      Promise.reject(noAnswer(error, init.signal)),
    );
    if (response.ok) {
      if (isWrite) written();
      return response;
    }
    const failure = await failureOf(response);
    noticeRefusal(failure.code);
    noticeStorage(failure.code);
    throw failure;
  } finally {
    requestEnded();
  }
}
