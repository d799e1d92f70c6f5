import { afterAll, beforeAll, expect, test } from 'vitest';

import { postgresEngine } from '../../server/people/identity/local/postgres/postgresEngine.js';
import { PostgresLimits } from '../../server/people/identity/local/postgres/PostgresLimits.js';
import { PostgresTickets, sharedSeal } from '../../server/people/identity/local/postgres/PostgresTickets.js';
import { UnitsDatabase } from '../../server/platform/storage/postgres/UnitsDatabase.js';
import { SIGN_IN } from '../../server/people/identity/local/postgres/schema.js';
import { SoundTickets } from '../../server/people/identity/tickets/SoundTickets.js';
import { openLetters, countedLetters } from '../../server/people/yourData/letters.js';
import { describeAttemptLimits } from '../server/identity/contract/attemptLimits.js';
import { describeIdentityEngine } from '../server/identity/contract/engine.js';
import { describeTickets } from '../server/identity/contract/tickets.js';
import { newDatabase } from './postgres.js';

let made: Awaited<ReturnType<typeof newDatabase>>;
beforeAll(async () => {
  made = await newDatabase();
});
afterAll(() => made.drop());

/** Opened as each process of an installation does. */
const openDatabase = () => UnitsDatabase.open({ url: made.url, connections: 6 }, SIGN_IN);

describeIdentityEngine('the local sign-in on PostgreSQL', async () => [
  await postgresEngine({ url: made.url, connections: 6 }),
  await postgresEngine({ url: made.url, connections: 6 }),
]);

describeAttemptLimits('limits of the sign-in on PostgreSQL', async () => {
  const [one, other] = [await openDatabase(), await openDatabase()];
  const limits = [new PostgresLimits(one, Date.now), new PostgresLimits(other, Date.now)] as const;
  let turn = 0;
  const next = () => limits[(turn += 1) % 2 === 0 ? 0 : 1];
  return {
    limits: { take: (limited) => next().take(limited), giveBack: (limited) => next().giveBack(limited) },
    close: async () => {
      await one.close();
      await other.close();
    },
  };
});

describeTickets('tickets on PostgreSQL', async (now) => {
  const [one, other] = [await openDatabase(), await openDatabase()];
  return {
    tickets: [new PostgresTickets(one, now), new PostgresTickets(other, now)],
    close: async () => {
      await one.close();
      await other.close();
    },
  };
});

test('a ticket for a recording that one process made is good at another', async () => {
  const [one, other] = [await openDatabase(), await openDatabase()];
  const [here, there] = await Promise.all([sharedSeal(one, 'sound-tickets'), sharedSeal(other, 'sound-tickets')]);
  const { ticket } = await new SoundTickets(here, Date.now).issue('one', 'a.b.c');
  expect(await new SoundTickets(there, Date.now).tokenOf(ticket, 'one')).toBe('a.b.c');
  await one.close();
  await other.close();
});

test('five letters an hour go to an address, whichever processes send them', async () => {
  const databases = [await openDatabase(), await openDatabase()];
  const sent: string[] = [];
  const letters = databases.map((database) =>
    openLetters(
      {
        accounts: { find: async () => ({ email: 'ana@example.org' }) as never },
        settingsStore: { read: async () => ({ language: 'ro' }) as never },
      },
      { send: async ({ kind }) => void sent.push(kind) },
      countedLetters(new PostgresLimits(database, Date.now)),
    ),
  );
  for (let at = 0; at < 8; at += 1) letters[at % 2]?.archiveReady('ana' as never, new Date());
  await expect.poll(() => sent.length).toBe(5);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(sent).toHaveLength(5);
  for (const database of databases) await database.close();
});
