import { type LiveEvents } from '../bus/liveEvents.js';
import { type GraphStore } from '../graph/GraphStore.js';
import { type Imports } from '../imports/Imports.js';
import { type Notifications } from '../notifications/Notifications.js';
import { type Records } from '../records/Records.js';
import { type TrainExampleStore } from '../records/trainExamples/TrainExampleStore.js';

/** What the routes stand on. */
export interface Services {
  readonly store: GraphStore;
  readonly records: Records;
  readonly imports: Imports;
  readonly notifications: Notifications;
  readonly trainExamples: TrainExampleStore;
  /** Tells a person's open windows what was committed. */
  readonly live: LiveEvents;
}
