import { type GraphEngine, type GraphStoreCapabilities } from '../GraphStore.js';
import { type OwnerId } from '../../contract/ids.js';
import { Followers } from '../changing/Followers.js';
import { type Database, type Transacting } from '../../platform/storage/postgres/Database.js';
import { outboxOf } from './effects.js';
import { Announcements } from './following/Announcements.js';
import { changedSince, changesElsewhere } from './following/changesElsewhere.js';
import { wholeGraphsOf } from './graphs.js';
import { type GraphLimits } from './limits.js';
import { readerOf } from './reader.js';
import { Transactions } from './Transactions.js';
import { writerOf } from './writer.js';

/** Everything that a store can do. */
export const POSTGRES_CAPABILITIES: GraphStoreCapabilities = {
  searchRelationships: true,
  consistentSearch: true,
  jumping: true,
};

/** The ports of graphs over transactions of a database. */
const portsOver = (database: Transacting, limits: GraphLimits, transactions: Transactions) => ({
  capabilities: POSTGRES_CAPABILITIES,
  ...readerOf(transactions),
  ...writerOf(transactions),
  ...wholeGraphsOf(database, limits),
  ...outboxOf(database),
});

/** The graphs of all persons in one database of PostgreSQL 15 or later, which other processes write to as well; closed before it. */
export async function postgresGraphEngine(database: Database, limits: GraphLimits): Promise<GraphEngine> {
  const since = new Date().toISOString();
  const followers = new Followers((ownerId: OwnerId, known) =>
    database.read((session) => changesElsewhere(session, ownerId, known, since)),
  );
  const lookAtChanged = async (missedSince: string) => {
    const owners = await database.read((session) => changedSince(session, missedSince));
    for (const ownerId of owners)
      if (!(await followers.look(ownerId))) throw new Error('The changes of a person could not be read');
  };
  const announcements = new Announcements(database.line, (ownerId) => void followers.look(ownerId), lookAtChanged);
  await announcements.listen();
  const transactions = new Transactions(database, limits, followers, announcements);
  transactions.cleanLeft();
  return {
    ...portsOver(database, limits, transactions),
    onChange: (follow) => followers.add(follow),
    close: () => transactions.settle(),
  };
}

/** The graphs as a snapshot holds them, only to be read; closed with it. */
export function postgresGraphSnapshot(snapshot: Transacting, limits: GraphLimits): GraphEngine {
  const followers = new Followers(async () => []);
  return {
    ...portsOver(snapshot, limits, new Transactions(snapshot, limits, followers, { of: () => '' })),
    onChange: () => () => undefined,
    close: async () => undefined,
  };
}
