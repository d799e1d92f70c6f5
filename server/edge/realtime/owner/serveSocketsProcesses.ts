import { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';

import { type NotificationId, type OwnerId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Grant } from '../../../people/identity/Person.js';
import { type SocketPasses } from '../../../people/identity/tickets/SocketTickets.js';
import { type TicketStore } from '../../../people/identity/tickets/SocketTickets.js';
import { type VerifyToken } from '../../../people/identity/verifyToken.js';
import { refuseScope } from '../../policies/authorise.js';
import { policyOf } from '../../policies/policyOf.js';
import { type ReadNotification } from '../topics/userNotifications.js';

/** Where processes that only hold sockets exchange tickets for passes, and read rows by passes. */
export const REDEEM_PATH = '/users-socket/tickets/redeem';
export const ROWS_PATH = '/users-socket/notifications';

/** What a ticket is exchanged for. */
export interface Redeemed {
  readonly uid: OwnerId;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly pass: string;
  readonly grant: Grant | null;
}

interface OwnerParts {
  readonly tickets: TicketStore;
  readonly passes: SocketPasses;
  readonly verify: VerifyToken;
  readonly readNotification: ReadNotification;
}

const LARGEST_BODY = 1024;
const PASS = /^Pass +([\w.-]{1,8000})$/;
const TicketBody = Type.Object({ ticket: Type.String({ maxLength: 200 }) }, { additionalProperties: false });

/**
 * Serves the processes that only hold sockets. Anybody may call: a ticket is exchanged once, for what one socket could read
 * with it and no more.
 */
export function serveSocketsProcesses(app: FastifyInstance, parts: OwnerParts): void {
  const { tickets, passes, verify, readNotification } = parts;

  app.post<{ Body: { ticket: string } }>(
    REDEEM_PATH,
    { schema: { hide: true, body: TicketBody }, bodyLimit: LARGEST_BODY },
    async (request, reply) => {
      const token = await tickets.redeem(request.body.ticket);
      if (token === undefined) throw new ProblemError('UNAUTHENTICATED');
      const { sub, exp, grant } = await verify(token);
      const redeemed: Redeemed = { uid: sub as OwnerId, exp, pass: await passes.seal(token), grant };
      return reply.header('cache-control', 'no-store').type('application/json').send(JSON.stringify(redeemed));
    },
  );

  app.get<{ Params: { uid: NotificationId } }>(
    `${ROWS_PATH}/:uid`,
    { schema: { hide: true } },
    async (request, reply) => {
      const pass = PASS.exec(request.headers.authorization ?? '')?.[1];
      const token = pass === undefined ? undefined : await passes.open(pass);
      if (token === undefined) throw new ProblemError('UNAUTHENTICATED');
      const { sub, grant } = await verify(token);
      refuseScope(grant, policyOf('notification'));
      const text = await readNotification({ ownerId: sub as OwnerId, grant }, request.params.uid);
      if (text === undefined) throw new ProblemError('NOTIFICATION_NOT_FOUND');
      return reply.header('cache-control', 'no-store').type('application/json').send(text);
    },
  );
}
