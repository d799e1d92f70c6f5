import { type OwnerId } from '../contract/ids.js';
import { type ImportJob } from '../contract/imports.js';
import { type NotificationDraft } from './NotificationStore.js';

/** The imports of persons, each as it stood when it was last put. Writes are durable when they are answered. */
export interface ImportJobStore {
  /** Newest first. */
  list(owner: OwnerId): Promise<ImportJob[]>;
  /**
   * Keeps a job in place of what was kept of it; what the person is told of it goes into the outbox in the same transaction, unless they
   * muted it.
   */
  put(owner: OwnerId, id: string, job: ImportJob, told?: NotificationDraft): Promise<void>;
  remove(owner: OwnerId, id: string): Promise<void>;
}
