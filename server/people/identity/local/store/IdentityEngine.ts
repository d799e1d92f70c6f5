import { type AttemptLimits } from '../limits/AttemptLimits.js';
import { type UnitDatabase } from '../../../../platform/storage/Unit.js';

/** A time that never goes back. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A session, as far as it says whether it has been ended. */
export interface Endable {
  readonly id: string;
  readonly uid: string;
  readonly created_at: number;
}

/** Notes of sessions that were ended while a write was not possible; they are over all the same. */
export interface EndedNotes {
  /** Ends one session. */
  end(id: string): void;
  /** Ends every session of an account that began until then. */
  endAll(uid: string, until: number): void;
  isEnded(session: Endable): boolean;
}

/** What an engine brings for the local sign-in: everything that outlives a process, or that several processes share. */
export interface IdentityEngine {
  readonly db: UnitDatabase;
  readonly clock: Clock;
  readonly limits: AttemptLimits;
  readonly ended: EndedNotes;
  /** Whether there is room for what a sign-in keeps. */
  hasRoom(): boolean;
  /** Writes what only memory knows, as often as a minute. */
  settle(): Promise<void>;
  /** Tells other processes whose sessions this one has ended. */
  announceEnded(uid: string): void;
  /** Calls with whoever's sessions another process has ended, so that what they have open is closed. @returns how to stop */
  watchEnded(tell: (uid: string) => void): () => void;
  /** Leaves nothing of an account that was removed, in free pages and logs neither. */
  expunge(uid: string): Promise<void>;
  close(): Promise<void>;
}
