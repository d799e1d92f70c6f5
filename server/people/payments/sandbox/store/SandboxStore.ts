import { randomBytes } from 'node:crypto';

import { type OwnedDatabase } from '../../../../platform/storage/OwnedDatabase.js';
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

const ID_BYTES = 18;

const ANSWERS_KEPT_MS = 86_400_000;

/** The objects of the sandbox, and its clock. */
export class SandboxStore {
  constructor(private readonly db: OwnedDatabase) {}

  /** Everything in it or nothing. */
  write<T>(work: () => T): T {
    return this.db.write(work);
  }

  /** The second that it is here. */
  now(): number {
    return Math.floor(Date.now() / 1000) + Number(this.state('clock') ?? 0);
  }

  state(name: 'clock' | 'webhookSecret'): string | undefined {
    return this.db.get<{ value: string }>('SELECT value FROM state WHERE name = :name', { name })?.value;
  }

  setState(name: 'clock' | 'webhookSecret', value: string): void {
    this.db.run('INSERT INTO state (name, value) VALUES (:name, :value) ON CONFLICT DO UPDATE SET value = :value', {
      ...{ name, value },
    });
  }

  /** What every new object begins with. */
  begun<K extends Kind>(object: K, metadata: Readonly<Record<string, string>> = {}) {
    const id = `${PREFIXES[object]}${randomBytes(ID_BYTES).toString('hex')}`;
    return { id, object, created: this.now(), livemode: false, metadata } as const;
  }

  /** Keeps an object, in the place of its earlier state. */
  put<T extends AnyObject>(object: T): T {
    const customer = 'customer' in object ? object.customer : object.object === 'customer' ? object.id : null;
    this.db.run(
      `INSERT INTO object (id, kind, customer, data) VALUES (:id, :kind, :customer, :data)
       ON CONFLICT (id) DO UPDATE SET data = :data`,
      { id: object.id, kind: object.object, customer, data: JSON.stringify(object) },
    );
    return object;
  }

  find<K extends Kind>(kind: K, id: string): Objects[K] | undefined {
    const row = this.db.get<Row>('SELECT seq, data FROM object WHERE id = :id AND kind = :kind', { id, kind });
    return row === undefined ? undefined : (JSON.parse(row.data) as Objects[K]);
  }

  /** @throws SandboxError 404 */
  get<K extends Kind>(kind: K, id: string, param?: string): Objects[K] {
    const found = this.find(kind, id);
    if (found === undefined) throw SandboxError.missing(kind, id, param);
    return found;
  }

  /** Any object by its id. */
  any(id: string): AnyObject | undefined {
    const row = this.db.get<Row>('SELECT seq, data FROM object WHERE id = :id', { id });
    return row === undefined ? undefined : (JSON.parse(row.data) as AnyObject);
  }

  /** Newest first. */
  list<K extends Kind>(kind: K, { customer, startingAfter, endingBefore }: ListWish = {}): Objects[K][] {
    const [below, above] = [this.#place(kind, startingAfter), this.#place(kind, endingBefore)];
    return this.db
      .all<Row>(
        `SELECT seq, data FROM object WHERE kind = :kind AND (:customer IS NULL OR customer = :customer)
         AND (:below IS NULL OR seq < :below) AND (:above IS NULL OR seq > :above) ORDER BY seq DESC`,
        { kind, customer: customer ?? null, below, above },
      )
      .map(({ data }) => JSON.parse(data) as Objects[K]);
  }

  #place(kind: Kind, id: string | undefined): number | null {
    if (id === undefined) return null;
    const found = this.db.get<Row>('SELECT seq, data FROM object WHERE id = :id AND kind = :kind', { id, kind });
    if (found === undefined) throw SandboxError.missing(kind, id, 'starting_after');
    return found.seq;
  }

  /** Removes a customer with all that names them, also from what the file keeps of removed rows. */
  forget(customer: string): void {
    const like = `%${customer}%`;
    this.db.write(() => {
      this.db.run(
        'DELETE FROM delivery WHERE event IN (SELECT id FROM object WHERE kind = :kind AND data LIKE :like)',
        { kind: 'event', like },
      );
      this.db.run('DELETE FROM object WHERE customer = :customer OR data LIKE :like', { customer, like });
      this.db.run('DELETE FROM answer WHERE body LIKE :like', { like });
    });
    this.db.execute('VACUUM');
    this.db.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /** What was answered to a call with this key. */
  answer(key: string): { readonly request: string; readonly body: string } | undefined {
    return this.db.get('SELECT request, body FROM answer WHERE key = :key', { key });
  }

  /** Keeps an answer for a day, as Stripe does at the least. */
  keepAnswer(key: string, request: string, body: string): void {
    const now = Date.now();
    this.db.run('DELETE FROM answer WHERE kept_at < :old', { old: now - ANSWERS_KEPT_MS });
    this.db.run('INSERT INTO answer (key, request, body, kept_at) VALUES (:key, :request, :body, :now)', {
      ...{ key, request, body, now },
    });
  }

  /** An event is to be told. */
  expectDelivery(event: string): void {
    this.db.run('INSERT INTO delivery (event, due) VALUES (:event, :due)', { event, due: this.now() });
  }

  /** The delivery that is next, whether it is due or not. */
  nextDelivery(): { readonly event: string; readonly attempts: number; readonly due: number } | undefined {
    return this.db.get('SELECT event, attempts, due FROM delivery ORDER BY due, rowid LIMIT 1', {});
  }

  delivered(event: string): void {
    this.db.run('DELETE FROM delivery WHERE event = :event', { event });
  }

  /** It was not taken: once more, later. */
  postpone(event: string, due: number): void {
    this.db.run('UPDATE delivery SET attempts = attempts + 1, due = :due WHERE event = :event', { event, due });
  }

  close(): void {
    this.db.close();
  }
}
