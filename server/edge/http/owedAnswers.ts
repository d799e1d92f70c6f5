import { AsyncLocalStorage } from 'node:async_hooks';

import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { type ProblemCode } from '../../contract/problem.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { sendProblem } from './problems.js';

/** A request that came in, and what it is answered by. */
interface Owed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const current = new AsyncLocalStorage<Owed>();

/** Refuses a request that nobody has begun to answer. @returns whether it was owed an answer */
function refuse({ request, reply }: Owed, code: ProblemCode): boolean {
  if (reply.sent || reply.raw.headersSent || reply.raw.destroyed) return false;
  void sendProblem(request, reply, new ProblemError(code));
  return true;
}

/** Answers the request in whose work this runs with a failure of ours. @returns whether there is one that was owed an answer */
export function answerCurrent(): boolean {
  const owed = current.getStore();
  return owed !== undefined && refuse(owed, 'INTERNAL');
}

/**
 * Knows which requests wait for their answer, and for which of them a piece of work is done.
 * @returns how to refuse all that still wait, before their connections are cut
 */
export function noteOwedAnswers(app: FastifyInstance): () => void {
  const waiting = new Map<FastifyRequest, Owed>();
  app.addHook('onRequest', (request, reply, done) => {
    const owed = { request, reply };
    waiting.set(request, owed);
    current.run(owed, done);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    waiting.delete(request);
    done();
  });
  return () => {
    for (const owed of waiting.values()) refuse(owed, 'UNAVAILABLE');
  };
}
