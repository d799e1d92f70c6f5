import { ATTEMPT_SECONDS } from './attempts.js';

/** Services send the browser back below this path; the cookie of an attempt goes nowhere else. */
export const CALLBACK_PATH = '/auth/callback';

/** Each attempt has a cookie of its own, so that two windows do not end each other's. */
const nameOf = (state: string) => `harta-sign-in-${state.slice(0, 12)}`;

const attributes = (origin: string, seconds: number) =>
  [
    `Path=${CALLBACK_PATH}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    // The way back from the other service is a top-level navigation from another site: Strict would leave the cookie out.
    'SameSite=Lax',
    ...(origin.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** The `Set-Cookie` that gives an attempt to the browser. @param sealed what {@link Attempts.seal} made */
export const attemptCookie = (state: string, sealed: string, origin: string): string =>
  `${nameOf(state)}=${sealed}; ${attributes(origin, ATTEMPT_SECONDS)}`;

/** The `Set-Cookie` that takes it away again. */
export const endedCookie = (state: string, origin: string): string => `${nameOf(state)}=; ${attributes(origin, 0)}`;

/** The sealed attempt of a state in a `Cookie` header; empty when there is none. */
export function readAttemptCookie(header: string | undefined, state: string): string {
  const start = `${nameOf(state)}=`;
  const found = (header ?? '').split(';').find((part) => part.trim().startsWith(start));
  return found?.trim().slice(start.length) ?? '';
}
