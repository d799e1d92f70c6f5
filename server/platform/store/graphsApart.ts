import { randomUUID } from 'node:crypto';

import { type StoreDatabases } from '../config/storage.js';
import { Database } from '../storage/postgres/Database.js';
import { type Session } from '../storage/postgres/Session.js';

/** The databases of an installation: one for both, or graphs in another one. */
export interface Databases {
  readonly records: Database;
  readonly graphs: Database;
  close(): Promise<void>;
}

/** What of an installation a database holds whose graphs are kept apart from the records. */
type Half = 'records' | 'graphs';

const OTHER: Readonly<Record<Half, Half>> = { records: 'graphs', graphs: 'records' };

/** What a database says of the installation that it is a half of. */
interface Facts {
  /** The name of the database and when its server started, by which two addresses are known to be one. */
  readonly self: string;
  /** The installation, by an id that both halves have; undefined where its graphs are not kept apart. */
  readonly mark: { readonly id: string; readonly half: Half } | undefined;
  /** Whether it has a row of graphs, and one of the catalogue of their projects. */
  readonly holds: Readonly<Record<Half, boolean>>;
}

const MARK = 'harta_graphs_apart';
/** Tables that are not empty once anything was written. */
const FILLED: Readonly<Record<Half, string>> = { records: 'catalog_project', graphs: 'graph' };

async function isThere(session: Session, table: string): Promise<boolean> {
  const sql = 'SELECT to_regclass(:table) IS NOT NULL AS there';
  return (await session.everybody<{ there: boolean }>(sql, { table }))[0]?.there === true;
}

async function holdsRows(session: Session, half: Half): Promise<boolean> {
  const table = FILLED[half];
  return (await isThere(session, table)) && (await session.everybody(`SELECT 1 FROM ${table} LIMIT 1`, {})).length > 0;
}

const factsOf = (database: Database): Promise<Facts> =>
  database.read(async (session) => {
    const [known] = await session.everybody<{ self: string }>(
      "SELECT concat_ws(' ', pg_postmaster_start_time(), current_database()) AS self",
      {},
    );
    const marks = (await isThere(session, MARK))
      ? await session.everybody<{ id: string; half: Half }>(`SELECT id, half FROM ${MARK}`, {})
      : [];
    const holds = { records: await holdsRows(session, 'records'), graphs: await holdsRows(session, 'graphs') };
    return { self: known?.self ?? '', mark: marks[0], holds };
  });

const MOVE = 'move them with `npm run migrate-data`, to a folder and from there to both databases';

/** What is wrong with a database that is to hold everything, as a sentence. */
const faultOfWhole = ({ mark }: Facts): string | undefined =>
  mark &&
  `The database of HARTA_DATABASE_URL holds the ${mark.half} of an installation whose ${OTHER[mark.half]} are kept in another one: set HARTA_DATABASE_URL and HARTA_GRAPH_URL as before.`;

/** What is wrong with two databases that are to hold an installation together, as a sentence. */
function faultOfHalves(records: Facts, graphs: Facts): string | undefined {
  if (records.self === graphs.self)
    return 'HARTA_GRAPH_URL names the database of HARTA_DATABASE_URL: leave it out, and graphs are kept there.';
  if (records.mark?.half === 'graphs' || graphs.mark?.half === 'records' || graphs.holds.records)
    return 'The database of HARTA_GRAPH_URL holds records, not graphs: HARTA_DATABASE_URL names that of the records.';
  if (records.mark === undefined && (records.holds.records || records.holds.graphs))
    return `The graphs of this installation are in the database of HARTA_DATABASE_URL: leave HARTA_GRAPH_URL out, or ${MOVE}.`;
  const isAnother = graphs.mark === undefined ? graphs.holds.graphs : graphs.mark.id !== records.mark?.id;
  if (isAnother) return 'The database of HARTA_GRAPH_URL holds graphs of another installation.';
  if (graphs.mark === undefined && records.holds.records)
    return 'The database of HARTA_GRAPH_URL is empty, and there are projects in that of HARTA_DATABASE_URL: put back a copy of their graphs, or name the database that holds them.';
  return undefined;
}

/** Opens the databases of an installation. */
export function openDatabases(settings: StoreDatabases): Databases {
  const records = new Database(settings);
  const graphs = settings.graphs === undefined ? records : new Database(settings.graphs);
  return {
    records,
    graphs,
    close: async () => {
      if (graphs !== records) await graphs.close();
      await records.close();
    },
  };
}

async function faultNow({ records, graphs }: Databases): Promise<string | undefined> {
  // Records are marked first: whoever sees the mark of graphs sees theirs as well.
  const ofGraphs = await factsOf(graphs);
  return graphs === records ? faultOfWhole(ofGraphs) : faultOfHalves(await factsOf(records), ofGraphs);
}

/** Why databases do not belong together, as a sentence; undefined where they do. Changes nothing. */
export async function pairFault(databases: Databases): Promise<string | undefined> {
  // Another process may have begun both in between.
  return (await faultNow(databases)) && faultNow(databases);
}

const mark = (database: Database, half: Half, id: string): Promise<string> =>
  database.write(async (session) => {
    await session.unguarded('SELECT pg_advisory_xact_lock(hashtextextended(:lock, 0))', { lock: MARK });
    await session.unguarded(`CREATE TABLE IF NOT EXISTS ${MARK} (id text NOT NULL, half text NOT NULL)`, {});
    const [known] = await session.everybody<{ id: string }>(`SELECT id FROM ${MARK}`, {});
    if (known === undefined) await session.unguarded(`INSERT INTO ${MARK} VALUES (:id, :half)`, { id, half });
    return known?.id ?? id;
  });

/** Notes in two databases without a {@link pairFault} that they belong together; once and for all. */
export async function pair({ records, graphs }: Databases): Promise<void> {
  if (graphs !== records) await mark(graphs, 'graphs', await mark(records, 'records', randomUUID()));
}
