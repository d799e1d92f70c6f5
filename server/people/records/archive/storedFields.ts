import { byKind, RECORD_KINDS, type RecordKind } from '../PersonRecords.js';
import { RECORDS } from './recordDescriptions.js';

/** How a field of a record is stored in a table of whichever engine. */
export interface StoredField {
  readonly field: string;
  readonly column: string;
  /** As it is, as 0 or 1, or as JSON text. */
  readonly as: 'value' | 'flag' | 'json';
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

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The fields that an archive describes, each in a column. */
function storedFields(kind: RecordKind): readonly StoredField[] {
  const texts = JSON_TEXTS[kind] ?? [];
  return Object.keys(RECORDS[kind].fields).map((field): StoredField => {
    const as = FLAGS.has(field) ? 'flag' : texts.includes(field) ? 'json' : 'value';
    return { field, column: columnOf(field), as };
  });
}

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

/** How records of a kind are stored. */
export interface StoredKind extends StoredAt {
  readonly fields: readonly StoredField[];
  /** Whether a record is about a project. */
  readonly ofProject: boolean;
}

/** A kind as it is stored at a place. */
const storedKind = (kind: RecordKind, at: StoredAt): StoredKind => ({
  ...at,
  fields: storedFields(kind),
  ofProject: RECORDS[kind].ofProject !== false,
});

/**
 * Where each kind is stored, in tables that have the same names in every engine.
 * @param there condition on the id of a project: what is about a deleted one goes with it
 * @param order the column by which what has no order of its own is read
 */
const placesOf = (there: string, order: string): Readonly<Record<RecordKind, StoredAt>> => ({
  conversations: { table: 'conversation', key: 'id', where: `project ${there}`, order: 'id' },
  messages: {
    table: 'chat_message',
    key: 'uid',
    // What is being written is written on after it was read.
    where: `status <> 'answering'
      AND conversation IN (SELECT c.id FROM conversation c WHERE c.owner = :owner AND c.project ${there})`,
    order: 'seq',
  },
  notifications: { table: 'notification', key: 'uid', where: 'deletion IS NULL', order: 'seq' },
  trainExamples: { table: 'train_example', key: 'id', where: 'TRUE', order },
  images: { table: 'image', key: 'id', where: `(project IS NULL OR project ${there})`, order: 'id' },
  documents: { table: 'document', key: 'id', where: `project ${there}`, order },
  // What is still coming in is no recording yet.
  recordings: { table: 'recording', key: 'id', where: `state <> 'uploading' AND project ${there}`, order },
  interactions: { table: 'interaction_total', key: 'month', where: 'TRUE', order: 'month' },
  interactionDays: { table: 'interaction_day', key: 'day', where: 'TRUE', order: 'day' },
});

/** Every kind of record as an engine stores it: see `placesOf`. */
export function storedKinds(there: string, order: string): Readonly<Record<RecordKind, StoredKind>> {
  const places = placesOf(there, order);
  return byKind(RECORD_KINDS, (kind) => storedKind(kind, places[kind]));
}
