import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { isInnerCall } from './innerCalls.js';

/** A path that says who somebody is, or what they look for. */
const NAMING = /:(?:userEmail|search)\b/;

/** The path of an address: a query may hold search words or codes of mails, which have no place in a log; nor has a person's address. */
const pathOf = ({ url, routeOptions }: FastifyRequest) =>
  NAMING.test(routeOptions.url ?? '') ? routeOptions.url : url.split('?', 1)[0];

const lineOf = (request: FastifyRequest, reply: FastifyReply) => ({
  requestId: request.id,
  method: request.method,
  path: pathOf(request),
  status: reply.statusCode,
  ms: Math.round(reply.elapsedTime),
});

/** One line for each request from outside, without headers, queries and bodies. */
export function useAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInnerCall(request)) request.log.info(lineOf(request, reply), 'answered');
    done();
  });
}
