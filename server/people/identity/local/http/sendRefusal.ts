import { type FastifyReply, type FastifyRequest } from 'fastify';

import { ProblemError } from '../../../../contract/ProblemError.js';
import { isReported } from '../../../../platform/faults/guarded.js';
import { type Refusal } from '../Refusal.js';

/** Google's names of what HTTP calls by numbers, where it says them. */
const STATUS = new Map([
  [403, 'PERMISSION_DENIED'],
  [429, 'RESOURCE_EXHAUSTED'],
  [507, 'RESOURCE_EXHAUSTED'],
]);

const isUnreadable = (message: string) => message.startsWith('Invalid JSON payload');

/** Answers a refusal in the form that the Firebase client reads. */
export function sendRefusal(reply: FastifyReply, { message, status, retryAfter }: Refusal): FastifyReply {
  if (retryAfter !== null) reply.header('retry-after', String(retryAfter));
  const named = isUnreadable(message) ? 'INVALID_ARGUMENT' : STATUS.get(status);
  const errors = [{ message, reason: status === 403 ? 'forbidden' : 'invalid', domain: 'global' }];
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ error: { code: status, message, errors, status: named } }));
}

/** Plain text on purpose: a JSON error would sign the browser out, this one only makes it try again. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  error: Error & { statusCode?: number },
): FastifyReply {
  const status = error instanceof ProblemError ? error.status : (error.statusCode ?? 500);
  if (status >= 500 && !isReported(error))
    request.log.error({ err: error, requestId: request.id }, 'a call of the sign-in failed');
  return reply
    .code(status)
    .header('content-type', 'text/plain; charset=utf-8')
    .send(status >= 500 ? 'the sign-in could not do this' : error.message);
}
