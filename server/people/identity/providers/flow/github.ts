import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  fetchProtectedResource,
} from 'openid-client';

import { type ClientSettings } from '../../../../platform/config/providers.js';
import { safePictureAddress } from '../../Person.js';
import { attemptParameters, configured } from './configuration.js';
import { type OtherService } from './attempts.js';

/** GET /user (https://docs.github.com/rest/users/users#get-the-authenticated-user), as far as we read it. */
interface GitHubUser {
  readonly id: number;
  readonly login: string;
  readonly name: string | null;
  readonly avatar_url: string | null;
}
/** An item of GET /user/emails (https://docs.github.com/rest/users/emails). */
interface GitHubEmail {
  readonly email: string;
  readonly primary: boolean;
  readonly verified: boolean;
}

const PUBLIC = 'https://github.com';

/** github.com has its API at a host of its own, every other GitHub at a path. */
const apiOf = (service: URL) => (service.origin === PUBLIC ? 'https://api.github.com' : `${service.origin}/api/v3`);

const HEADERS = { accept: 'application/vnd.github+json', 'user-agent': 'Harta' };

async function read<T>(configuration: Configuration, token: string, url: string): Promise<T> {
  const response = await fetchProtectedResource(configuration, token, new URL(url), 'GET', null, new Headers(HEADERS));
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${new URL(url).pathname}`);
  return (await response.json()) as T;
}

/** GitHub, by plain OAuth 2.0: who somebody is stands in its API. */
export function github(client: ClientSettings): OtherService {
  const { service } = client;
  const configuration = configured(client, {
    // GitHub names itself so in its answers (RFC 9207).
    issuer: `${service.origin}/login/oauth`,
    authorization_endpoint: `${service.origin}/login/oauth/authorize`,
    token_endpoint: `${service.origin}/login/oauth/access_token`,
  });
  return {
    async authorizationUrl(attempt, redirectUri) {
      const parameters = await attemptParameters(attempt, redirectUri);
      return buildAuthorizationUrl(configuration, {
        ...parameters,
        scope: 'read:user user:email',
        prompt: 'select_account',
      });
    },
    async identify(currentUrl, { state, verifier }) {
      const { access_token: token } = await authorizationCodeGrant(configuration, currentUrl, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      const user = await read<GitHubUser>(configuration, token, `${apiOf(service)}/user`);
      const emails = await read<GitHubEmail[]>(configuration, token, `${apiOf(service)}/user/emails`);
      const primary = emails.find((each) => each.primary);
      return {
        providerId: 'github.com',
        subject: String(user.id),
        email: primary?.email ?? null,
        emailVerified: primary?.verified ?? false,
        displayName: user.name || user.login,
        photoURL: safePictureAddress(user.avatar_url ?? ''),
        isTrial: false,
      };
    },
  };
}
