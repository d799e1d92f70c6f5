import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { PROBLEMS } from '../../contract/problem.js';
import { ProblemError } from '../../contract/ProblemError.js';
import { isReported } from '../../platform/faults/guarded.js';
import { problemOf } from './problemOf.js';

/** RFC 9457 text of a refusal. What failed on our side is masked: its only trace is the number of the request. */
function problemText(problem: ProblemError, requestId: string): string {
  const { status, title } = PROBLEMS[problem.code];
  const { detail, errors, present, before } = status >= 500 ? {} : problem.parts;
  return JSON.stringify({
    type: `urn:harta:problem:${problem.code}`,
    title,
    status,
    code: problem.code,
    detail,
    instance: `urn:harta:request:${requestId}`,
    errors,
    present,
    before,
  });
}

/** Answers with a problem document. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: ProblemError): FastifyReply {
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json')
    .send(problemText(problem, request.id));
}

/** Whether the client went away before it had sent all: whatever then fails is none of our failures. */
export const isCutOff = ({ raw }: FastifyRequest) => raw.readableAborted || (raw.destroyed && !raw.complete);

/** The one place where refusals and failures become HTTP. */
export function useProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    // A body that we give up counts as cut off too, and is refused for what is wrong with it.
    const isGivenUp = error instanceof ProblemError && error.code === 'BODY_TOO_LARGE';
    if (isCutOff(request) && !isGivenUp) {
      request.log.info({ requestId: request.id }, 'a request was cut off');
      return sendProblem(request, reply, new ProblemError('BAD_JSON', { detail: 'The request was cut off' }));
    }
    const problem = problemOf(error);
    if (problem.status >= 500 && !isReported(error))
      request.log.error({ err: error, requestId: request.id }, 'a request failed');
    return sendProblem(request, reply, problem);
  });
}

/** Answers that nothing is served at this path. */
export const refuseUnknownPath = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(request, reply, new ProblemError('ROUTE_NOT_FOUND'));
