import { type UnitDatabase } from '../../../../platform/storage/Unit.js';

/** What keeps the sandbox: a file of the data folder, or the database that the processes of an installation share. */
export interface SandboxEngine {
  readonly db: UnitDatabase;
  /** Leaves nothing of what was removed, in free pages and logs neither. */
  expunge(): Promise<void>;
  close(): Promise<void>;
}
