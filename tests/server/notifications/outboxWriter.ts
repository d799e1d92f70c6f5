import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { ulid } from 'ulid';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { openTestStore } from '../engineUnderTest.js';
import { draftOf } from '../../../server/people/notifications/draftOf.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';

/**
 * Signs in with one new browser after the other, without end, and says the name of each that was acknowledged, so that the
 * parent, which kills it, knows what must be told.
 */
const [dataDir = '', owner = '', worker = ''] = process.argv.slice(2);
const opened = await openTestStore({ dataDir, readers: 1, workerUrl: pathToFileURL(worker) });
const notifications = await openNotifications({ ...opened, live: liveEvents(inProcessBus()) });

async function signIn(): Promise<void> {
  const name = `browser-${ulid()}`;
  const draft = draftOf({ kind: 'newDevice', device: name });
  await opened.devices.record(owner as OwnerId, { id: ulid(), name }, draft);
  writeSync(1, `${name}\n`);
  await notifications.deliver(owner as OwnerId);
}

// However busy the machine is, at least one is acknowledged before the kill.
await signIn();
writeSync(1, 'ready\n');
for (;;) await signIn();
