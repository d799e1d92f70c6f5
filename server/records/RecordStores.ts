import { type AccountStore } from './AccountStore.js';
import { type AliasStore } from './AliasStore.js';
import { type ApiTokenStore } from './ApiTokenStore.js';
import { type DeviceStore } from './DeviceStore.js';
import { type ImportJobStore } from './ImportJobStore.js';
import { type ImportMappingStore } from './ImportMappingStore.js';
import { type PaymentStore } from './PaymentStore.js';
import { type RecordErasure } from './RecordErasure.js';
import { type SavedViewStore } from './SavedViewStore.js';
import { type SessionEndStore } from './SessionEndStore.js';
import { type SettingsStore } from './SettingsStore.js';
import { type ViewTokenStore } from './ViewTokenStore.js';

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
