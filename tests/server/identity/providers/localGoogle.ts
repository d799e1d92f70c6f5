import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';

import Provider, { interactionPolicy } from 'oidc-provider';

/** What the local service says of whoever signs in. */
interface LocalPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name?: string;
  readonly picture?: string;
  readonly hd?: string;
}

/** An OpenID Connect service of this process that speaks as Google does, and asks nobody anything. */
export interface LocalGoogle {
  readonly issuer: string;
  /** Who signs in next; null denies the consent. */
  person: LocalPerson | null;
  close(): Promise<void>;
}

export const CLIENT = { clientId: 'harta-here', clientSecret: 'a-secret-of-the-client-that-is-long-enough' };

const listen = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

/** Starts one that knows one client. @param redirectUris where it may send browsers back to */
export async function startLocalGoogle(redirectUris: string[]): Promise<LocalGoogle> {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  const people = new Map<string, LocalPerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: redirectUris,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['one', 'two'] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'hd'], profile: ['name', 'picture'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    loadExistingGrant: async (context) => {
      const { client, session, params } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId,
        accountId: session?.accountId,
      } as ConstructorParameters<typeof provider.Grant>[0]);
      grant.addOIDCScope(String(params?.['scope']));
      await grant.save();
      return grant;
    },
  });
  const running: LocalGoogle = {
    issuer,
    person: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { person } = running;
    if (person !== null) people.set(person.sub, person);
    const result =
      person === null
        ? { error: 'access_denied', error_description: 'the person refused' }
        : { login: { accountId: person.sub }, select_account: {} };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return running;
}
