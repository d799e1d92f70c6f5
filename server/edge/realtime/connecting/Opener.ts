import { ProblemError } from '../../../contract/ProblemError.js';
import { type OwnerId } from '../../../contract/ids.js';
import { type TicketStore } from '../../../people/identity/tickets/SocketTickets.js';
import { type VerifyToken } from '../../../people/identity/verifyToken.js';
import { type Visitor } from '../topics/Visitor.js';

/** Somebody who may open a socket. */
interface Opener {
  readonly visitor: Visitor;
  /** When their token ends, in seconds since 1970. */
  readonly exp: number;
}

/** How clients prove who they are: by a ticket in the address, or by an identity or API token in a header. */
export interface Openers {
  /** Uses a ticket up. @throws ProblemError */
  byTicket(ticket: string): Promise<Opener>;
  /** @throws ProblemError */
  byToken(token: string): Promise<Opener>;
}

/** Openers of the process that issues the tickets: what a ticket was given for is proved again. */
export function ownOpeners(tickets: TicketStore, verify: VerifyToken): Openers {
  const byToken = async (token: string) => {
    const { sub, exp, grant } = await verify(token);
    return { visitor: { ownerId: sub as OwnerId, grant }, exp };
  };
  return {
    byToken,
    byTicket: async (ticket) => {
      const token = await tickets.redeem(ticket);
      if (token === undefined) throw new ProblemError('UNAUTHENTICATED');
      return byToken(token);
    },
  };
}
