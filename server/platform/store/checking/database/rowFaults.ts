import { type Client } from 'pg';

import { type Properties } from '../../../../../domain/properties/values.js';
import { type ChosenCaptions } from '../../../../../domain/styles/names.js';
import { captionKey } from '../../../../graph/content.js';
import { captionsIn } from '../../../../graph/postgres/naming.js';
import { type StyleRow } from '../../../../graph/postgres/rows.js';
import { isJson } from '../../pages/orphans.js';
import { OF_GRAPHS, OF_RECORDS } from '../../moving/movedOfPerson.js';
import { type MovedTable, type Row } from '../../moving/MovedTable.js';
import { APP_FILE } from '../appFile.js';
import { PERSON_FILE } from '../personFile.js';

/** A row that is not as it should be. */
export interface RowFault {
  readonly fault: string;
  readonly owner: string;
  readonly what: string;
}

/** Columns that follow from the others of a row, by how PostgreSQL keeps them. */
const TYPES: Readonly<Record<string, string>> = {
  props: 'jsonb',
  folded: 'jsonb',
  truths: 'jsonb',
  words: 'tsvector',
  caption: 'text',
};
/** An answer that was broken off is found by no words. */
const OF_WHOLE_ROWS: Readonly<Record<string, string>> = {
  chat_message: "(t.words IS NOT NULL OR t.status = 'done')",
};
/** The end of a message about a text that has the wrong form. */
export const NO_JSON = 'holds what is no JSON';
/** Rows read at a time, and of those that may hold a whole text. */
const SLICE = 1000;
const LARGE_SLICE = 20;

const JSON_COLUMNS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...PERSON_FILE.json,
  ...APP_FILE.json,
};
const OF_GRAPHS_NAMES: ReadonlySet<string> = new Set(OF_GRAPHS.map(({ name }) => name));

/** Connections to the databases of an installation: the same one for both, or graphs in another database. */
export interface Clients {
  readonly records: Client;
  readonly graphs: Client;
}

/** SQL: the id of the person of a row `t`. */
const ownerOf = (table: string): string =>
  OF_GRAPHS_NAMES.has(table) ? '(SELECT o.id FROM person o WHERE o.owner = t.owner)' : 't.owner';

/** SQL: what a row `t` is called, by the first of these columns that it has. */
const NAMES = ['id', 'uid', 'key', 'element', 'name', 'shape', 'number', 'place', 'node', 'batch', 'owner'];

async function columnsOf(client: Client, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  return new Set(rows.map(({ name }) => name));
}

type Read = Row & { readonly at: string; readonly person: string; readonly what: string };

/** The rows of a table, a slice at a time; inside a transaction. */
async function* slices(
  client: Client,
  table: string,
  columns: readonly string[],
  size: number,
): AsyncGenerator<Read[]> {
  const called = NAMES.find((name) => columns.includes(name));
  await client.query(`DECLARE rows_of NO SCROLL CURSOR FOR SELECT t.ctid::text AS at, coalesce(${ownerOf(table)}, t.owner::text) AS person,
    ${called === undefined ? "''" : `t.${called}::text`} AS what, ${columns.map((name) => `t.${name}`).join(', ')} FROM ${table} t`);
  try {
    for (;;) {
      const { rows } = await client.query<Read>(`FETCH ${size} FROM rows_of`);
      if (rows.length === 0) return;
      yield rows;
    }
  } finally {
    await client.query('CLOSE rows_of').catch(() => undefined);
  }
}

const noJson = (table: string, rows: readonly Read[]): RowFault[] =>
  Object.keys(JSON_COLUMNS[table] ?? {}).flatMap((column) =>
    rows.flatMap((row) => {
      const text = row[column];
      if (typeof text !== 'string' || isJson(text)) return [];
      return [{ fault: `${table}.${column} ${NO_JSON}`, owner: row.person, what: row.what }];
    }),
  );

type Derive = (row: Row) => Readonly<Record<string, unknown>>;

