import { ConformanceServer } from '../../tests/conformance/realtime/ConformanceServer.js';
import { cutAtRandom } from '../../tests/scenarios/realtime/cutAtRandom.js';
import { smallMailroom } from '../../tests/scenarios/realtime/smallMailroom.js';
import { type BenchRow } from '../table.js';

/** The line of the official client in Node is cut at random moments while notifications arrive. */
export async function benchCuts(cuts: number): Promise<BenchRow[]> {
  const server = await ConformanceServer.startOwn();
  try {
    const mailroom = await smallMailroom(server);
    const { written, pushed, joins, lost, shownTwice, badge, unreadTotal } = await cutAtRandom(mailroom, {
      cuts,
      apartMs: 160,
      everyMs: 20,
    });
    await mailroom.close();
    return [
      {
        what: `line of the official client in Node cut at ${cuts.toLocaleString('en')} random moments while notifications arrive`,
        measured: `${lost} lost, ${shownTwice} twice, badge ${badge} of ${unreadTotal} (${written} written, ${pushed} heard live, ${joins} joins)`,
        bar: '0 lost, 0 twice, badge right',
        ok: lost === 0 && shownTwice === 0 && badge === unreadTotal && unreadTotal === written && joins > cuts / 4,
      },
    ];
  } finally {
    await server.stop();
  }
}
