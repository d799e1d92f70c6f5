import { createActor, fromCallback, fromPromise } from 'xstate';

import { type LiveChannelEvent, liveChannelMachine, type LiveTopics } from '../../machines/liveChannelMachine';
import { type components } from '../../graphql/generated/rest';
import { restFetch } from '../apollo/rest';
import { idTokenForRequest } from '../auth/session';
import { openChannels } from './channels';
import { announceJoin, deliver } from './liveEvents';
import { noteLiveStatus } from './liveStatus';
import { ticketsAtHand } from './ticketsAtHand';
import { LIVE_TOPICS } from './topics';

/** Fetches tickets. When the backend refuses the person's token, `restFetch` tells the session. */
async function buyTickets(number: number): Promise<readonly string[] | null> {
  if ((await idTokenForRequest()) === null) return null;
  const path = `/api/identity/socket-ticket?number=${number}`;
  const answer = await restFetch(path, { method: 'POST', keepsNothing: true });
  const { ticket, more = [] } = (await answer.json()) as components['schemas']['SocketTicket'];
  return [ticket, ...more];
}

const tickets = ticketsAtHand(buyTickets);

const channels = fromCallback<LiveChannelEvent, LiveTopics>(({ sendBack, input }) =>
  openChannels(input, tickets, sendBack),
);

/** The live channel of this page: one actor, because there is one socket a tab. Load it late: it brings the official client along. */
export const liveActor = createActor(
  liveChannelMachine.provide({
    actors: {
      channels,
      readyToken: fromPromise(tickets.ready),
      // A ticket that was fetched earlier does not prove that the session is valid now.
      renewToken: fromPromise(async () => {
        tickets.forget();
        return tickets.ready();
      }),
    },
    actions: {
      deliver: (_, message) => deliver(message),
      announceJoin: (_, { topic, mayHaveMissed }) => announceJoin(topic, mayHaveMissed),
      forgetToken: tickets.forget,
      logRefusal: (_, { topic, reason }) => console.warn('Failed to join channel', topic, reason),
      logTimeOut: (_, topic) => console.warn('Networking issue while joining channel', topic),
    },
  }),
  { input: { topics: LIVE_TOPICS } },
).start();

liveActor.subscribe((snapshot) => {
  if (snapshot.hasTag('offline')) noteLiveStatus('offline');
  else noteLiveStatus(snapshot.matches({ open: 'joined' }) ? 'live' : 'connecting');
});
