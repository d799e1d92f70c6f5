import { type Client } from 'pg';

import { type Clients } from './rowFaults.js';

/** Rows sent at a time. */
const SLICE = 5000;

/** What the rules of graphs read of the records, by the names that these tables have there. */
const READ = [
  {
    table: 'catalog_project',
    columns: 'owner text COLLATE "C", id text COLLATE "C", is_erasing boolean, deleted_at text, archived_at text',
    rows: 'SELECT owner, id, is_erasing, deleted_at, archived_at FROM catalog_project',
  },
  {
    table: 'record_effect',
    columns: 'owner text COLLATE "C", kind text, data text',
    rows: "SELECT owner, kind, data FROM record_effect WHERE kind = 'graphAccess' AND data IS NOT NULL",
  },
] as const;

/** Makes tables of a connection to the graphs that {@link copyCatalog} fills; before a transaction, which may write into these alone. */
export async function makeCatalog(graphs: Client): Promise<void> {
  for (const { table, columns } of READ) {
    await graphs.query(`CREATE TEMP TABLE IF NOT EXISTS ${table} (${columns})`);
    await graphs.query(`CREATE INDEX IF NOT EXISTS ${table}_owner ON pg_temp.${table} (owner)`);
  }
}

/** Copies the catalogue of projects to where their graphs are, for this transaction. */
export async function copyCatalog({ records, graphs }: Clients): Promise<void> {
  for (const { table, columns, rows: sql } of READ) {
    const { rows } = await records.query<object>(sql);
    const types = columns.replaceAll(' COLLATE "C"', '');
    for (let at = 0; at < rows.length; at += SLICE)
      await graphs.query(`INSERT INTO pg_temp.${table} SELECT * FROM json_to_recordset($1::json) AS w(${types})`, [
        JSON.stringify(rows.slice(at, at + SLICE)),
      ]);
  }
}
