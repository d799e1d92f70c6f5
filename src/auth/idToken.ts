import { ProblemFailure } from '../apollo/ProblemFailure';
import { readyFirebase } from './firebase';
import { renewableToken } from './renewableToken';

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Codes after which the session is over; of these the client keeps the person signed in only by the first. */
const OVER = new Set([
  'auth/invalid-refresh-token',
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/**
 * The token to send with a request: never an expired one, null for an anonymous visitor.
 * @throws ProblemFailure UNAVAILABLE when a session needs a new token and the identity service does not answer
 */
export async function idTokenForRequest(): Promise<string | null> {
  const { sdk, auth } = await readyFirebase();
  try {
    return await renewableToken(() => auth.currentUser);
  } catch (error) {
    if (!OVER.has(String(codeOf(error)))) throw new ProblemFailure({ code: 'UNAVAILABLE', status: 0 });
    await sdk.signOut(auth);
    return null;
  }
}
