import { type FastifyInstance } from 'fastify';

/** Where an installation with the local sign-in offers the public keys of its tokens to its other processes. */
export const PUBLIC_KEYS_PATH = '/.well-known/identity-keys.json';

const PATIENCE_MS = 5_000;

/** Serves the public keys that the local identity service publishes at this address. */
export function servePublicKeys(app: FastifyInstance, jwksUrl: string): void {
  app.get(PUBLIC_KEYS_PATH, { schema: { hide: true } }, async (_request, reply) => {
    const answer = await fetch(jwksUrl, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return reply
      .code(answer.status)
      .header('content-type', 'application/json')
      .send(await answer.text());
  });
}
