import { type OwnerId } from '../../../../contract/ids.js';
import { type Purchase, type SubscriptionWithInfo } from '../../../../contract/payments.js';
import { parseStored } from '../../../../platform/storage/Json.js';
import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
import { gistOf, NOTHING_TAKEN, rememberedSince } from '../../paymentState.js';
import { type StateTaken, type TakenState } from '../../PaymentStore.js';
import { postNotification } from '../outbox.js';

/** The person's customer with the provider. */
export const readCustomer = (db: OwnedDatabase, owner: OwnerId): string | undefined =>
  db.get<{ customer: string }>('SELECT customer FROM payment_customer WHERE owner = :owner', { owner })?.customer;

/** Whose customer it is. */
export const readHolder = (db: OwnedDatabase, customer: string): OwnerId | undefined =>
  db.get<{ holder: OwnerId }>('SELECT holder FROM holder_of_customer WHERE customer = :customer', { customer })?.holder;

/** Remembers a person's customer, unless one is known. */
export function linkCustomer(db: OwnedDatabase, owner: OwnerId, customer: string): string {
  return db.write(() => {
    db.run(
      `INSERT INTO payment_customer (owner, customer, created_at) VALUES (:owner, :customer, :now)
       ON CONFLICT (owner) DO NOTHING`,
      { owner, customer, now: new Date().toISOString() },
    );
    return readCustomer(db, owner) ?? customer;
  });
}

type Row = { readonly data: string };

/** A person's subscriptions, newest first. */
export const readSubscriptions = (db: OwnedDatabase, owner: OwnerId): SubscriptionWithInfo[] =>
  db
    .all<Row>('SELECT data FROM subscription WHERE owner = :owner ORDER BY started_at DESC, id DESC', { owner })
    .map(({ data }) => parseStored<SubscriptionWithInfo>(data));

/** A person's purchases, newest first. */
export const readPurchases = (db: OwnedDatabase, owner: OwnerId): Purchase[] =>
  db
    .all<Row>('SELECT data FROM purchase WHERE owner = :owner ORDER BY at DESC, id DESC', { owner })
    .map(({ data }) => parseStored<Purchase>(data));

/** Puts purchases of an archive into the list; those that are there stay. */
export function restorePurchases(db: OwnedDatabase, owner: OwnerId, purchases: readonly Purchase[]): void {
  db.write(() => {
    for (const each of purchases)
      db.run('INSERT OR IGNORE INTO purchase (owner, id, at, data) VALUES (:owner, :id, :at, :data)', {
        ...{ owner, id: each.id, at: each.at, data: JSON.stringify(each) },
      });
  });
}

/** Whether the effect of an event is stored. */
export const isEventTaken = (db: OwnedDatabase, event: string): boolean =>
  db.get('SELECT 1 FROM payment_event WHERE id = :event', { event }) !== undefined;

/** Remembers an event, and forgets old ones. @returns whether it is new */
function takeEvent(db: OwnedDatabase, event: string): boolean {
  const now = Date.now();
  db.run('DELETE FROM payment_event WHERE taken_at < :old', { old: rememberedSince(now) });
  const taken = { event, now: new Date(now).toISOString() };
  return db.run('INSERT OR IGNORE INTO payment_event (id, taken_at) VALUES (:event, :now)', taken) === 1;
}

/** Remembers an event that is about nobody here. */
export function passEvent(db: OwnedDatabase, event: string): void {
  takeEvent(db, event);
}

function writeSubscriptions(db: OwnedDatabase, owner: OwnerId, subscriptions: TakenState['subscriptions']): void {
  db.run('DELETE FROM subscription WHERE owner = :owner', { owner });
  for (const each of subscriptions)
    db.run(
      `INSERT INTO subscription (owner, id, status, allowance, started_at, data)
       VALUES (:owner, :id, :status, :allowance, :startedAt, :data)`,
      {
        owner,
        id: each.id,
        status: each.status,
        allowance: each.allowance,
        startedAt: each.startedAt,
        data: JSON.stringify(each),
      },
    );
}

function writePurchases(db: OwnedDatabase, owner: OwnerId, purchases: TakenState['purchases']): boolean {
  const written = purchases.map((each) =>
    db.run(
      `INSERT INTO purchase (owner, id, at, data) VALUES (:owner, :id, :at, :data)
       ON CONFLICT DO UPDATE SET at = excluded.at, data = excluded.data WHERE data <> excluded.data`,
      { owner, id: each.id, at: each.at, data: JSON.stringify(each) },
    ),
  );
  return written.some((rows) => rows > 0);
}

/**
 * Takes over what was read of a customer, and the event that it was read for, in one transaction. Readings of one customer come one after
 * the other, so that the last is the newest.
 */
export function takeState(db: OwnedDatabase, taken: TakenState): StateTaken {
  const { owner, customer, event, exists, told } = taken;
  return db.write(() => {
    if (event !== undefined && !takeEvent(db, event)) return NOTHING_TAKEN;
    // The customer may have been deleted, and another one made, since it was read.
    if (readCustomer(db, owner) !== customer) return NOTHING_TAKEN;
    const before = readSubscriptions(db, owner);
    const now = exists ? taken.subscriptions : [];
    writeSubscriptions(db, owner, now);
    const bought = writePurchases(db, owner, taken.purchases);
    if (!exists) db.run('DELETE FROM payment_customer WHERE owner = :owner', { owner });
    const isNews = gistOf(before) !== gistOf(now);
    const posted = isNews && postNotification(db, owner, told);
    return { changed: bought || JSON.stringify(before) !== JSON.stringify(readSubscriptions(db, owner)), posted };
  });
}
