import { RECORDS } from '../../records/archive/recordDescriptions.js';
import { RECORD_KINDS, type RecordKind, byKind } from '../../records/PersonRecords.js';

/** Where records of a kind are stored. */
interface StoredAt {
  readonly table: string;
  /** What identifies a record of a person. */
  readonly key: string;
  /** Which rows are records: what was deleted and could still be brought back is none. */
  readonly where: string;
  /** The column, never the same twice, in whose order they are read. */
  readonly order: string;
}

/** How a field of a record is stored. */
export interface StoredField {
  readonly field: string;
  readonly column: string;
  /** As it is, as 0 or 1, or as JSON text. */
  readonly as: 'value' | 'flag' | 'json';
}

/** How records of a kind are stored: the fields that an archive describes, each in a column. */
export interface StoredKind extends StoredAt {
  readonly fields: readonly StoredField[];
  /** Whether a record is about a project. */
  readonly ofProject: boolean;
}

/** Fields that are stored as 0 or 1, and as JSON text. */
const FLAGS: ReadonlySet<string> = new Set(['ownTitle', 'pinned', 'fellBack']);
const JSON_TEXTS: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  messages: ['citations', 'sources', 'suggestions', 'proposal', 'query'],
  notifications: ['params'],
  trainExamples: ['tags'],
  images: ['view'],
  documents: ['places', 'reading', 'review', 'written'],
  recordings: ['transcriber', 'transcript'],
};

/** What is about a deleted project goes with it. */
const THERE = 'IN (SELECT id FROM project WHERE owner = :owner)';

const PLACES: Readonly<Record<RecordKind, StoredAt>> = {
  conversations: { table: 'conversation', key: 'id', where: `project ${THERE}`, order: 'id' },
  messages: {
    table: 'chat_message',
    key: 'uid',
    // What is being written is written on after it was read.
    where: `status <> 'answering'
      AND conversation IN (SELECT c.id FROM conversation c WHERE c.owner = :owner AND c.project ${THERE})`,
    order: 'seq',
  },
  notifications: { table: 'notification', key: 'uid', where: 'deletion IS NULL', order: 'seq' },
  trainExamples: { table: 'train_example', key: 'id', where: 'TRUE', order: 'seq' },
  images: { table: 'image', key: 'id', where: `(project IS NULL OR project ${THERE})`, order: 'id' },
  documents: { table: 'document', key: 'id', where: `project ${THERE}`, order: 'seq' },
  // What is still coming in is no recording yet.
  recordings: { table: 'recording', key: 'id', where: `state <> 'uploading' AND project ${THERE}`, order: 'seq' },
  interactions: { table: 'interaction_total', key: 'month', where: 'TRUE', order: 'month' },
  interactionDays: { table: 'interaction_day', key: 'day', where: 'TRUE', order: 'day' },
};

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function storedKind(kind: RecordKind): StoredKind {
  const { fields, ofProject } = RECORDS[kind];
  const texts = JSON_TEXTS[kind] ?? [];
  const stored = Object.keys(fields).map((field): StoredField => {
    const as = FLAGS.has(field) ? 'flag' : texts.includes(field) ? 'json' : 'value';
    return { field, column: columnOf(field), as };
  });
  return { ...PLACES[kind], fields: stored, ofProject: ofProject !== false };
}

/** Every kind of record, as the present schema stores it. */
export const STORED_KINDS = byKind(RECORD_KINDS, storedKind);
