import { type Client } from 'pg';

/** A schema of Harta in a database, and what it is made of. */
export interface DatabaseSchema {
  /** Its name in messages. */
  readonly says: string;
  /** The schema of PostgreSQL; the one that everything is in without a word, where there is none of its own. */
  readonly schema?: string;
  /** The table that holds its number. */
  readonly table: string;
  readonly migrations: readonly string[];
}

/** Where a schema is made again to be compared; it is rolled back. */
const MADE = 'harta_made_again';

/** Each column, index, rule, trigger and function of a schema, by its name and as it is declared. */
const DECLARED = `
WITH tables AS (SELECT c.oid, c.relname FROM pg_class c JOIN pg_namespace s ON s.oid = c.relnamespace
  WHERE s.nspname = $1 AND c.relkind = 'r')
SELECT 'column ' || t.relname || '.' || a.attname AS name, concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
    l.collname, replace(pg_get_expr(d.adbin, d.adrelid), $1 || '.', '')) AS made
  FROM tables t JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum LEFT JOIN pg_collation l ON l.oid = a.attcollation
UNION ALL SELECT 'index ' || i.relname, replace(pg_get_indexdef(x.indexrelid), $1 || '.', '') || CASE WHEN x.indisvalid THEN '' ELSE ' invalid' END
  FROM tables t JOIN pg_index x ON x.indrelid = t.oid JOIN pg_class i ON i.oid = x.indexrelid
UNION ALL SELECT 'rule ' || c.conname || ' of ' || t.relname, replace(pg_get_constraintdef(c.oid), $1 || '.', '')
  FROM tables t JOIN pg_constraint c ON c.conrelid = t.oid
UNION ALL SELECT 'trigger ' || g.tgname, replace(pg_get_triggerdef(g.oid), $1 || '.', '') || g.tgenabled::text
  FROM tables t JOIN pg_trigger g ON g.tgrelid = t.oid AND NOT g.tgisinternal
UNION ALL SELECT 'function ' || p.proname || ' ' || md5(replace(pg_get_function_identity_arguments(p.oid), $1 || '.', '')),
    md5(replace(p.prosrc, $1 || '.', ''))
  FROM pg_proc p JOIN pg_namespace s ON s.oid = p.pronamespace WHERE s.nspname = $1`;

async function declaredIn(client: Client, schema: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; made: string }>(DECLARED, [schema]);
  return new Map(rows.map(({ name, made }) => [name, made]));
}

/** Makes a schema again under another name, as its migrations have it. */
async function makeAgain(client: Client, { schema, migrations }: DatabaseSchema): Promise<void> {
  if (schema === undefined) await client.query(`CREATE SCHEMA ${MADE}; SET LOCAL search_path TO ${MADE}`);
  for (const migration of migrations)
    await client.query(schema === undefined ? migration : migration.replaceAll(schema, MADE));
}

/** The number that a schema has in a database; undefined where it is not there. */
async function versionIn(client: Client, table: string): Promise<number | undefined> {
  const found = await client.query<{ there: boolean }>('SELECT to_regclass($1) IS NOT NULL AS there', [table]);
  if (found.rows[0]?.there !== true) return undefined;
  return (await client.query<{ version: number }>(`SELECT version FROM ${table}`)).rows[0]?.version;
}

/**
 * What of a schema is missing or made otherwise than its migrations make it, found by making it again in a transaction that is rolled back.
 * Of a schema that is not there, or of another version, nothing is said.
 */
export async function schemaFaults(client: Client, schema: DatabaseSchema): Promise<readonly string[]> {
  const version = await versionIn(client, schema.table);
  if (version === undefined) return [];
  if (version !== schema.migrations.length)
    return [`it is at ${version} and this Harta at ${schema.migrations.length}: a start brings it there`];
  const own = await client.query<{ schema: string }>('SELECT current_schema() AS schema');
  const present = await declaredIn(client, schema.schema ?? own.rows[0]?.schema ?? 'public');
  await client.query('BEGIN');
  try {
    await makeAgain(client, schema);
    const right = await declaredIn(client, MADE);
    const wrong = [...right].filter(([name, made]) => present.get(name) !== made);
    return wrong.map(([name]) => `${name} is ${present.has(name) ? 'not as it should be' : 'missing'}`);
  } finally {
    await client.query('ROLLBACK');
  }
}
