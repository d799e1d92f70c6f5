import { type FastifyInstance } from 'fastify';
import { type JSONWebKeySet } from 'jose';

/** Where an installation with the local sign-in offers the public keys of its tokens to its other processes. */
export const PUBLIC_KEYS_PATH = '/.well-known/identity-keys.json';

/** Serves the public keys of the local identity service. */
export function servePublicKeys(app: FastifyInstance, jwks: JSONWebKeySet): void {
  const text = JSON.stringify(jwks);
  app.get(PUBLIC_KEYS_PATH, { schema: { hide: true } }, (_request, reply) =>
    reply.header('content-type', 'application/json').send(text),
  );
}
