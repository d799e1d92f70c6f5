/**
 * How often each thing that hangs on chance is tried: `few` times in `npm test`, `many` times in `npm run soak`, which
 * sets HARTA_SOAK to the share of `many` that is wanted (1 for all of them).
 */
const ROUNDS = {
  /** The store's process is killed in the middle of writes. */
  storeKills: { few: 5, many: 1000 },
  /** The process that writes notifications is killed between its two files. */
  outboxKills: { few: 5, many: 200 },
  /** One of several processes on one database is killed while persons write. */
  processKills: { few: 4, many: 50 },
  /** The database itself is killed meanwhile. */
  databaseKills: { few: 1, many: 10 },
  /** The same where records and graphs have a server each: a process, and each of the two servers. */
  apartKills: { few: 2, many: 50 },
  apartDatabaseKills: { few: 1, many: 10 },
  /** The process is killed between a commit and its effects outside the graph. */
  effectKills: { few: 5, many: 200 },
  /** The process is killed while it does jobs. */
  jobKills: { few: 5, many: 200 },
  /** The process is killed while it makes an archive, restores one or deletes an account. */
  yourDataKills: { few: 5, many: 50 },
  /** The process is killed while it takes events of the payment provider. */
  paymentKills: { few: 5, many: 200 },
  /** The process is killed while it transcribes. */
  transcriptionKills: { few: 5, many: 50 },
  /** The line of the official client in Node is cut while notifications arrive. */
  lineCuts: { few: 5, many: 1000 },
  /** The line of the whole product in Chromium is cut while notifications arrive. */
  pageCuts: { few: 5, many: 1000 },
  /** Random sequences of changes are undone and redone. */
  undoSequences: { few: 100, many: 5000 },
  /** Queries at random over graphs at random, answered by SQLite and by the reference. */
  queryPairs: { few: 500, many: 20_000 },
  /** The same by an engine that needs a server. */
  serverQueryPairs: { few: 3000, many: 20_000 },
  /** Messages of a conversation that is read from its end to its beginning. */
  conversationMessages: { few: 120, many: 1000 },
  /** Requests to each REST operation that nobody would write by hand. */
  fuzzedCalls: { few: 4, many: 100 },
  /** Requests of every kind whose bytes were changed at random. */
  mutatedRequests: { few: 400, many: 16_000 },
  /** Bodies that are given up while the rest of them is still to come. */
  bodiesGivenUp: { few: 40, many: 1000 },
  /** Broken files that each reader of imports is given. */
  fuzzedFiles: { few: 100, many: 10_000 },
  /** Broken files that are brought into a project, from the upload to what is stored, of each kind. */
  fuzzedImports: { few: 2, many: 300 },
  /** Graphs at random that are written and read again, in each format that is written. */
  roundTrips: { few: 60, many: 10_000 },
  /** Requests to each document of the gateway that nobody would write by hand. */
  fuzzedDocuments: { few: 2, many: 30 },
} as const;

/** How often to try a thing in this run. */
export function rounds(of: keyof typeof ROUNDS): number {
  const { few, many } = ROUNDS[of];
  const share = Number(process.env['HARTA_SOAK'] ?? 0);
  return Math.max(few, Math.round(many * share));
}
