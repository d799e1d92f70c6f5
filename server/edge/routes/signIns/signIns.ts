import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/signIns.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { serveValue } from '../serve.js';
import { type Services } from '../services.js';

/** Where the caller is signed in. Google does not list the sessions that it keeps. */
export function serveSignIns(app: FastifyInstance, { identity }: Services): void {
  const signIns = identity?.signIns ?? null;
  serveValue(app, contract.signIns, async ({ person: { ownerId, sessionId } }) => {
    if (signIns === null) return { isKnown: false, items: [], total: 0 };
    const items = [...(await signIns.list(ownerId, sessionId))];
    return { isKnown: true, items, total: items.length };
  });
  serveValue(app, contract.endSignIn, async ({ person: { ownerId }, params: { signInId } }) => {
    if ((await signIns?.end(ownerId, signInId)) !== true) throw new ProblemError('SIGN_IN_NOT_FOUND');
    return { id: signInId };
  });
}
