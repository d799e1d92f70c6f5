import { type Statement, type Unit, type UnitDatabase } from '../Unit.js';
import { Database, type DatabaseSettings } from './Database.js';
import { migrateTo, type Schema } from './migrate.js';
import { type Session } from './Session.js';

/** Runs a unit over a connection. Its statements find rows by an address, a secret or an id of theirs: the guard of owners does not apply. */
async function runOver<T>(session: Session, unit: Unit<T>): Promise<T> {
  let step = unit.next();
  while (step.done !== true) {
    const { sql, values, gives } = step.value;
    const { rows, count } = await session.unguarded(sql, values);
    step = unit.next(gives === 'row' ? rows[0] : gives === 'rows' ? rows : count);
  }
  return step.value;
}

/** Whose tables units work on, beside those of the records in one database. */
export interface UnitsSchema extends Schema {
  /** The schema that the tables stand in. */
  readonly schema: 'sign_in' | 'payments_sandbox';
  /** The lock that whoever writes holds: one after the other in the whole installation, whatever they decide on. */
  readonly lock: number;
}

/** Units over a schema of their own in the database of an installation. */
export class UnitsDatabase implements UnitDatabase {
  private constructor(
    private readonly database: Database,
    private readonly lock: number,
    private readonly inSchema: string,
  ) {}

  /** Connects, bringing the schema to the present one. */
  static async open(settings: DatabaseSettings, { schema, lock, ...versions }: UnitsSchema): Promise<UnitsDatabase> {
    const database = new Database(settings);
    try {
      await migrateTo(database, versions);
    } catch (error) {
      await database.close();
      throw error;
    }
    return new UnitsDatabase(database, lock, `set_config('search_path', '${schema}', true)`);
  }

  /** All that is read is of one moment. */
  read<T>(unit: Unit<T>): Promise<T> {
    return this.database.read(async (session) => {
      await session.unguarded(`SELECT ${this.inSchema}`, {});
      return runOver(session, unit);
    });
  }

  write<T>(unit: Unit<T>): Promise<T> {
    return this.database.write(async (session) => {
      await session.unguarded(`SELECT ${this.inSchema}, pg_advisory_xact_lock(:lock)`, { lock: this.lock });
      return runOver(session, unit);
    });
  }

  /** A transaction that locks what it needs itself. */
  within<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.database.write(async (session) => {
      await session.unguarded(`SELECT ${this.inSchema}`, {});
      return work(session);
    });
  }

  /** One statement that nobody needs to wait for. @returns its first row */
  alone<Row>(sql: string, values: Statement['values']): Promise<Row | undefined> {
    return this.within(async (session) => (await session.unguarded(sql, values)).rows[0] as Row | undefined);
  }

  close(): Promise<void> {
    return this.database.close();
  }
}
