import { type Assistant } from '../assistant/Assistant.js';
import { type LiveEvents } from '../bus/liveEvents.js';
import { type GraphStore } from '../graph/GraphStore.js';
import { type Imports } from '../imports/Imports.js';
import { type Notifications } from '../notifications/Notifications.js';
import { type ChatStore } from '../records/chats/ChatStore.js';
import { type Records } from '../records/Records.js';
import { type TrainExampleStore } from '../records/trainExamples/TrainExampleStore.js';

/** What the routes stand on. */
export interface Services {
  readonly store: GraphStore;
  readonly records: Records;
  readonly imports: Imports;
  readonly notifications: Notifications;
  readonly trainExamples: TrainExampleStore;
  readonly chats: ChatStore;
  readonly assistant: Assistant;
  /** Tells a person's open windows what was committed. */
  readonly live: LiveEvents;
}
