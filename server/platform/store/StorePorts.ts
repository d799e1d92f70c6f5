import { type StorageSettings } from '../config/storage.js';
import { type StoreLimits } from '../config/limits.js';
import { type Places } from '../limits/Places.js';
import { type SharedRates } from '../limits/RateCounter.js';
import { type Leases } from '../storage/Leases.js';
import { type NotifyLine } from '../storage/postgres/NotifyLine.js';
import { type OwnerId } from '../../contract/ids.js';
import { type GraphStore } from '../../graph/GraphStore.js';
import { type JobStore } from '../../people/records/jobs/JobStore.js';
import { type NotificationStore } from '../../people/records/NotificationStore.js';
import { type PersonRecords } from '../../people/records/PersonRecords.js';
import { type PersonalStores, type RecordStores } from '../../people/records/RecordStores.js';

/** How to open the store of an installation. */
export interface StoreOptions {
  readonly dataDir: string;
  /** What keeps it all; the files of the data folder without a word. */
  readonly storage?: StorageSettings;
  /** Worker threads that read, beside the one that writes; 2 without a word, 0 runs all in this thread. */
  readonly readers?: number;
  /** The bundled worker, where it does not lie beside this file. */
  readonly workerUrl?: URL;
  /** Whether other processes write to the same files: each must say so. An installation holds its folder alone. */
  readonly isShared?: boolean;
  /** How much is held open and kept; what is left out is as in an installation without settings. */
  readonly limits?: Partial<StoreLimits>;
}

/** The open store, as ports that are documented in files of their own. Callers take only the ports they need. */
export interface OpenStore extends RecordStores, PersonalStores {
  readonly store: GraphStore;
  readonly notificationStore: NotificationStore;
  readonly jobStore: JobStore;
  readonly personRecords: PersonRecords;
  /** Between the processes that share it; absent where one holds it alone. */
  readonly leases?: Leases;
  /** Counts calls, and what is open, of the processes that share it; absent where one holds it alone. */
  readonly rates?: SharedRates;
  readonly places?: Places;
  /** Carries messages between the processes that share it; absent where one holds it alone. */
  readonly line?: NotifyLine;
  /** What is stored of a person as it is at this moment, only to be read, and to be closed. Their default project has to be there. */
  snapshot(owner: OwnerId): Promise<StoreSnapshot>;
  /** Whether all of it can be read and written at this moment. */
  isAvailable(): boolean;
  /** Calls back once it was away for longer than a moment; absent where it lies in files. @returns how to stop listening */
  readonly onOutage?: (listener: () => void) => () => void;
  /** Says where this process is reached, for the message that a second process on the same folder gets. */
  setAddress(address: string): void;
  close(): Promise<void>;
}

/** Everything of a person that archives hold, as it was at one moment. */
export interface StoreSnapshot extends RecordStores, Pick<OpenStore, 'store' | 'personRecords'> {
  close(): Promise<void>;
}
