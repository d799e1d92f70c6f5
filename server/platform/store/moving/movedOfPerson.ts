import { type Properties } from '../../../../domain/properties/values.js';
import { searchText } from '../../../graph/content.js';
import { foldedProperties, truthProperties } from '../../../graph/postgres/writing/elementRows.js';
import { wordSet, wordsVector } from '../../../graph/postgres/words.js';
import { SEQ_RANGE } from '../../../graph/storedRows.js';
import { PERSON_MIGRATIONS } from '../../../people/personFile/schema.js';
import { exampleWords } from '../../../people/records/trainExamples/exampleRow.js';
import { type MovedFile, type MovedTable, type Row } from './MovedTable.js';

const textOf = (row: Row, column: string): string => String(row[column] ?? '');

const asked = (row: Row, words: readonly string[]) => {
  const properties = JSON.parse(textOf(row, 'properties')) as Properties;
  return {
    props: properties,
    folded: foldedProperties(properties),
    truths: truthProperties(properties),
    words: wordsVector(searchText(words, properties)),
  };
};
const ASKED = ['props', 'folded', 'truths', 'words'];

/** Tables of graphs, whose rows PostgreSQL keeps by the number of their person. */
export const OF_GRAPHS: readonly MovedTable[] = [
  {
    name: 'graph',
    sqliteOnly: ['end_seq'],
    postgresOnly: ['bytes', 'sorted', 'sorting'],
    toSqlite: ({ project }) => ({ end_seq: (Number(project) + 1) * SEQ_RANGE - 1 }),
  },
  {
    name: 'node',
    postgresOnly: ASKED,
    toPostgres: (row) => asked(row, JSON.parse(textOf(row, 'labels')) as string[]),
  },
  {
    name: 'relationship',
    postgresOnly: ASKED,
    toPostgres: (row) => asked(row, [textOf(row, 'type')]),
  },
  { name: 'label_total', renamed: { name: 'label' } },
  { name: 'type_total', renamed: { name: 'type' } },
  { name: 'effect', sqlite: 'moved_effect', key: ['seq'], numbered: 'seq' },
  ...[
    ...['node_label', 'position', 'change', 'revision', 'style'],
    ...['batch', 'batch_total', 'batch_end', 'hidden_batch', 'batch_style', 'batch_update'],
  ].map((name) => ({ name })),
];

/** What else a person has, whose rows PostgreSQL keeps by the id of their person. */
export const OF_RECORDS: readonly MovedTable[] = [
  {
    name: 'catalog_project',
    sqlite: 'moved_project',
    key: ['number'],
    // Of one that is being erased nothing is said any more.
    read: Object.fromEntries(
      [
        ['created_at', 'deleted_at'],
        ['archived_at', 'NULL'],
        ['version', '1'],
        ['name', "''"],
        ['description', "''"],
        ['is_default', 'false'],
      ].map(([column = '', otherwise]) => [column, `CASE WHEN is_erasing THEN ${otherwise} ELSE ${column} END`]),
    ),
  },
  // Both kinds of effects have numbers in one row in SQLite; the order of these decides nothing.
  { name: 'record_effect', sqlite: 'moved_record_effect', key: ['key'], numbered: 'seq', isNumberedAnew: true },
  {
    name: 'notification',
    postgresOnly: ['words'],
    numbered: 'seq',
    toPostgres: (row) => ({ words: wordsVector(`${textOf(row, 'message_en')} ${textOf(row, 'message_ro')}`) }),
  },
  { name: 'conversation' },
  {
    name: 'chat_message',
    postgresOnly: ['words'],
    numbered: 'seq',
    toPostgres: (row) => ({ words: wordSet(textOf(row, 'text')) }),
  },
  ...['chat_citation', 'interaction_total', 'interaction_day', 'interaction_key', 'image'].map((name) => ({ name })),
  {
    name: 'train_example',
    key: ['id'],
    sqliteOnly: ['seq'],
    postgresOnly: ['words'],
    toPostgres: (row) => ({
      words: wordSet(
        exampleWords({
          question: textOf(row, 'question'),
          answer: textOf(row, 'answer'),
          tags: JSON.parse(textOf(row, 'tags')) as string[],
        }),
      ),
    }),
  },
  {
    name: 'document',
    isLarge: true,
    key: ['id'],
    sqliteOnly: ['seq'],
    postgresOnly: ['words'],
    toPostgres: (row) => ({ words: wordSet(`${textOf(row, 'title')} ${textOf(row, 'text')}`) }),
  },
  { name: 'recording', isLarge: true, key: ['id'], sqliteOnly: ['seq'] },
  { name: 'recording_part', sqliteOnly: ['project'] },
];

