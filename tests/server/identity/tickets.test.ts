import { SocketTickets } from '../../../server/people/identity/tickets/SocketTickets.js';
import { describeTickets } from './contract/tickets.js';

describeTickets('tickets in the memory of a process', async (now) => {
  const tickets = new SocketTickets(now);
  return { tickets: [tickets, tickets], close: async () => {} };
});
