import { idTokenForRequest } from '../auth/session';
import { tokenExpiry } from '../auth/tokenExpiry';

/** The identity client renews a token only in its last half minute; sooner it would give the same again. */
const BEFORE_EXPIRY_MS = 25_000;
const SHORTEST_WAIT_MS = 5_000;

let token: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Grows with each parting: a token that arrives after it belongs to whoever has left. */
let partings = 0;

/** The client of the channel asks for its parameters in one breath, the identity client answers later: so one is kept here. */
export const tokenAtHand = (): string => token ?? '';

/**
 * Puts a fresh token at hand, and renews it before it expires until {@link forgetToken}.
 * @returns whether somebody is signed in
 * @throws ProblemFailure UNAVAILABLE when the identity service does not answer
 */
export async function takeToken(): Promise<boolean> {
  const asked = partings;
  const fresh = await idTokenForRequest();
  if (asked !== partings) return false;
  clearTimeout(timer);
  token = fresh;
  if (token === null) return false;
  const wait = Math.max(SHORTEST_WAIT_MS, tokenExpiry(token) - Date.now() - BEFORE_EXPIRY_MS);
  // A failure leaves the old one; when the socket then fails, the machine asks again.
  timer = setTimeout(() => void takeToken().catch(() => undefined), wait);
  return true;
}

/** Lets go of the token: nobody needs it any more. */
export function forgetToken(): void {
  clearTimeout(timer);
  partings += 1;
  token = null;
}
