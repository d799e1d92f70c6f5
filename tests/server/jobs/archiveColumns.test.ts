import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from 'vitest';

import { STORED_KINDS } from '../../../server/people/personFile/records/readRecords.js';
import { PERSON_MIGRATIONS } from '../../../server/people/personFile/schema.js';
import { PERSON_TABLES } from '../../../server/people/personFile/personTables.js';
import { APP_MIGRATIONS, APP_TABLES } from '../../../server/people/records/sqlite/schema.js';
import { migrate, type Migration } from '../../../server/platform/storage/migrations.js';
import { OwnedDatabase } from '../../../server/platform/storage/OwnedDatabase.js';

/** What of a table an archive holds, and of the rest why it does not. */
interface Said {
  readonly held?: string;
  readonly left?: Readonly<Record<string, string>>;
}

const NUMBERS = 'numbers of this file, given anew';
const WHEN_THERE = 'the new account has its own';
const FOUND_BY = 'made anew from what is restored';
const HISTORY = 'the history of a graph stays with the account: what is restored is one entry of a new one';
const IMPORTING = 'an import that is being written has not been seen by anyone';
const ACCESS = 'whoever holds the archive must not get in by it';
const PROVIDER = 'the payment provider has them, for the customer of the account';

const elements = (own: string): Said => ({
  held: `id ${own} version created_at updated_at properties kinds provenance`,
  left: { 'seq batch': NUMBERS },
});
/** A whole table that no archive holds. */
const none = (why: string): Said => ({ left: { '*': why } });

/** Each table of a person's file: columns that are records of a kind are known from there. */
const OF_PERSON: Readonly<Record<string, Said>> = {
  person: none('who it is, which is another one where it is restored'),
  project: {
    held: 'name description is_default archived_at',
    left: { 'id number version': NUMBERS, created_at: 'a project that is restored is a new one' },
  },
  graph: {
    left: {
      'id last_node last_relationship last_batch first_seq end_seq access_version': NUMBERS,
      'access nodes_total relationships_total head updated_at': FOUND_BY,
    },
  },
  deleted_project: none('the person has deleted it'),
  node: { held: `${elements('labels').held ?? ''}`, left: { 'seq batch': NUMBERS, 'degree caption': FOUND_BY } },
  relationship: elements('type start_node end_node'),
  position: { held: 'node place' },
  style: { held: 'kind name style', left: { version: NUMBERS } },
  ...Object.fromEntries(
    ['node_label', 'node_text', 'relationship_text', 'label_total', 'type_total'].map((name) => [name, none(FOUND_BY)]),
  ),
  ...Object.fromEntries(['change', 'revision'].map((name) => [name, none(HISTORY)])),
  ...Object.fromEntries(
    ['batch', 'batch_total', 'batch_end', 'hidden_batch', 'batch_style', 'batch_update'].map((name) => [
      name,
      none(IMPORTING),
    ]),
  ),
  conversation: { left: { title_words: FOUND_BY, messages_total: FOUND_BY } },
  chat_message: { left: { seq: NUMBERS } },
  notification: { left: { seq: NUMBERS, 'deletion deleted_at': 'of those that were deleted, none is held' } },
  train_example: { left: { seq: NUMBERS, 'question_key answer_key': FOUND_BY } },
  image: {},
  document: { left: { seq: NUMBERS } },
  document_text: none(FOUND_BY),
  recording: { left: { seq: NUMBERS } },
  recording_part: none('what was heard so far of a recording that is being transcribed: that begins anew'),
  interaction_total: {},
  interaction_day: {},
  ...Object.fromEntries(
    ['byte_total', 'notification_total', 'notification_text', 'train_example_text', 'chat_text', 'chat_citation'].map(
      (name) => [name, none(FOUND_BY)],
    ),
  ),
  interaction_key: none(
    'says of which messages the counts are, so that none counts twice: those of an archive are not sent again',
  ),
  effect: none('work that is under way, of this file alone'),
};

/** Each table of the product's own file. */
const OF_APP: Readonly<Record<string, Said>> = {
  account: {
    held: 'email display_name photo_url organisation about picture',
    left: { 'email_verified version created_at updated_at': WHEN_THERE },
  },
  setting: { held: 'data', left: { version: WHEN_THERE } },
  import_mapping: { held: 'data used_at', left: { shape: 'a digest of what the data say' } },
  alias: { held: 'words kind name created_at', left: { project_id: NUMBERS } },
  saved_view: { held: 'id name data version created_at updated_at', left: { project_id: NUMBERS } },
  purchase: { held: 'id at data' },
  person_file: none('that there is a file of the person on this installation'),
  session_end: none(ACCESS),
  device: none(ACCESS),
  api_token: none(ACCESS),
  import_job: none('reports of imports whose files are gone; what they brought is in the graphs'),
  outbox: none('on its way to the notifications'),
  effect_owner: none('work that is under way, of this installation alone'),
  job: none('work that is under way, of this installation alone'),
  payment_customer: none(PROVIDER),
  subscription: none(PROVIDER),
};

const folder = mkdtempSync(join(tmpdir(), 'harta-columns-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The tables of a schema with their columns, but for what says whose and of which project a row is. */
function columnsOf(name: string, migrations: readonly Migration[], tables: ReadonlySet<string>) {
  const db = new OwnedDatabase(join(folder, name), new Set());
  migrate(db, migrations);
  const found = [...tables].map((table): [string, string[]] => [
    table,
    db
      .all<{ name: string }>(`SELECT name FROM pragma_table_info('${table}')`, {})
      .map((column) => column.name)
      .filter((column) => column !== 'owner' && column !== 'project'),
  ]);
  db.close();
  return found;
}

const KINDS = Object.values(STORED_KINDS);
const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '');

describe.each([
  { file: 'a person', tables: columnsOf('person.db', PERSON_MIGRATIONS, PERSON_TABLES), said: OF_PERSON },
  { file: 'the product', tables: columnsOf('app.db', APP_MIGRATIONS, APP_TABLES), said: OF_APP },
])('of the file of $file', ({ tables, said }) => {
  test('every table is spoken of, and none that there is not', () => {
    expect(Object.keys(said).toSorted()).toEqual(tables.map(([table]) => table).toSorted());
  });

  test.each(tables)('every column of %s is in an archive, or left out for a reason', (table, columns) => {
    const { held = '', left = {} } = said[table] ?? {};
    const kind = KINDS.find((each) => each.table === table);
    const archived = [...wordsOf(held), ...(kind?.fields.map(({ column }) => column) ?? [])];
    const leftOut = Object.keys(left).flatMap(wordsOf);
    const named = leftOut.includes('*') ? columns : [...archived, ...leftOut];
    expect(named.toSorted()).toEqual(columns.toSorted());
  });
});
