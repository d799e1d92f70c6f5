import { type RecordKind } from '../PersonRecords.js';
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
export interface StoredAt {
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
export const storedKind = (kind: RecordKind, at: StoredAt): StoredKind => ({
  ...at,
  fields: storedFields(kind),
  ofProject: RECORDS[kind].ofProject !== false,
});
