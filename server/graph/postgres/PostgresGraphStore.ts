import { type GraphEngine, type GraphStoreCapabilities } from '../GraphStore.js';
import { type OwnerId } from '../../contract/ids.js';
import { Followers } from '../changing/Followers.js';
import { type Database } from './connection/Database.js';
import { outboxOf } from './effects.js';
import { Announcements } from './following/Announcements.js';
import { changesElsewhere } from './following/changesElsewhere.js';
import { wholeGraphsOf } from './graphs.js';
import { type GraphLimits } from './limits.js';
import { readerOf } from './reader.js';
import { Transactions } from './Transactions.js';
import { writerOf } from './writer.js';

/** Everything that a store can do. */
export const POSTGRES_CAPABILITIES: GraphStoreCapabilities = {
  searchRelationships: true,
  consistentSearch: true,
  exactTotals: true,
  durable: true,
};

/** The graphs of all persons in one database of PostgreSQL 15 or later, which other processes write to as well; closed with it. */
export async function postgresGraphEngine(database: Database, limits: GraphLimits): Promise<GraphEngine> {
  const since = new Date().toISOString();
  const followers = new Followers((ownerId: OwnerId, known) =>
    database.read((session) => changesElsewhere(session, ownerId, known, since)),
  );
  const announcements = new Announcements(database, (ownerId) => void followers.look(ownerId));
  await announcements.listen();
  const transactions = new Transactions(database, limits, followers, announcements);
  return {
    capabilities: POSTGRES_CAPABILITIES,
    ...readerOf(transactions),
    ...writerOf(transactions),
    ...wholeGraphsOf(database, limits),
    ...outboxOf(database),
    onChange: (follow) => followers.add(follow),
    close: async () => {
      await announcements.close();
      await transactions.settle();
      await database.close();
    },
  };
}