/** By what nodes are sorted and called follows from the styles of their project too. */
async function captioned(client: Client): Promise<Derive> {
  const { rows } = await client.query<StyleRow & { owner: string; project: string }>(
    "SELECT owner, project, kind, name, style FROM style WHERE kind = 'label'",
  );
  const styles = new Map<string, StyleRow[]>();
  for (const { owner, project, ...style } of rows)
    styles.set(`${owner} ${project}`, [...(styles.get(`${owner} ${project}`) ?? []), style]);
  const captions = new Map<string, ChosenCaptions>([...styles].map(([graph, own]) => [graph, captionsIn(own)]));
  const none = captionsIn([]);
  return ({ owner, project, labels, properties }) => ({
    caption: captionKey(
      { labels: JSON.parse(String(labels)) as string[], properties: JSON.parse(String(properties)) as Properties },
      captions.get(`${String(owner)} ${String(project)}`) ?? none,
    ),
  });
}

/** SQL: whether a node `t` is seen; one of an import is called by the styles that come with it until that is published. */
const IS_SEEN = `NOT EXISTS (SELECT 1 FROM hidden_batch h WHERE h.owner = t.owner AND h.project = t.project AND h.batch = t.batch)`;

async function otherwise(client: Client, table: string, derived: readonly object[], names: readonly string[]) {
  const differs = names
    .map((name) =>
      name === 'caption' ? `t.caption <> w.caption AND ${IS_SEEN}` : `t.${name} IS DISTINCT FROM w.${name}`,
    )
    .join(' OR ');
  const { rows } = await client.query<{ at: string }>(
    `SELECT t.ctid::text AS at FROM json_to_recordset($1::json) AS w(at tid, ${names.map((name) => `${name} ${TYPES[name] ?? 'text'}`).join(', ')})
     JOIN ${table} t ON t.ctid = w.at WHERE ${OF_WHOLE_ROWS[table] ?? 'true'} AND (${differs})`,
    [JSON.stringify(derived)],
  );
  return new Set(rows.map(({ at }) => at));
}

/** Rows of a table that hold what is no JSON, and those by which they are found or sorted is not what follows from them. */
async function* faultsIn(client: Client, { name: table, toPostgres, isLarge }: MovedTable): AsyncGenerator<RowFault> {
  const there = await columnsOf(client, table);
  const names = toPostgres === undefined ? [] : Object.keys(TYPES).filter((name) => there.has(name));
  const columns = [...there].filter((name) => !(name in TYPES && names.includes(name)));
  const also: Derive = table === 'node' ? await captioned(client) : () => ({});
  for await (const rows of slices(client, table, columns, isLarge === true ? LARGE_SLICE : SLICE)) {
    const broken = noJson(table, rows);
    yield* broken;
    const unread = new Set(broken.map(({ what }) => what));
    const derived = rows
      .filter(({ what }) => names.length > 0 && !unread.has(what))
      .map((row) => ({ at: row.at, ...toPostgres?.(row), ...also(row) }));
    if (derived.length === 0) continue;
    const wrong = await otherwise(client, table, derived, names);
    for (const { at, person, what } of rows)
      if (wrong.has(at)) yield { fault: `a ${table} is not found or sorted by what it says`, owner: person, what };
  }
}

/** Rows that hold what is no JSON or are not found by what they say. Reads every row of every person; inside a transaction. */
export async function* rowFaults({ records, graphs }: Clients): AsyncGenerator<RowFault> {
  const derived: readonly MovedTable[] = [...OF_GRAPHS, ...OF_RECORDS];
  const known = new Set(derived.map(({ name }) => name));
  const others = Object.keys(JSON_COLUMNS).filter((name) => !known.has(name) && name !== 'deleted_project');
  const tables = [...derived, ...others.map((name): MovedTable => ({ name }))];
  for (const table of tables) {
    if (table.toPostgres === undefined && JSON_COLUMNS[table.name] === undefined) continue;
    yield* faultsIn(OF_GRAPHS_NAMES.has(table.name) ? graphs : records, table);
  }
}
