import { type Transacting } from '../../../platform/storage/postgres/Database.js';
import { type Session } from '../../../platform/storage/postgres/Session.js';

/** What answers a call of a port within a transaction. */
type Answer<A extends unknown[], T> = (session: Session, ...args: A) => Promise<T>;

/** Makes calls of ports of what answers them. */
export interface Calls {
  reading<A extends unknown[], T>(answer: Answer<A, T>): (...args: A) => Promise<T>;
  /** The person is held first: what is read before a write is what the write before left, and to count and to keep is one step. */
  writing<A extends [owner: string, ...rest: unknown[]], T>(answer: Answer<A, T>): (...args: A) => Promise<T>;
  /** For what serves no one person, or holds the rows that it changes. */
  writingUnheld<A extends unknown[], T>(answer: Answer<A, T>): (...args: A) => Promise<T>;
}

/** Holds a person until the transaction ends. */
export const holdPerson = (session: Session, person: string): Promise<number> =>
  session.run('SELECT pg_advisory_xact_lock(hashtextextended(:person, 0))', { person });

/** The calls of ports over a database, a transaction each. */
export const callsOf = (database: Transacting): Calls => ({
  reading:
    (answer) =>
    (...args) =>
      database.read((session) => answer(session, ...args)),
  writing:
    (answer) =>
    (...args) =>
      database.write(async (session) => {
        await holdPerson(session, args[0]);
        return answer(session, ...args);
      }),
  writingUnheld:
    (answer) =>
    (...args) =>
      database.write((session) => answer(session, ...args)),
});
