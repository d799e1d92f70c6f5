import { type FastifyInstance } from 'fastify';

import { recordingFile } from '../../../contract/operations/recordings.js';
import { type SoundTickets } from '../../../people/identity/tickets/SoundTickets.js';

const URL_OF_FILE = `/api${recordingFile.url}`;

/**
 * Lets a player ask for the file of a recording by the ticket in its address, as if it had sent the header that it cannot send: who that is,
 * and what they may, is looked at as in any other call. It comes before `useAuthentication`.
 */
export function useSoundTickets(app: FastifyInstance, tickets: SoundTickets): void {
  app.addHook('onRequest', async ({ headers, query, params, routeOptions }) => {
    if (routeOptions.url !== URL_OF_FILE || headers.authorization !== undefined) return;
    const { ticket } = query as { readonly ticket?: unknown };
    const { recordingId } = params as { readonly recordingId: string };
    const token = typeof ticket === 'string' ? await tickets.tokenOf(ticket, recordingId) : undefined;
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
  });
}
