import { type StoreLimits } from '../../../../platform/config/limits.js';
import { type PersonalStores } from '../../RecordStores.js';
import { type Calls } from '../calls.js';
import { type ByteLimit } from './byteTotal.js';
import { postgresChatStore } from './chats/chatStore.js';
import { postgresDocumentStore } from './documentStore.js';
import { postgresImageStore } from './images.js';
import { postgresRecordingStore } from './recordingStore.js';
import { postgresTrainExampleStore } from './trainExampleStore.js';

/** How much of this one person may keep, and how often they may ask the assistant. */
export type PersonalLimits = ByteLimit & Pick<StoreLimits, 'freeInteractions'>;

/** What lies beside the graphs of each person, in PostgreSQL; a write holds its person. */
export const postgresPersonalStores = (calls: Calls, limits: PersonalLimits): PersonalStores => ({
  chats: postgresChatStore(calls, limits),
  documents: postgresDocumentStore(calls, limits),
  imageStore: postgresImageStore(calls, limits),
  recordingStore: postgresRecordingStore(calls, limits),
  trainExamples: postgresTrainExampleStore(calls, limits),
});
