import { type RecordKind } from '../../records/PersonRecords.js';

/** How records of a kind are stored. */
export interface StoredKind {
  readonly table: string;
  /** What identifies a record of a person. */
  readonly key: string;
  /** Columns as they are. */
  readonly columns: readonly string[];
  /** Columns of JSON text, which stand as values in an archive. */
  readonly json: readonly string[];
  /** Whether a record is about a project. */
  readonly ofProject: boolean;
  /** Which rows are records: what was deleted and could still be brought back is none. */
  readonly where: string;
  readonly order: string;
}

/** What is about a deleted project goes with it. */
const THERE = 'IN (SELECT project FROM project WHERE owner = :owner)';
const EVERY = { json: [], ofProject: false, where: 'TRUE' } as const;

/** Every kind of record, as the present schema stores it. */
export const STORED_KINDS: Readonly<Record<RecordKind, StoredKind>> = {
  conversations: {
    ...EVERY,
    table: 'conversation',
    key: 'id',
    columns: ['id', 'title', 'own_title', 'pinned', 'created_at', 'updated_at'],
    ofProject: true,
    where: `project ${THERE}`,
    order: 'id',
  },
  messages: {
    ...EVERY,
    table: 'chat_message',
    key: 'uid',
    columns: [
      ...['uid', 'conversation', 'role', 'answers', 'language', 'status', 'deltas', 'engine', 'fell_back', 'basis'],
      ...['rating', 'created_at', 'text'],
    ],
    json: ['citations', 'sources', 'suggestions', 'proposal', 'query'],
    // What is being written is written on after it was read.
    where: `status <> 'answering'
      AND conversation IN (SELECT c.id FROM conversation c WHERE c.owner = :owner AND c.project ${THERE})`,
    order: 'seq',
  },
  notifications: {
    ...EVERY,
    table: 'notification',
    key: 'uid',
    columns: ['uid', 'kind', 'message_en', 'message_ro', 'link', 'status', 'created_at'],
    json: ['params'],
    where: 'deletion IS NULL',
    order: 'seq',
  },
  trainExamples: {
    ...EVERY,
    table: 'train_example',
    key: 'id',
    columns: ['id', 'language', 'version', 'created_at', 'updated_at', 'question', 'answer'],
    json: ['tags'],
    order: 'seq',
  },
  images: {
    ...EVERY,
    table: 'image',
    key: 'id',
    columns: ['id', 'name', 'type', 'width', 'height', 'bytes', 'version', 'created_at', 'updated_at'],
    json: ['view'],
    ofProject: true,
    where: `(project IS NULL OR project ${THERE})`,
    order: 'id',
  },
  documents: {
    ...EVERY,
    table: 'document',
    key: 'id',
    columns: [
      ...['id', 'title', 'kind', 'language', 'state', 'attempt', 'version', 'created_at', 'updated_at'],
      ...['characters', 'things', 'facts', 'text', 'recording'],
    ],
    json: ['places', 'reading', 'review', 'written'],
    ofProject: true,
    where: `project ${THERE}`,
    order: 'seq',
  },
  recordings: {
    ...EVERY,
    table: 'recording',
    key: 'id',
    columns: [
      ...['id', 'name', 'type', 'bytes', 'received', 'fingerprint', 'seconds', 'language', 'heard_language', 'state'],
      ...['attempt', 'words', 'version', 'created_at', 'updated_at'],
    ],
    json: ['transcriber', 'transcript'],
    ofProject: true,
    // What is still coming in is no recording yet.
    where: `state <> 'uploading' AND project ${THERE}`,
    order: 'seq',
  },
  interactions: {
    ...EVERY,
    table: 'interaction_total',
    key: 'month',
    columns: ['month', 'total'],
    order: 'month',
  },
  interactionDays: {
    ...EVERY,
    table: 'interaction_day',
    key: 'day',
    columns: ['day', 'total'],
    order: 'day',
  },
};
