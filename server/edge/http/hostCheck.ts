import { type FastifyInstance } from 'fastify';

import { ProblemError } from '../../contract/ProblemError.js';
import { isInnerCall } from './innerCalls.js';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Under which names an installation answers. */
export interface AnsweredHosts {
  /** Whether this machine's own loopback addresses are among them, with the port that a connection came in by. */
  readonly loopback: boolean;
  /** Hosts with their ports, such as `harta.example` or `127.0.0.1:5173`. */
  readonly named: readonly string[];
}

/** Whether a Host header names this machine's own loopback address and the port that the connection came in by. */
function isLoopbackAt(host: string, port: number | undefined): boolean {
  const [, name = '', given = '80'] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host) ?? [];
  return LOOPBACK.has(name) && (port === undefined || Number(given) === port);
}

/**
 * Refuses a foreign Host header. An installation for one machine is reached by a loopback name, one behind a proxy by its
 * public name; any other name that resolves to it is a web site's attempt to read it through the reader's own browser
 * (DNS rebinding).
 */
export function useHostCheck(app: FastifyInstance, { loopback, named }: AnsweredHosts): void {
  const allowed = new Set(named);
  const detail = loopback
    ? 'This installation answers under its loopback address only'
    : 'This installation answers under its public address only';
  app.addHook('onRequest', (request, _reply, done) => {
    const { host = '' } = request.headers;
    const isOurs = allowed.has(host) || (loopback && isLoopbackAt(host, request.socket.localPort));
    if (isInnerCall(request) || isOurs) done();
    else done(new ProblemError('FORBIDDEN', { detail }));
  });
}
