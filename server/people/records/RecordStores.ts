import { type AccountStore } from './AccountStore.js';
import { type AliasStore } from './AliasStore.js';
import { type ApiTokenStore } from './ApiTokenStore.js';
import { type ChatStore } from './chats/ChatStore.js';
import { type DocumentStore } from './documents/DocumentStore.js';
import { type ImageStore } from './images/ImageStore.js';
import { type RecordingStore } from './recordings/RecordingStore.js';
import { type TrainExampleStore } from './trainExamples/TrainExampleStore.js';
import { type DeviceStore, type SessionEndStore } from './SignInStores.js';
import { type ImportJobStore, type ImportMappingStore } from './ImportStores.js';
import { type PaymentStore } from './PaymentStore.js';
import { type SavedViewStore } from './SavedViewStore.js';
import { type SettingsStore } from './SettingsStore.js';
import { type ViewTokenStore } from './ViewTokenStore.js';
import { type JobId, type OwnerId, type ProjectId } from '../../contract/ids.js';
import { type DeletionScope } from '../../contract/yourData.js';

/**
 * The ports over the product's records beside the graphs, which one engine provides together: some of their writes share a transaction with
 * the outbox of notifications. Only who opens an engine names them all; whoever uses one takes the port that it needs.
 */
export interface RecordStores {
  readonly accounts: AccountStore;
  readonly sessionEnds: SessionEndStore;
  readonly settingsStore: SettingsStore;
  readonly devices: DeviceStore;
  readonly importJobs: ImportJobStore;
  readonly importMappings: ImportMappingStore;
  readonly aliases: AliasStore;
  readonly apiTokens: ApiTokenStore;
  readonly viewTokens: ViewTokenStore;
  readonly savedViews: SavedViewStore;
  readonly paymentStore: PaymentStore;
  readonly erasure: RecordErasure;
}

/** The ports over what lies beside the graphs of each person, in their file or in rows of their own, but what they are told. */
export interface PersonalStores {
  readonly chats: ChatStore;
  readonly documents: DocumentStore;
  readonly imageStore: ImageStore;
  readonly recordingStore: RecordingStore;
  readonly trainExamples: TrainExampleStore;
}

/**
 * Removes records for good: also what the storage keeps of removed rows (free pages, logs), as far as the engine can. Each call is done
 * twice like once, so that a job that was cut off can begin again.
 */
export interface RecordErasure {
  /** Removes what a person made, or all of them but the job that does so, in one transaction. */
  eraseOwner(owner: OwnerId, scope: DeletionScope, job: JobId): Promise<void>;
  /** Removes the job that erased a person: the last of them. */
  eraseJob(owner: OwnerId, job: JobId): Promise<void>;
  /** Removes what is kept of a project that is erased: imports into it, tokens for it, that it was looked at. */
  forgetProject(owner: OwnerId, projectId: ProjectId): Promise<void>;
}
