import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import Fastify from 'fastify';
import { ulid } from 'ulid';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { openPayments } from '../../../server/people/payments/openPayments.js';
import { openProvider } from '../../../server/people/payments/provider.js';
import { openTestSandbox, openTestStore } from '../engineUnderTest.js';
import { killsItselfAmong } from '../effects/killsItself.js';
import { TEST_ORIGIN } from '../api/testOrigin.js';
import { openPage, sendForm, tokenIn } from './pages.js';

/**
 * One person after the other buys a plan, and events of that are taken; killed at a moment between two steps of its own choice, or by its
 * parent at any other. It says who has paid, so that the parent knows what must be there.
 */
const [dataDir = '', prefix = '', worker = ''] = process.argv.slice(2);
const opened = await openTestStore({ dataDir, readers: 1, workerUrl: pathToFileURL(worker) });
const { step, stepping } = killsItselfAmong(30);

const live = liveEvents(inProcessBus());
const notifications = await openNotifications({ ...opened, live });
const provider = await openProvider({ provider: 'sandbox' }, () => openTestSandbox(dataDir));
if (provider?.sandbox === undefined) throw new Error('there is no sandbox');
const { sandbox } = provider;
const payments = openPayments({
  ...{ provider, live, freeInteractions: null, origins: [TEST_ORIGIN], addressOf: async () => null },
  payments: { ...opened.paymentStore, takeState: stepping(opened.paymentStore.takeState) },
  notifications: { ...notifications, deliver: stepping(notifications.deliver) },
});
const app = Fastify();
await sandbox.serve(app, [TEST_ORIGIN]);
sandbox.tellTo(async (payload, signature) => {
  await payments.take(Buffer.from(payload), signature);
  // Done, and not yet answered.
  step();
  return 200;
});

async function turn(): Promise<void> {
  const ownerId = `${prefix}-${ulid()}` as OwnerId;
  const wish = { planId: 'harta_plus', key: ulid(), language: 'en' } as const;
  const { url } = await payments.begin({ ownerId, email: null }, wish);
  const token = tokenIn(await openPage({ app }, url));
  const paid = await sendForm({ app }, url, { token, card: 'good', action: 'pay' });
  if (paid.status !== 303) throw new Error(paid.text);
  writeSync(1, `${ownerId}\n`);
  await sandbox.told();
}

writeSync(1, 'ready\n');
for (;;) await turn();
