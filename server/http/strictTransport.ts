import { type FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/**
 * Tells browsers to come by https alone from now on (RFC 6797). Only for an installation behind TLS: on a plain http
 * address the header means nothing, and on a name that is also used without TLS it would lock people out.
 */
export function useStrictTransport(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    done();
  });
}
