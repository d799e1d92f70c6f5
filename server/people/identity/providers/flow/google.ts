import { authorizationCodeGrant, buildAuthorizationUrl, type Configuration, type IDToken } from 'openid-client';

import { type ClientSettings } from '../../../../platform/config/providers.js';
import { type ProviderAssertion } from '../assertion.js';
import { safePictureAddress } from '../../Person.js';
import { attemptParameters, discovered } from './configuration.js';
import { type OtherService } from './attempts.js';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Whether Google answers for the address: it does for its own mail and for the domains that it hosts (`hd`). Any other
 * address was the person's when the Google account was made, and may be another's by now.
 * (https://developers.google.com/identity/gsi/web/guides/verify-google-id-token)
 */
const isVouchedFor = ({ email, email_verified: isVerified, hd }: IDToken) =>
  isVerified === true && (/@(?:gmail|googlemail)\.com$/i.test(text(email)) || text(hd) !== '');

const assertionOf = (claims: IDToken): ProviderAssertion => ({
  providerId: 'google.com',
  subject: claims.sub,
  email: text(claims['email']) || null,
  emailVerified: isVouchedFor(claims),
  displayName: text(claims['name']),
  photoURL: safePictureAddress(text(claims['picture'])),
  isTrial: false,
});

/** Google, by OpenID Connect. It is asked for its description when somebody first signs in with it. */
export function google(client: ClientSettings): OtherService {
  let known: Promise<Configuration> | undefined;
  const configuration = () =>
    (known ??= discovered(client).catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
  return {
    async authorizationUrl(attempt, redirectUri) {
      return buildAuthorizationUrl(await configuration(), {
        ...(await attemptParameters(attempt, redirectUri)),
        scope: 'openid email profile',
        nonce: attempt.nonce,
        prompt: 'select_account',
      });
    },
    async identify(currentUrl, { state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(await configuration(), currentUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the service sent no identity token');
      return assertionOf(claims);
    },
  };
}
