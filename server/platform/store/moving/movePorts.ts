import { type OwnerId } from '../../../contract/ids.js';
import { type MovedFile } from './MovedTable.js';
import { type NewPart, type PartRows, type PartSum } from './PartRows.js';

/** What is moved whole or not at all: the records, the sign-in, or all of one person. */
export interface MovedPart {
  /** The name of its file in a data folder. */
  readonly name: string;
  /** Its name in messages. */
  readonly says: string;
  readonly file: MovedFile;
  /** Whose it is, if that is known before it is read. */
  readonly owner?: OwnerId;
}

/** Where an installation is moved from: only read, and as it is at one moment. */
export interface MoveSource {
  /** Names it, without a password. */
  readonly says: string;
  readonly parts: readonly MovedPart[];
  /** Reads a part; `undefined` is given for a file that is nobody's any more. */
  reading(part: MovedPart, work: (rows: PartRows | undefined) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Where an installation is moved to. */
export interface MoveTarget {
  /** Names it, without a password. */
  readonly says: string;
  /** Parts that were written by an earlier run of the same move. */
  readonly written: ReadonlyMap<string, PartSum>;
  /** Whether an earlier run moved everything. */
  readonly isFinished: boolean;
  /** Writes a part, in place of what an earlier run wrote of it: all of it, or nothing where `work` throws. */
  write(part: MovedPart, work: (to: NewPart) => Promise<PartSum>): Promise<void>;
  /** Everything is written: Harta may be started on it. */
  finish(): Promise<void>;
  close(): Promise<void>;
}
