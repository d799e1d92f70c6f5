import { type OwnerId } from '../../contract/ids.js';
import { type ImportJob } from '../../contract/imports.js';
import { type NotificationDraft } from './NotificationStore.js';
import { createHash } from 'node:crypto';
import { type KeptMapping, type UsedMapping } from '../../graph/formats/mapped/ImportChoices.js';

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

/** Mappings that are kept of one person. */
export const MOST_MAPPINGS = 50;

/** By what tables find the mapping of a shape, which may be long. */
export const shapeKey = (shape: string): string => createHash('sha256').update(shape).digest('hex');

/** The mappings of imports that persons used, one for each shape of files; of many the oldest go, in the transaction that adds one. */
export interface ImportMappingStore {
  /** Those used last, newest first. */
  list(owner: OwnerId): Promise<KeptMapping[]>;
  /** Keeps a mapping in place of the one for the same shape. */
  put(owner: OwnerId, kept: UsedMapping): Promise<void>;
  /** Keeps those of an archive too, all or none; one for the same shape that is there stays. Done twice it is the same. */
  restore(owner: OwnerId, mappings: readonly KeptMapping[]): Promise<void>;
}
