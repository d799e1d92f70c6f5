import { Database, type DatabaseSettings } from '../../../../graph/postgres/connection/Database.js';
import { migrateTo } from '../../../../graph/postgres/connection/migrate.js';
import { type Session } from '../../../../graph/postgres/connection/Session.js';
import { type IdentityDatabase, type Statement, type Unit } from '../store/Unit.js';
import { SIGN_IN_MIGRATIONS } from './schema.js';

/** The lock that whoever writes holds: one after the other, whatever they decide on. */
const WRITING = 4_701_971;

const IN_SCHEMA = "set_config('search_path', 'sign_in', true)";

/** Runs a unit over a connection. Its statements are of accounts that are found by an address or a secret: the guard of owners does not apply. */
async function runOver<T>(session: Session, unit: Unit<T>): Promise<T> {
  let step = unit.next();
  while (step.done !== true) {
    const { sql, values, gives } = step.value;
    const { rows, count } = await session.unguarded(sql, values);
    step = unit.next(gives === 'row' ? rows[0] : gives === 'rows' ? rows : count);
  }
  return step.value;
}

/** The schema of the sign-in in the database of an installation. */
export class SignInDatabase implements IdentityDatabase {
  private constructor(private readonly database: Database) {}

  /** Connects, bringing the schema to the present one. */
  static async open(settings: DatabaseSettings): Promise<SignInDatabase> {
    const database = new Database(settings);
    await migrateTo(database, { table: 'harta_sign_in_schema', migrations: SIGN_IN_MIGRATIONS });
    return new SignInDatabase(database);
  }

  /** All that is read is of one moment. */
  read<T>(unit: Unit<T>): Promise<T> {
    return this.database.read(async (session) => {
      await session.unguarded(`SELECT ${IN_SCHEMA}`, {});
      return runOver(session, unit);
    });
  }

  /** One at a time in the whole installation: a sign-in writes three rows, after a tenth of a second of hashing beside it. */
  write<T>(unit: Unit<T>): Promise<T> {
    return this.database.write(async (session) => {
      await session.unguarded(`SELECT ${IN_SCHEMA}, pg_advisory_xact_lock(:lock)`, { lock: WRITING });
      return runOver(session, unit);
    });
  }

  /** A transaction that locks what it needs itself. */
  within<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.database.write(async (session) => {
      await session.unguarded(`SELECT ${IN_SCHEMA}`, {});
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
