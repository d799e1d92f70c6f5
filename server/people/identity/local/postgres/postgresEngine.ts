import { randomUUID } from 'node:crypto';

import { type DatabaseSettings } from '../../../../platform/storage/postgres/Database.js';
import { UnitsDatabase } from '../../../../platform/storage/postgres/UnitsDatabase.js';
import { run as guarded } from '../../../../platform/faults/guarded.js';
import { every } from '../../../../platform/faults/timers.js';
import { steadyTime } from '../../steadyNow.js';
import { type EndedNotes, type IdentityEngine } from '../store/IdentityEngine.js';
import { all, get, run, type Unit } from '../../../../platform/storage/Unit.js';
import { type TicketStore } from '../../tickets/SocketTickets.js';
import { PostgresLimits } from './PostgresLimits.js';
import { PostgresTickets } from './PostgresTickets.js';
import { SIGN_IN } from './schema.js';

const LOOK_EVERY_MS = 1_000;

/** A database that takes no write gives no answer either: there is nothing to note beside it. */
const NO_NOTES: EndedNotes = { end: () => {}, endAll: () => {}, isEnded: () => false };

const seenTime = (): Unit<{ seen: number } | undefined> => get<{ seen: number }>('SELECT seen FROM clock', {});

/** Keeps the latest time that any process saw, and forgets what every process has been told by now. */
function* settling(seen: number): Unit<void> {
  yield* run(
    `INSERT INTO clock (id, seen) VALUES (1, :seen)
     ON CONFLICT (id) DO UPDATE SET seen = greatest(clock.seen, excluded.seen)`,
    { seen },
  );
  yield* run("DELETE FROM ended WHERE at < now() - interval '1 hour'", {});
}

interface Told {
  readonly number: number;
  readonly uid: string;
  readonly teller: string;
}

/** Calls with those whom other processes told of. Numbers follow the commits: whoever writes holds the lock of all. */
function watch(db: UnitsDatabase, self: string, from: number, tell: (uid: string) => void): () => void {
  let last = from;
  let isLooking = false;
  return every(LOOK_EVERY_MS, 'Ended sessions could not be read', async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const told = all<Told>('SELECT number, uid, teller FROM ended WHERE number > :last ORDER BY number', { last });
      for (const { number, uid, teller } of await db.read(told)) {
        last = number;
        if (teller !== self) tell(uid);
      }
    } finally {
      isLooking = false;
    }
  });
}

/** Tells the other processes whose sessions were ended. @param teller which process did it */
export const tellingEnded = (uid: string, teller: string): Unit<number> =>
  run('INSERT INTO ended (uid, teller) VALUES (:uid, :teller)', { uid, teller });

/** The sign-in of an installation whose processes share a database of PostgreSQL, and the tickets of sockets. */
export async function postgresEngine(
  settings: DatabaseSettings,
): Promise<IdentityEngine & { readonly tickets: TicketStore }> {
  const db = await UnitsDatabase.open(settings, SIGN_IN);
  const now = steadyTime((await db.read(seenTime()))?.seen);
  const self = randomUUID();
  const lastTold = await db.read(get<{ last: number }>('SELECT coalesce(max(number), 0) AS last FROM ended', {}));
  const settle = () => db.write(settling(now()));
  return {
    db,
    clock: { now },
    limits: new PostgresLimits(db, now),
    tickets: new PostgresTickets(db, now),
    ended: NO_NOTES,
    hasRoom: () => true,
    settle,
    announceEnded: (uid) =>
      guarded('Other processes were not told of ended sessions', () => db.write(tellingEnded(uid, self))),
    watchEnded: (tell) => watch(db, self, lastTold?.last ?? 0, tell),
    expunge: async (uid) => void (await db.write(run('DELETE FROM ended WHERE uid = :uid', { uid }))),
    close: async () => {
      await settle();
      await db.close();
    },
  };
}
