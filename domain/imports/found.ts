import { type Meeting, type NodeMeeting } from './meeting.js';
import { type UnlistedEnds } from './mapping.js';
import { type Properties, type PropertyKinds } from '../properties/values.js';

/** A node that a row becomes, or that a cell of it does. */
export interface MappedNode {
  readonly found: 'node';
  readonly row: number;
  /** What relationships of the import call it: its label with what it is known by. */
  readonly key: string;
  /** What else they call it, by columns that are not its key. */
  readonly aliases?: readonly string[] | undefined;
  /** True for one that may be named again. */
  readonly implied: boolean;
  /** True for a row of a table, not for a value in one. */
  readonly isRow: boolean;
  readonly labels: readonly string[];
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
  readonly position?: { readonly x: number; readonly y: number } | undefined;
  /** Absent for one that is new whatever the project holds. */
  readonly meets?: NodeMeeting | undefined;
  /** For an end of a relationship that refers to rows: other keys of it, and what becomes of it where no row has any. */
  readonly end?: ReferredEnd | undefined;
}

/** An end of a relationship that refers to rows of tables. */
export interface ReferredEnd {
  /** Keys of the same value in other tables. */
  readonly others: readonly string[];
  readonly unlisted: UnlistedEnds;
}

/** A relationship that a row becomes, or that a cell of it does. */
interface MappedRelationship {
  readonly found: 'relationship';
  readonly row: number;
  readonly start: string;
  readonly end: string;
  /** True where one without both ends is left out, and not an end of the import. */
  readonly optional: true;
  readonly type: string;
  readonly properties: Properties;
  readonly propertyKinds: PropertyKinds;
  readonly meets?: Meeting | undefined;
}

/** What the reader of a table has to say of its rows. */
type TableNote =
  | 'SKIPPED_ROWS'
  | 'HEADINGS_UNSURE'
  | 'NO_STORED_VALUE'
  | 'ERROR_VALUE'
  | 'MERGED_CELLS'
  | 'SYMMETRIC_MATRIX'
  | 'UNREADABLE_REST'
  | 'IGNORED_PART';

/** Something that is changed on the way. */
export interface MappedNote {
  readonly found: 'note';
  readonly row: number;
  readonly column?: string | undefined;
  readonly code:
    | 'KEPT_AS_TEXT'
    | 'MISSING_KEY'
    | 'MISSING_REFERENCE'
    | 'REFERENCE_KEPT'
    | 'LONG_TYPE'
    | 'LONG_ROW'
    | 'MISSING_VALUE'
    | TableNote;
  readonly detail: string;
}

export type Mapped = MappedNode | MappedRelationship | MappedNote;
