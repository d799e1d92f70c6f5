import { expect, test } from 'vitest';

import { cutAtRandom } from './cutAtRandom.js';
import { scene } from './scene.js';
import { smallMailroom } from './smallMailroom.js';

const here = scene();

test('fifty cuts at random moments while notifications arrive: none lost, none shown twice, the badge is right', async () => {
  const mailroom = await smallMailroom(here.server);
  const report = await cutAtRandom(mailroom, { cuts: 50, apartMs: 160, everyMs: 20 });
  await mailroom.close();
  expect(report).toMatchObject({ lost: 0, shownTwice: 0, badge: report.written, unreadTotal: report.written });
  // The cuts met an open line, and both ways of learning of a notification were needed.
  expect(report.joins).toBeGreaterThan(15);
  expect(report.written).toBeGreaterThan(50);
  expect(report.pushed).toBeGreaterThan(0);
  expect(report.pushed).toBeLessThan(report.written);
});
