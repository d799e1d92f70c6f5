import { type OwnerId } from '../../contract/ids.js';
import { type ProjectScope } from '../../graph/ports/scope.js';

/** What a person has beside their graphs, by its name in an archive. What refers to others comes after them. */
export const RECORD_KINDS = [
  ...['conversations', 'messages', 'notifications', 'trainExamples', 'interactions', 'interactionDays'],
  ...['images', 'documents', 'recordings'],
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** A value for each kind. */
export const byKind = <K extends string, V>(names: readonly K[], valueOf: (name: K) => V): Readonly<Record<K, V>> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<K, V>;

/** One of them, with all that is stored of it. `project` stands for the project that it is about. */
export type PersonRecord = Readonly<Record<string, unknown>>;

/** Where a record stands in the order of its kind. */
export type RecordKey = string | number;

/** Some of them, and after which key the next ones come; null when these were the last. */
export interface RecordSlice {
  readonly items: readonly PersonRecord[];
  readonly next: RecordKey | null;
}

/** What a person has beside their graphs as a whole: read and written for archives, and erased. */
export interface PersonRecords {
  /** Some records after this key, in an order that stays. */
  recordSlice(owner: OwnerId, kind: RecordKind, after: RecordKey | null, limit: number): Promise<RecordSlice>;
  /** Writes those that are not there yet, all or none. Throws `PROJECT_NOT_FOUND`, `QUOTA_BYTES`. */
  restoreRecords(owner: OwnerId, kind: RecordKind, records: readonly PersonRecord[]): Promise<void>;
  /** Removes what belongs to a project: conversations, texts, pictures, recordings. Gone on with where it was cut off. */
  eraseProject(scope: ProjectScope): Promise<void>;
  /** Removes what is still kept, unread, of rows of a person that were removed, here and by an engine that shares the file. */
  forgetRemoved(owner: OwnerId): Promise<void>;
  /** Removes all of a person, at once. @param isGone whether nothing is to tell any more that there was this person */
  dropOwner(owner: OwnerId, isGone?: boolean): Promise<void>;
}
