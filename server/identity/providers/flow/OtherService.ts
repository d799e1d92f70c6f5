import { type ProviderAssertion } from '../assertion.js';
import { type Attempt } from './attempts.js';

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
