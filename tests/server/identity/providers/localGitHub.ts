import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

import { CLIENT } from './localGoogle.js';

/** A server of this process that answers the calls of GitHub that we make, and asks nobody anything. */
export interface LocalGitHub {
  readonly url: string;
  user: object;
  emails: readonly object[];
  /** Whether the person consents. */
  consents: boolean;
  /** What the API was asked, with the header of who asks. */
  readonly asked: string[];
  close(): Promise<void>;
}

const bodyOf = async (chunks: AsyncIterable<Buffer>): Promise<URLSearchParams> => {
  let text = '';
  for await (const chunk of chunks) text += String(chunk);
  return new URLSearchParams(text);
};

/** Starts one. Codes are good once, and only with the verifier of their challenge. */
export async function startLocalGitHub(): Promise<LocalGitHub> {
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();

  const consent = (query: URLSearchParams, url: string): string => {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    back.searchParams.set('iss', `${url}/login/oauth`);
    if (!running.consents) {
      back.searchParams.set('error', 'access_denied');
      return back.href;
    }
    const code = randomBytes(8).toString('hex');
    challenges.set(code, query.get('code_challenge') ?? '');
    back.searchParams.set('code', code);
    return back.href;
  };
  /** GitHub says what is wrong with a status of 200. */
  const exchange = (form: URLSearchParams): object => {
    const code = form.get('code') ?? '';
    const expected = challenges.get(code);
    challenges.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (form.get('client_secret') !== CLIENT.clientSecret) return { error: 'incorrect_client_credentials' };
    if (expected !== challenge) return { error: 'bad_verification_code' };
    const token = `gho_${randomBytes(8).toString('hex')}`;
    tokens.add(token);
    return { access_token: token, token_type: 'bearer', scope: form.get('scope') ?? 'read:user,user:email' };
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', running.url);
    const send = (status: number, value: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (url.pathname === '/login/oauth/authorize')
      return void response.writeHead(302, { location: consent(url.searchParams, running.url) }).end();
    if (url.pathname === '/login/oauth/access_token') return void send(200, exchange(await bodyOf(request)));
    running.asked.push(`${url.pathname} ${request.headers['user-agent']}`);
    const token = /^Bearer (.*)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!tokens.has(token)) return void send(401, { message: 'Bad credentials' });
    if (url.pathname === '/api/v3/user') return void send(200, running.user);
    if (url.pathname === '/api/v3/user/emails') return void send(200, running.emails);
    send(404, { message: 'Not Found' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const running: LocalGitHub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    user: {},
    emails: [],
    consents: true,
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return running;
}
