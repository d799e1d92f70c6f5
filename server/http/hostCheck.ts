import { type FastifyInstance } from 'fastify';

import { ProblemError } from '../contract/ProblemError.js';
import { isInnerCall } from './innerCalls.js';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether a Host header names this machine's own loopback address and the port that the connection came in by. */
function isOurs(host: string, port: number | undefined, others: ReadonlySet<string>): boolean {
  if (others.has(host)) return true;
  const [, name = '', given = '80'] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host) ?? [];
  return LOOPBACK.has(name) && (port === undefined || Number(given) === port);
}

/**
 * Refuses a foreign Host header. An installation for one machine is reached by a loopback name only; any other name that
 * resolves to it is a web site's attempt to read it through the reader's own browser (DNS rebinding).
 * @param others hosts allowed besides, such as the development server that passes calls on
 */
export function useHostCheck(app: FastifyInstance, others: readonly string[]): void {
  const allowed = new Set(others);
  app.addHook('onRequest', (request, _reply, done) => {
    if (isInnerCall(request) || isOurs(request.headers.host ?? '', request.socket.localPort, allowed)) done();
    else done(new ProblemError('FORBIDDEN', { detail: 'This installation answers under its loopback address only' }));
  });
}
