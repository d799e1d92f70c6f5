import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';

import { type ConformanceServer } from '../../conformance/realtime/ConformanceServer.js';
import { httpCall } from '../../conformance/realtime/httpCall.js';
import { someone } from '../../conformance/realtime/names.js';
import { type Unread } from './LiveInbox.js';
import { type Mailroom } from './Mailroom.js';

/** A list over REST beside the channel server: a notification is stored first and pushed second. */
export async function smallMailroom(channels: ConformanceServer): Promise<Mailroom> {
  const user = someone();
  const uids: string[] = [];
  const rest = createServer((_, answer) => {
    answer.end(JSON.stringify({ uids, total: uids.length } satisfies Unread));
  }).listen(0, '127.0.0.1');
  await once(rest, 'listening');
  return {
    channelOrigin: channels.origin,
    restOrigin: `http://127.0.0.1:${(rest.address() as AddressInfo).port}`,
    token: `tok-${user}`,
    async write() {
      const uid = randomUUID();
      uids.push(uid);
      await channels.control('notify', { user, json: JSON.stringify({ uid }) });
    },
    unread: async (origin) => JSON.parse((await httpCall(origin)).body) as Unread,
    async close() {
      rest.close();
      await once(rest, 'close');
    },
  };
}
