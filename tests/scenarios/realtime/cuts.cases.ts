import { expect, test } from 'vitest';

import { rounds } from '../../soak/rounds.js';
import { cutAtRandom } from './cutAtRandom.js';
import { scene } from './scene.js';
import { smallMailroom } from './smallMailroom.js';

const here = scene();
const CUTS = rounds('lineCuts');
/** So many cuts meet every state of the line. */
const MANY = 50;

test(
  `a line that is cut ${CUTS} times at random moments while notifications arrive: none lost, none shown twice, the badge is right`,
  { timeout: 60_000 + CUTS * 1000 },
  async () => {
    const mailroom = await smallMailroom(here.server);
    const report = await cutAtRandom(mailroom, { cuts: CUTS, apartMs: 160, everyMs: 20 });
    await mailroom.close();
    expect(report).toMatchObject({ lost: 0, shownTwice: 0, badge: report.written, unreadTotal: report.written });
    // The cuts met an open line, and both ways of learning of a notification were needed.
    expect(report.joins).toBeGreaterThan(1);
    expect(report.pushed).toBeGreaterThan(0);
    if (CUTS < MANY) return;
    expect(report.joins).toBeGreaterThan(CUTS / 4);
    expect(report.written).toBeGreaterThan(CUTS);
    expect(report.pushed).toBeLessThan(report.written);
  },
);
