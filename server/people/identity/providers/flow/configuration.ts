import {
  allowInsecureRequests,
  calculatePKCECodeChallenge,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client';

import { type ClientSettings } from '../../../../platform/config/providers.js';
import { type Attempt } from './attempts.js';

/** How long a service may take to answer one call, in seconds. */
const TIMEOUT = 10;

/** Plain HTTP is spoken to a service of this machine only; the settings allow no other over it. */
const relax = ({ service }: ClientSettings) => (service.protocol === 'http:' ? [allowInsecureRequests] : []);

/** A service that describes itself (OpenID Connect Discovery). Its signatures are checked, though they come over TLS. */
export const discovered = (client: ClientSettings): Promise<Configuration> =>
  discovery(client.service, client.clientId, undefined, ClientSecretPost(client.clientSecret), {
    timeout: TIMEOUT,
    execute: [enableNonRepudiationChecks, ...relax(client)],
  });

/** A service whose places we know. */
export function configured(client: ClientSettings, metadata: ServerMetadata): Configuration {
  const configuration = new Configuration(metadata, client.clientId, undefined, ClientSecretPost(client.clientSecret));
  configuration.timeout = TIMEOUT;
  for (const apply of relax(client)) apply(configuration);
  return configuration;
}

/** What of an attempt the other service is told. */
export const attemptParameters = async ({ state, verifier }: Attempt, redirectUri: string) => ({
  redirect_uri: redirectUri,
  state,
  code_challenge: await calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
});
