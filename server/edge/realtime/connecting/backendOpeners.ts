import { isApiToken } from '../../../people/identity/apiTokens/secret.js';
import { type VerifyToken } from '../../../people/identity/verifyToken.js';
import { type Backend } from '../rows/Backend.js';
import { type Openers } from './Opener.js';

/**
 * Openers of a process that only holds sockets: tickets are used up at their owner.
 * @param prove checks an identity token here first, so that the owner is asked about good ones alone; of API tokens it alone knows
 */
export function backendOpeners(backend: Backend, prove: VerifyToken): Openers {
  const byTicket = async (ticket: string) => {
    const { uid, exp, pass, grant } = await backend.redeem(ticket);
    return { visitor: { ownerId: uid, pass, grant }, exp };
  };
  return {
    byTicket,
    byToken: async (token) => {
      if (!isApiToken(token)) await prove(token);
      return byTicket(await backend.ticketFor(token));
    },
  };
}
