import { createActor, fromCallback, fromPromise } from 'xstate';

import { type LiveChannelEvent, liveChannelMachine, type LiveTopics } from '../../machines/liveChannelMachine';
import { restFetch } from '../apollo/rest';
import { idTokenForRequest } from '../auth/session';
import { openChannels } from './channels';
import { announceJoin, deliver } from './liveEvents';
import { noteLiveStatus } from './liveStatus';
import { tokenAtHand } from './tokenAtHand';
import { LIVE_TOPICS } from './topics';

/** The least that the backend can be asked for. When it no longer takes this person's word, the session hears of it. */
const PROBE = '/api/bigquery/notifications/with-paginate?pageSize=1&status=unread';

const token = tokenAtHand(idTokenForRequest);

const channels = fromCallback<LiveChannelEvent, LiveTopics>(({ sendBack, input }) =>
  openChannels(input, token.present, sendBack),
);

/** The live channel of this page: one actor, because there is one socket a tab. Load it late: it brings the official client along. */
export const liveActor = createActor(
  liveChannelMachine.provide({
    actors: {
      channels,
      readyToken: fromPromise(token.take),
      renewToken: fromPromise(async () => (await token.take()) && (await restFetch(PROBE)).ok),
    },
    actions: {
      deliver: (_, message) => deliver(message),
      announceJoin: (_, topic) => announceJoin(topic),
      forgetToken: token.forget,
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
