import { createHash, randomBytes } from 'node:crypto';

import { type OwnerId } from '../../../../contract/ids.js';
import { type UnitsDatabase } from '../../../../platform/storage/postgres/UnitsDatabase.js';
import { type Seal, sealBy } from '../../tickets/Seal.js';
import { GOOD_FOR_MS, type IssuedTicket, MOST_OF_ONE, type TicketStore } from '../../tickets/SocketTickets.js';
import { get, run, type Unit } from '../../../../platform/storage/Unit.js';

const digest = (text: string) => createHash('sha256').update(text);

/** What a ticket seals its token with: whoever reads the database has neither. */
const sealOf = (ticket: string): Seal => sealBy(digest(`token behind ${ticket}`).digest());

interface Kept {
  readonly hash: string;
  readonly owner: OwnerId;
  readonly token: string;
}

function* issuing({ hash, owner, token }: Kept, now: number): Unit<void> {
  yield* run('DELETE FROM ticket WHERE ends_at <= :now', { now });
  yield* run('INSERT INTO ticket (hash, owner, token, ends_at) VALUES (:hash, :owner, :token, :endsAt)', {
    ...{ hash, owner, token, endsAt: now + GOOD_FOR_MS },
  });
  yield* run(
    `DELETE FROM ticket WHERE owner = :owner AND rowid <= (SELECT rowid FROM ticket WHERE owner = :owner
       ORDER BY rowid DESC OFFSET ${MOST_OF_ONE} LIMIT 1)`,
    { owner },
  );
}

/** Tickets in the database that all processes of an installation share: one of them issues a ticket, another lets in by it. */
export class PostgresTickets implements TicketStore {
  constructor(
    private readonly db: UnitsDatabase,
    private readonly now: () => number,
  ) {}

  async issue(owner: OwnerId, token: string): Promise<IssuedTicket> {
    const ticket = randomBytes(32).toString('base64url');
    const kept = { hash: digest(ticket).digest('base64url'), owner, token: await sealOf(ticket).seal(token) };
    await this.db.write(issuing(kept, this.now()));
    return { ticket, expiresAt: Date.now() + GOOD_FOR_MS };
  }

  async redeem(ticket: string): Promise<string | undefined> {
    const hash = digest(ticket).digest('base64url');
    // Of many who delete one row at once, one is given it.
    const used = await this.db.alone<{ token: string; ends_at: number }>(
      'DELETE FROM ticket WHERE hash = :hash RETURNING token, ends_at',
      { hash },
    );
    return used === undefined || used.ends_at <= this.now() ? undefined : sealOf(ticket).open(used.token);
  }
}

function* sharedKey(name: string): Unit<Uint8Array> {
  yield* run('INSERT INTO sealing_key (name, key) VALUES (:name, :key) ON CONFLICT DO NOTHING', {
    name,
    key: randomBytes(32),
  });
  const found = yield* get<{ key: Uint8Array }>('SELECT key FROM sealing_key WHERE name = :name', { name });
  if (found === undefined) throw new Error(`No key is kept for ${name}`);
  return found.key;
}

/** A seal that all processes of an installation share, by a key of the database: what one of them sealed another opens. */
export const sharedSeal = async (db: UnitsDatabase, name: string): Promise<Seal> =>
  sealBy(await db.write(sharedKey(name)));
