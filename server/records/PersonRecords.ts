import { type OwnerId } from '../contract/ids.js';

/** What a person has beside their graphs, by its name in an archive. What refers to others comes after them. */
export const RECORD_KINDS = [
  ...['conversations', 'messages', 'notifications', 'trainExamples', 'interactions', 'interactionDays'],
  ...['images', 'documents', 'recordings'],
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** One of them, with all that is stored of it. `project` stands for the project that it is about. */
export type PersonRecord = Readonly<Record<string, unknown>>;

/** Some of them, and after which key the next ones come; null when these were the last. */
export interface RecordSlice {
  readonly items: readonly PersonRecord[];
  readonly next: number | null;
}

/** Reads and writes what a person has beside their graphs, as it is stored, for archives. */
export interface PersonRecords {
  /** Some records after this key, in an order that stays. */
  recordSlice(owner: OwnerId, kind: RecordKind, after: number | null, limit: number): Promise<RecordSlice>;
  /** Writes those that are not there yet, all or none. Throws `PROJECT_NOT_FOUND`, `QUOTA_BYTES`. */
  restoreRecords(owner: OwnerId, kind: RecordKind, records: readonly PersonRecord[]): Promise<void>;
}