const CATALOG = ['name', 'is_default', 'created_at', 'description', 'version', 'archived_at'];

const WHOLE_NUMBERS: ReadonlySet<string> = new Set(['is_default', 'version']);
/** SQL: what is inserted into a view comes as a floating number, which JSON would tell. */
const whole = (name: string): string => `CAST(NEW.${name} AS INTEGER)`;

/** A project is told by one row, deleted or not; and effects of graphs from those of the catalogue by their kind. */
const VIEWS = `
CREATE TEMP VIEW moved_project AS
  SELECT owner, number, id, name, description, is_default, version, created_at, archived_at,
    NULL AS deleted_at, NULL AS erased_at, 0 AS is_erasing FROM project
  UNION ALL
  SELECT owner, number, id, coalesce(data ->> '$.name', ''), coalesce(data ->> '$.description', ''),
    coalesce(data ->> '$.is_default', 0), coalesce(data ->> '$.version', 1), coalesce(data ->> '$.created_at', deleted_at),
    data ->> '$.archived_at', deleted_at, erased_at, is_erasing FROM deleted_project;
CREATE TEMP TRIGGER put_project INSTEAD OF INSERT ON moved_project BEGIN
  INSERT INTO project (owner, number, id, ${CATALOG.join(', ')})
    SELECT NEW.owner, NEW.number, NEW.id, ${CATALOG.map((name) => `NEW.${name}`).join(', ')} WHERE NEW.deleted_at IS NULL;
  INSERT INTO deleted_project (owner, number, id, data, deleted_at, erased_at, is_erasing)
    SELECT NEW.owner, NEW.number, NEW.id, iif(NEW.is_erasing, '{}', json_object('owner', ${whole('owner')}, 'number', ${whole('number')}, 'id', NEW.id,
      ${CATALOG.map((name) => `'${name}', ${WHOLE_NUMBERS.has(name) ? whole(name) : `NEW.${name}`}`).join(', ')})),
      NEW.deleted_at, NEW.erased_at, NEW.is_erasing WHERE NEW.deleted_at IS NOT NULL;
END;
CREATE TEMP VIEW moved_effect AS SELECT owner, seq, key, kind, data FROM effect WHERE kind NOT IN ('graphAccess', 'jobAsked');
CREATE TEMP VIEW moved_record_effect AS SELECT owner, seq, key, kind, data FROM effect WHERE kind IN ('graphAccess', 'jobAsked');
${['moved_effect', 'moved_record_effect']
  .map(
    (view) => `CREATE TEMP TRIGGER put_${view} INSTEAD OF INSERT ON ${view} BEGIN
  INSERT INTO effect (seq, owner, key, kind, data)
    VALUES (iif(EXISTS (SELECT 1 FROM effect WHERE seq = NEW.seq), NULL, NEW.seq), NEW.owner, NEW.key, NEW.kind, NEW.data);
END;`,
  )
  .join('\n')}
`;

/** The file of one person. */
export const OF_PERSON: MovedFile = {
  isOfOnePerson: true,
  migrations: PERSON_MIGRATIONS,
  tables: [...OF_GRAPHS, ...OF_RECORDS],
  views: VIEWS,
  viewed: ['project', 'deleted_project', 'effect'],
  left: {
    sqlite: [
      // Whose it is, and what is counted.
      ...['person', 'notification_total', 'byte_total'],
      // By what rows are found.
      ...['node_text', 'relationship_text', 'notification_text', 'train_example_text', 'chat_text', 'document_text'],
    ],
    postgres: ['person', 'byte_total', 'sort_key'],
  },
};
