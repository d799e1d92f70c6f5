import { foldedWords } from '../../../../domain/folding/fold.js';
import { type ChatMessage } from '../../../contract/chat/messages.js';
import { type ProjectId } from '../../../contract/ids.js';
import { projectRow } from '../projects/projectRows.js';
import { type PersonRecord, type RecordKind } from '../../records/PersonRecords.js';
import { sameness } from '../../records/trainExamples/sameness.js';
import { type SqlParameters, type SqlValue } from '../../../platform/storage/driver.js';
import { titleWords } from '../../records/chats/titles.js';
import { recount } from '../chats/deleteMessages.js';
import { addCitations } from '../chats/editMessages.js';
import { addToNotificationTotals } from '../notifications/notificationTotals.js';
import { type PersonFile } from '../PersonFile.js';
import { addWords } from '../textMatch.js';
import { type StoredField, type StoredKind } from '../../records/archive/storedFields.js';
import { STORED_KINDS } from './readRecords.js';

const textOf = (record: PersonRecord, name: string): string => String(record[name] ?? '');

/** Columns that follow from what a record says. */
const DERIVED: Readonly<Record<RecordKind, (record: PersonRecord, file: PersonFile) => SqlParameters>> = {
  conversations: (record, file) => ({
    title_words: titleWords(textOf(record, 'title')),
    project: projectRow(file, textOf(record, 'project') as ProjectId).id,
  }),
  images: (record, file) => ({
    project: record['project'] === null ? null : projectRow(file, textOf(record, 'project') as ProjectId).id,
  }),
  documents: (record, file) => ({
    project: projectRow(file, textOf(record, 'project') as ProjectId).id,
  }),
  recordings: (record, file) => ({
    project: projectRow(file, textOf(record, 'project') as ProjectId).id,
  }),
  messages: () => ({}),
  notifications: () => ({}),
  trainExamples: (record) => ({
    question_key: sameness(textOf(record, 'question')),
    answer_key: sameness(textOf(record, 'answer')),
  }),
  interactions: () => ({}),
  interactionDays: () => ({}),
};

const seqOf = ({ db, owner }: PersonFile, { table, key }: StoredKind, value: string): number =>
  db.get<{ seq: number }>(`SELECT seq FROM ${table} WHERE owner = :owner AND ${key} = :value`, { owner, value })?.seq ??
  0;

function addText({ db, owner }: PersonFile, { table, key }: StoredKind, value: string, text: string): void {
  db.run(
    `INSERT INTO ${table}_text (rowid, text) VALUES ((SELECT seq FROM ${table} WHERE owner = :owner AND ${key} = :value), :text)`,
    { owner, value, text: foldedWords(text).join(' ') },
  );
}

/** What a new record brings with it: words that it is found by, counters. */
const AFTER: Readonly<Record<RecordKind, (file: PersonFile, record: PersonRecord, stored: StoredKind) => void>> = {
  conversations: () => undefined,
  messages(file, record, stored) {
    const uid = textOf(record, 'uid');
    addWords(file, uid, textOf(record, 'text'));
    addCitations(file, seqOf(file, stored, uid), record['citations'] as ChatMessage['citations']);
    recount(file, textOf(record, 'conversation'));
  },
  notifications(file, record, stored) {
    const words = `${textOf(record, 'messageEn')} ${textOf(record, 'messageRo')}`;
    addText(file, stored, textOf(record, 'uid'), words);
    addToNotificationTotals(file, { total: 1, unread: record['status'] === 'unread' ? 1 : 0 });
  },
  trainExamples(file, record, stored) {
    const words = [textOf(record, 'question'), textOf(record, 'answer'), ...(record['tags'] as string[])].join(' ');
    addText(file, stored, textOf(record, 'id'), words);
  },
  interactions: () => undefined,
  interactionDays: () => undefined,
  images: () => undefined,
  recordings: () => undefined,
  documents(file, record, stored) {
    addText(file, stored, textOf(record, 'id'), `${textOf(record, 'title')} ${textOf(record, 'text')}`);
  },
};

/** The value of a field as it is stored. */
const STORED: Readonly<Record<StoredField['as'], (value: unknown) => SqlValue>> = {
  value: (value) => (value ?? null) as SqlValue,
  flag: (value) => (value === true ? 1 : 0),
  json: (value) => (value == null ? null : JSON.stringify(value)),
};

// A field that is younger than the archive is not in it.
const valuesOf = (record: PersonRecord, { fields }: StoredKind): SqlParameters =>
  Object.fromEntries(fields.map(({ field, column, as }) => [column, STORED[as](record[field])])) as SqlParameters;

/** What becomes of a record whose key is there: it stays as it is, and a count is the larger one. */
const IF_THERE = {
  interactions: 'ON CONFLICT DO UPDATE SET total = max(total, excluded.total)',
  interactionDays: 'ON CONFLICT DO UPDATE SET total = max(total, excluded.total)',
} as Partial<Record<RecordKind, string>>;

/** Writes records that are not there yet. Inside a transaction. */
export function restoreRecords(file: PersonFile, kind: RecordKind, records: readonly PersonRecord[]): void {
  const stored = STORED_KINDS[kind];
  for (const record of records) {
    const values = { owner: file.owner, ...valuesOf(record, stored), ...DERIVED[kind](record, file) };
    const names = Object.keys(values);
    const written = file.db.run(
      `INSERT INTO ${stored.table} (${names.join(', ')}) VALUES (${names.map((name) => `:${name}`).join(', ')})
       ${IF_THERE[kind] ?? 'ON CONFLICT DO NOTHING'}`,
      values,
    );
    if (written > 0) AFTER[kind](file, record, stored);
  }
}
