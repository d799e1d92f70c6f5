import { randomBytes } from 'node:crypto';

import { all, get, run, type Unit, type UnitDatabase } from '../../../../platform/storage/Unit.js';
import { type AnyObject, type Kind, type Objects, PREFIXES } from './objects.js';
import { SandboxError } from './SandboxError.js';

interface Row {
  readonly seq: number;
  readonly data: string;
}

/** Which objects of a list are wanted. */
export interface ListWish {
  readonly customer?: string;
  /** Ids between which the list is; newest first. */
  readonly startingAfter?: string;
  readonly endingBefore?: string;
}

/** An event that is still to be told. */
export interface Delivery {
  readonly event: string;
  readonly attempts: number;
  readonly due: number;
}

/** What keeps the sandbox: a file of the data folder, or the database that the processes of an installation share. */
export interface SandboxEngine {
  readonly db: UnitDatabase;
  /** Leaves nothing of what was removed, in free pages and logs neither. */
  expunge(): Promise<void>;
  close(): Promise<void>;
}

const ID_BYTES = 18;

const ANSWERS_KEPT_MS = 86_400_000;

/** The objects of the sandbox, and its clock: statements of units, which know of no engine. */
export class SandboxStore {
  /** The second that it is here. */
  *now(): Unit<number> {
    return Math.floor(Date.now() / 1000) + Number((yield* this.state('clock')) ?? 0);
  }

  *state(name: 'clock' | 'webhookSecret'): Unit<string | undefined> {
    return (yield* get<{ value: string }>('SELECT value FROM state WHERE name = :name', { name }))?.value;
  }

  setState(name: 'clock' | 'webhookSecret', value: string): Unit<number> {
    return run(
      'INSERT INTO state (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
      { name, value },
    );
  }

  /** What every new object begins with. */
  *begun<K extends Kind>(object: K, metadata: Readonly<Record<string, string>> = {}) {
    const id = `${PREFIXES[object]}${randomBytes(ID_BYTES).toString('hex')}`;
    return { id, object, created: yield* this.now(), livemode: false, metadata } as const;
  }

  /** Keeps an object, in the place of its earlier state. */
  *put<T extends AnyObject>(object: T): Unit<T> {
    const customer = 'customer' in object ? object.customer : object.object === 'customer' ? object.id : null;
    yield* run(
      `INSERT INTO object (id, kind, customer, data) VALUES (:id, :kind, :customer, :data)
       ON CONFLICT (id) DO UPDATE SET data = excluded.data`,
      { id: object.id, kind: object.object, customer, data: JSON.stringify(object) },
    );
    return object;
  }

  *find<K extends Kind>(kind: K, id: string): Unit<Objects[K] | undefined> {
    const row = yield* get<Row>('SELECT seq, data FROM object WHERE id = :id AND kind = :kind', { id, kind });
    return row === undefined ? undefined : (JSON.parse(row.data) as Objects[K]);
  }

  /** @throws SandboxError 404 */
  *get<K extends Kind>(kind: K, id: string, param?: string): Unit<Objects[K]> {
    const found = yield* this.find(kind, id);
    if (found === undefined) throw SandboxError.missing(kind, id, param);
    return found;
  }

  /** Any object by its id. */
  *any(id: string): Unit<AnyObject | undefined> {
    const row = yield* get<Row>('SELECT seq, data FROM object WHERE id = :id', { id });
    return row === undefined ? undefined : (JSON.parse(row.data) as AnyObject);
  }

  /** Newest first. */
  *list<K extends Kind>(kind: K, { customer, startingAfter, endingBefore }: ListWish = {}): Unit<Objects[K][]> {
    const below = yield* this.#place(kind, startingAfter);
    const above = yield* this.#place(kind, endingBefore);
    const rows = yield* all<Row>(
      `SELECT seq, data FROM object WHERE kind = :kind AND (CAST(:customer AS text) IS NULL OR customer = :customer)
       AND (CAST(:below AS bigint) IS NULL OR seq < :below) AND (CAST(:above AS bigint) IS NULL OR seq > :above) ORDER BY seq DESC`,
      { kind, customer: customer ?? null, below, above },
    );
    return rows.map(({ data }) => JSON.parse(data) as Objects[K]);
  }

  *#place(kind: Kind, id: string | undefined): Unit<number | null> {
    if (id === undefined) return null;
    const found = yield* get<Row>('SELECT seq, data FROM object WHERE id = :id AND kind = :kind', { id, kind });
    if (found === undefined) throw SandboxError.missing(kind, id, 'starting_after');
    return found.seq;
  }

  /** Removes a customer with all that names them. */
  *forget(customer: string): Unit<void> {
    const like = `%${customer}%`;
    yield* run('DELETE FROM delivery WHERE event IN (SELECT id FROM object WHERE kind = :kind AND data LIKE :like)', {
      kind: 'event',
      like,
    });
    yield* run('DELETE FROM object WHERE customer = :customer OR data LIKE :like', { customer, like });
    yield* run('DELETE FROM answer WHERE body LIKE :like', { like });
  }

  /** What was answered to a call with this key. */
  answer(key: string): Unit<{ readonly request: string; readonly body: string } | undefined> {
    return get('SELECT request, body FROM answer WHERE key = :key', { key });
  }

  /** Keeps an answer for a day, as Stripe does at the least. */
  *keepAnswer(key: string, request: string, body: string): Unit<void> {
    const now = Date.now();
    yield* run('DELETE FROM answer WHERE kept_at < :old', { old: now - ANSWERS_KEPT_MS });
    yield* run('INSERT INTO answer (key, request, body, kept_at) VALUES (:key, :request, :body, :now)', {
      ...{ key, request, body, now },
    });
  }

  /** An event is to be told. */
  *expectDelivery(event: string): Unit<void> {
    yield* run('INSERT INTO delivery (event, due) VALUES (:event, :due)', { event, due: yield* this.now() });
  }

  /** The delivery that is next, whether it is due or not. */
  nextDelivery(): Unit<Delivery | undefined> {
    return get<Delivery>('SELECT event, attempts, due FROM delivery ORDER BY due, rowid LIMIT 1', {});
  }

  delivered(event: string): Unit<number> {
    return run('DELETE FROM delivery WHERE event = :event', { event });
  }

  /** It was not taken: once more, later. Where another process tried it meanwhile, that attempt counts alone. */
  postpone({ event, attempts }: Delivery, due: number): Unit<number> {
    return run(
      'UPDATE delivery SET attempts = attempts + 1, due = :due WHERE event = :event AND attempts = :attempts',
      { event, attempts, due },
    );
  }
}
