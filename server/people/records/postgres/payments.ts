import { type OwnerId } from '../../../contract/ids.js';
import { type Purchase, type SubscriptionWithInfo } from '../../../contract/payments.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';
import { parseStored } from '../../../platform/storage/Json.js';
import { gistOf, NOTHING_TAKEN, rememberedSince } from '../paymentState.js';
import { type StateTaken, type TakenState } from '../PaymentStore.js';
import { postNotification } from './outbox.js';

/** The person's customer with the provider. */
export async function readCustomer(session: Session, owner: OwnerId): Promise<string | undefined> {
  const row = await session.get<{ customer: string }>('SELECT customer FROM payment_customer WHERE owner = :owner', {
    owner,
  });
  return row?.customer;
}

/** Whose customer it is: that is the answer. */
export async function readHolder(session: Session, customer: string): Promise<OwnerId | undefined> {
  const [row] = await session.everybody<{ owner: OwnerId }>(
    'SELECT owner FROM payment_customer WHERE customer = :customer',
    { customer },
  );
  return row?.owner;
}

/** Remembers a person's customer, unless one is known. */
export async function linkCustomer(session: Session, owner: OwnerId, customer: string): Promise<string> {
  await session.run(
    `INSERT INTO payment_customer (owner, customer, created_at) VALUES (:owner, :customer, :now)
     ON CONFLICT (owner) DO NOTHING`,
    { owner, customer, now: new Date().toISOString() },
  );
  return (await readCustomer(session, owner)) ?? customer;
}

type Row = { readonly data: string };

/** A person's subscriptions, newest first. */
export async function readSubscriptions(session: Session, owner: OwnerId): Promise<SubscriptionWithInfo[]> {
  const rows = await session.all<Row>(
    'SELECT data FROM subscription WHERE owner = :owner ORDER BY started_at DESC, id DESC',
    { owner },
  );
  return rows.map(({ data }) => parseStored<SubscriptionWithInfo>(data));
}

/** A person's purchases, newest first. */
export async function readPurchases(session: Session, owner: OwnerId): Promise<Purchase[]> {
  const rows = await session.all<Row>('SELECT data FROM purchase WHERE owner = :owner ORDER BY at DESC, id DESC', {
    owner,
  });
  return rows.map(({ data }) => parseStored<Purchase>(data));
}

const INSERT_PURCHASE = 'INSERT INTO purchase (owner, id, at, data) VALUES (:owner, :id, :at, :data)';

const rowOf = (owner: OwnerId, each: Purchase) => ({ owner, id: each.id, at: each.at, data: JSON.stringify(each) });

/** Puts purchases of an archive into the list; those that are there stay. */
export async function restorePurchases(
  session: Session,
  owner: OwnerId,
  purchases: readonly Purchase[],
): Promise<void> {
  for (const each of purchases) await session.run(`${INSERT_PURCHASE} ON CONFLICT DO NOTHING`, rowOf(owner, each));
}

/** Whether the effect of an event is stored. */
export const isEventTaken = async (session: Session, event: string): Promise<boolean> =>
  (await session.get('SELECT 1 AS taken FROM payment_event WHERE id = :event', { event })) !== undefined;

/** Remembers an event, and forgets old ones. @returns whether it is new */
async function takeEvent(session: Session, event: string): Promise<boolean> {
  const now = Date.now();
  await session.run('DELETE FROM payment_event WHERE taken_at < :old', { old: rememberedSince(now) });
  const taken = await session.run(
    'INSERT INTO payment_event (id, taken_at) VALUES (:event, :now) ON CONFLICT DO NOTHING',
    { event, now: new Date(now).toISOString() },
  );
  return taken === 1;
}

/** Remembers an event that is about nobody here. */
export async function passEvent(session: Session, event: string): Promise<void> {
  await takeEvent(session, event);
}

async function writeSubscriptions(
  session: Session,
  owner: OwnerId,
  subscriptions: TakenState['subscriptions'],
): Promise<void> {
  await session.run('DELETE FROM subscription WHERE owner = :owner', { owner });
  for (const each of subscriptions) {
    const { id, status, allowance, startedAt } = each;
    await session.run(
      `INSERT INTO subscription (owner, id, status, allowance, started_at, data)
       VALUES (:owner, :id, :status, :allowance, :startedAt, :data)`,
      { owner, id, status, allowance, startedAt, data: JSON.stringify(each) },
    );
  }
}

/** @returns whether any is new, or is not what it was */
async function writePurchases(session: Session, owner: OwnerId, purchases: TakenState['purchases']): Promise<boolean> {
  let written = 0;
  for (const each of purchases)
    written += await session.run(
      `${INSERT_PURCHASE} ON CONFLICT (owner, id) DO UPDATE SET at = excluded.at, data = excluded.data
       WHERE purchase.data <> excluded.data`,
      rowOf(owner, each),
    );
  return written > 0;
}

/**
 * Takes over what was read of a customer, and the event that it was read for. Readings of one customer come one after the other, so that
 * the last is the newest.
 */
export async function takeState(session: Session, taken: TakenState): Promise<StateTaken> {
  const { owner, customer, event, exists, told } = taken;
  if (event !== undefined && !(await takeEvent(session, event))) return NOTHING_TAKEN;
  // The customer may have been deleted, and another one made, since it was read.
  if ((await readCustomer(session, owner)) !== customer) return NOTHING_TAKEN;
  const before = await readSubscriptions(session, owner);
  const now = exists ? taken.subscriptions : [];
  await writeSubscriptions(session, owner, now);
  const bought = await writePurchases(session, owner, taken.purchases);
  if (!exists) await session.run('DELETE FROM payment_customer WHERE owner = :owner', { owner });
  const posted = gistOf(before) !== gistOf(now) && (await postNotification(session, owner, told));
  const after = await readSubscriptions(session, owner);
  return { changed: bought || JSON.stringify(before) !== JSON.stringify(after), posted };
}
