/** A statement that could reach rows of another person: a bug in Harta. */
export class UnownedStatementError extends Error {
  override readonly name = 'UnownedStatementError';
}

/** The tables whose rows belong to persons. */
const OWNED: ReadonlySet<string> = new Set([
  ...['person', 'graph', 'node', 'node_label', 'position', 'relationship', 'label_total', 'type_total'],
  ...['change', 'revision', 'batch', 'batch_total', 'batch_end', 'hidden_batch', 'style', 'batch_style'],
  ...['batch_update', 'effect', 'sort_key'],
  ...['account', 'session_end', 'setting', 'import_mapping', 'alias', 'api_token', 'saved_view'],
  ...[
    'outbox',
    'record_effect',
    'notification',
    'device',
    'import_job',
    'job',
    'payment_customer',
    'subscription',
    'purchase',
  ],
  'catalog_project',
  ...['conversation', 'chat_message', 'chat_citation', 'interaction_total', 'interaction_day', 'interaction_key'],
  ...['train_example', 'document', 'recording', 'recording_part', 'image', 'byte_total'],
]);

const TABLES = /\b(?:FROM|JOIN|INTO|UPDATE)\s+([a-z_]+)/g;

/** Statements that were found to name their owner: there are few texts, each asked thousands of times. */
const passed = new Set<string>();
const MOST_PASSED = 1000;

/**
 * Refuses SQL over a table of persons' rows that does not bind `:owner` (or, to find a person, `:ownerId`): no query over persons' data can
 * be written without saying whose.
 */
export function assertOwned(sql: string): void {
  if (passed.has(sql)) return;
  const named = [...sql.matchAll(TABLES)].find(([, table]) => OWNED.has(table ?? ''));
  if (named !== undefined && !/:owner(?:Id)?\b/.test(sql))
    throw new UnownedStatementError(`Statement on "${named[1]}" without :owner: ${sql}`);
  if (passed.size < MOST_PASSED) passed.add(sql);
}
