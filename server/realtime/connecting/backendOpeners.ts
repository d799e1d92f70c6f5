import { type VerifyToken } from '../../identity/verifyToken.js';
import { type Backend } from '../rows/Backend.js';
import { type Openers } from './Opener.js';

/**
 * Openers of a process that only holds sockets: tickets are used up at their owner.
 * @param prove checks a token here first, so that the owner is asked about good ones alone
 */
export function backendOpeners(backend: Backend, prove: VerifyToken): Openers {
  const byTicket = async (ticket: string) => {
    const { uid, exp, pass } = await backend.redeem(ticket);
    return { visitor: { ownerId: uid, pass }, exp };
  };
  return {
    byTicket,
    byToken: async (token) => {
      await prove(token);
      return byTicket(await backend.ticketFor(token));
    },
  };
}
