import { type ChatMessage } from '../../../../contract/chat/messages.js';
import { type OwnerId, type ProjectId } from '../../../../contract/ids.js';
import { type Session } from '../../../../platform/storage/postgres/Session.js';
import { type PostgresParameters } from '../../../../platform/storage/postgres/statement.js';
import { wordSet, wordsVector } from '../../../../graph/postgres/words.js';
import { type StoredField } from '../../archive/storedFields.js';
import { titleWords } from '../../chats/titles.js';
import { type PersonRecord, type RecordKind } from '../../PersonRecords.js';
import { exampleWords } from '../../trainExamples/exampleRow.js';
import { sameness } from '../../trainExamples/sameness.js';
import { addCitations } from '../personal/chats/answers.js';
import { recount } from '../personal/chats/deleting.js';
import { liveProject } from '../personal/projects.js';
import { STORED_KINDS } from './readRecords.js';

type Value = PostgresParameters[string];

/** Without U+0000, which PostgreSQL takes in no text, and a file of SQLite took until calls with it were refused. */
const storable = (text: string): string => text.replaceAll('\0', '');

const textOf = (record: PersonRecord, name: string): string => storable(String(record[name] ?? ''));

/** The value of a field as it is stored. */
const STORED: Readonly<Record<StoredField['as'], (value: unknown) => Value>> = {
  value: (value) => (typeof value === 'string' ? storable(value) : ((value ?? null) as Value)),
  flag: (value) => (value === true ? 1 : 0),
  json: (value) => (value == null ? null : JSON.stringify(value)),
};

/** Further columns that follow from what a record says. */
const DERIVED: Readonly<Partial<Record<RecordKind, (record: PersonRecord) => PostgresParameters>>> = {
  conversations: (record) => ({ title_words: titleWords(textOf(record, 'title')) }),
  trainExamples: (record) => ({
    question_key: sameness(textOf(record, 'question')),
    answer_key: sameness(textOf(record, 'answer')),
  }),
};

/** The words that a record is found by. */
const WORDS: Readonly<Partial<Record<RecordKind, (record: PersonRecord) => string>>> = {
  messages: (record) => wordSet(textOf(record, 'text')),
  notifications: (record) => wordsVector(`${textOf(record, 'messageEn')} ${textOf(record, 'messageRo')}`),
  trainExamples: (record) =>
    wordSet(
      exampleWords({
        question: textOf(record, 'question'),
        answer: textOf(record, 'answer'),
        tags: record['tags'] as string[],
      }),
    ),
  documents: (record) => wordSet(`${textOf(record, 'title')} ${textOf(record, 'text')}`),
};

/** What becomes of a record whose key is there: it stays as it is, and a count is the larger one. */
const ifThere = (kind: RecordKind): string => {
  const { table, key } = STORED_KINDS[kind];
  return kind === 'interactions' || kind === 'interactionDays'
    ? `ON CONFLICT (owner, ${key}) DO UPDATE SET total = greatest(${table}.total, excluded.total)`
    : 'ON CONFLICT DO NOTHING';
};

/** The project that a record is about, which has to be there. Throws `PROJECT_NOT_FOUND`. */
async function projectOf(session: Session, ownerId: OwnerId, record: PersonRecord): Promise<ProjectId | null> {
  const project = record['project'] ?? null;
  return project === null ? null : liveProject(session, { ownerId, projectId: String(project) as ProjectId });
}

async function insert(session: Session, owner: OwnerId, kind: RecordKind, record: PersonRecord): Promise<boolean> {
  const { table, fields, ofProject } = STORED_KINDS[kind];
  const words = WORDS[kind]?.(record);
  const columns: Record<string, Value> = {
    owner,
    // A field that is younger than the archive is not in it.
    ...Object.fromEntries(fields.map(({ field, column, as }) => [column, STORED[as](record[field])])),
    ...(ofProject ? { project: await projectOf(session, owner, record) } : {}),
    ...DERIVED[kind]?.(record),
  };
  const names = Object.keys(columns);
  const written = await session.run(
    `INSERT INTO ${table} (${[...names, ...(words === undefined ? [] : ['words'])].join(', ')})
     VALUES (${[...names.map((name) => `:${name}`), ...(words === undefined ? [] : ['CAST(:found_by AS tsvector)'])].join(', ')})
     ${ifThere(kind)}`,
    { ...columns, found_by: words ?? null },
  );
  return written > 0;
}

/** What a message brings with it: the nodes that it is found by, and the counter of its conversation. */
async function afterMessage(session: Session, owner: OwnerId, record: PersonRecord): Promise<void> {
  const row = await session.get<{ seq: number }>('SELECT seq FROM chat_message WHERE owner = :owner AND uid = :uid', {
    ...{ owner, uid: textOf(record, 'uid') },
  });
  await addCitations(session, owner, row?.seq ?? 0, record['citations'] as ChatMessage['citations']);
  await recount(session, owner, textOf(record, 'conversation'));
}

/** Writes records that are not there yet. */
export async function restoreRecords(
  session: Session,
  owner: OwnerId,
  kind: RecordKind,
  records: readonly PersonRecord[],
): Promise<void> {
  for (const record of records) {
    const isNew = await insert(session, owner, kind, record);
    if (isNew && kind === 'messages') await afterMessage(session, owner, record);
  }
}
