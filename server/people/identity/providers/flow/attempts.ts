import { randomBytes } from 'node:crypto';

import { EncryptJWT, jwtDecrypt } from 'jose';

import { steadyNow } from '../../steadyNow.js';
import { type ProviderCall } from '../ProviderCall.js';
import { type ProviderAssertion } from '../assertion.js';

/** One sign-in on its way to another service and back. */
export interface Attempt {
  readonly call: ProviderCall;
  /** Where this installation's pages are, for the browser that asks. */
  readonly origin: string;
  readonly state: string;
  readonly nonce: string;
  /** PKCE's code verifier (RFC 7636). */
  readonly verifier: string;
}

/** How long a person may take at the other service, in seconds. */
export const ATTEMPT_SECONDS = 600;

/** Keeps attempts in the browser that made them, sealed, and lets each come back once. */
export class Attempts {
  private readonly key = randomBytes(32);
  /** States that came back, with the time in milliseconds after which none of them is good anyway. */
  private readonly returned = new Map<string, number>();

  /** Text for a cookie that only the browser of this attempt has; it says nothing to whoever reads it. */
  seal(attempt: Attempt): Promise<string> {
    return new EncryptJWT({ attempt })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(Math.floor(steadyNow() / 1000) + ATTEMPT_SECONDS)
      .encrypt(this.key);
  }

  /** The attempt that a state belongs to; null when it is of another browser, too old, or came back before. */
  async take(state: string, sealed: string): Promise<Attempt | null> {
    const attempt = await this.open(sealed);
    if (attempt === null || attempt.state !== state || this.returned.has(state)) return null;
    this.noteReturned(state);
    return attempt;
  }

  private open(sealed: string): Promise<Attempt | null> {
    return jwtDecrypt<{ attempt: Attempt }>(sealed, this.key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: new Date(steadyNow()),
    }).then(
      ({ payload }) => payload.attempt,
      () => null,
    );
  }

  private noteReturned(state: string): void {
    const now = steadyNow();
    // In the order of their return: those that are over stand first.
    for (const [known, until] of this.returned) {
      if (until > now) break;
      this.returned.delete(known);
    }
    this.returned.set(state, now + ATTEMPT_SECONDS * 1000);
  }
}

/** A service that people sign in with by OAuth 2.0's code flow (RFC 6749 §4.1, with PKCE). */
export interface OtherService {
  /** Where the browser is sent to sign in. @param redirectUri where it comes back to */
  authorizationUrl(attempt: Attempt, redirectUri: string): Promise<URL>;
  /**
   * Who came back.
   * @param currentUrl the address that the browser came back to, with the service's answer in its query
   * @throws AuthorizationResponseError when the service or the person refused; Error when an answer is not as it should be
   */
  identify(currentUrl: URL, attempt: Attempt): Promise<ProviderAssertion>;
}
