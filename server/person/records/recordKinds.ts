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

/** How records of a kind are stored; their columns are those that an archive describes. */
export interface StoredKind extends StoredAt {
  /** Columns as they are. */
  readonly columns: readonly string[];
  /** Columns of JSON text, which stand as values in an archive. */
  readonly json: readonly string[];
  /** Whether a record is about a project. */
  readonly ofProject: boolean;
}

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

function storedKind(kind: RecordKind): StoredKind {
  const { columns, json, ofProject } = RECORDS[kind];
  return {
    ...PLACES[kind],
    columns: Object.keys(columns),
    json: Object.keys(json),
    ofProject: ofProject !== false,
  };
}

/** Every kind of record, as the present schema stores it. */
export const STORED_KINDS = byKind(RECORD_KINDS, storedKind);
