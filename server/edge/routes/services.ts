import { type Assistant } from '../../assistant/Assistant.js';
import { type Audio } from '../../media/audio/Audio.js';
import { type LiveEvents } from '../../platform/bus/liveEvents.js';
import { type AssistantModelState } from '../../contract/chat/messages.js';
import { type OwnerId } from '../../contract/ids.js';
import { type GraphStore } from '../../graph/GraphStore.js';
import { type SoundTickets } from '../../people/identity/tickets/SoundTickets.js';
import { type TicketStore } from '../../people/identity/tickets/SocketTickets.js';
import { type SignIns } from '../../people/identity/Person.js';
import { type Images } from '../../media/images/openImages.js';
import { type Portraits } from '../../media/images/openPortraits.js';
import { type Imports } from '../../graph/imports/Imports.js';
import { type Jobs } from '../../platform/jobs/openJobs.js';
import { type Notifications } from '../../people/notifications/Notifications.js';
import { type Payments } from '../../people/payments/Payments.js';
import { type Pictures } from '../../media/pictures/openPictures.js';
import { type Processing } from '../../media/processing/Processing.js';
import { type Projects } from '../../graph/projects/Projects.js';
import { type ChatStore } from '../../people/records/chats/ChatStore.js';
import { type RunEffects } from '../../people/records/effects.js';
import { type RecordStores } from '../../people/records/RecordStores.js';
import { type TrainExampleStore } from '../../people/records/trainExamples/TrainExampleStore.js';
import { type YourData } from '../../people/yourData/openYourData.js';

/** Who keeps sessions beside the records. */
interface SessionKeeper {
  /** Ends every session of a person. */
  endSessions(owner: OwnerId): Promise<void>;
  /** Ends them where the records cannot say so because the disk is full. */
  endSessionsOnFullDisk(owner: OwnerId, second: number): void;
  readonly signIns: SignIns | null;
  /** Milliseconds since 1970 by which API and view tokens are dated. */
  now(): number;
  /** Whether the account stands that made a token then. */
  stands(owner: OwnerId, madeAt: number): Promise<boolean>;
}

/** The records that routes read and write without a service between. */
type RecordPorts = Pick<
  RecordStores,
  'accounts' | 'sessionEnds' | 'settingsStore' | 'devices' | 'aliases' | 'apiTokens' | 'viewTokens' | 'savedViews'
>;

/** What the routes stand on. */
export interface Services extends RecordPorts {
  readonly store: GraphStore;
  readonly imports: Imports;
  readonly notifications: Notifications;
  readonly trainExamples: TrainExampleStore;
  readonly chats: ChatStore;
  readonly assistant: Assistant;
  readonly modelState: () => AssistantModelState;
  readonly jobs: Jobs;
  readonly yourData: YourData;
  readonly projects: Projects;
  readonly images: Images;
  readonly processing: Processing;
  readonly audio: Audio;
  readonly portraits: Portraits;
  readonly payments: Payments;
  /** Tickets for the live channel. */
  readonly tickets: TicketStore;
  readonly soundTickets: SoundTickets;
  readonly pictures: Pictures;
  /** Carries out what commits bring about elsewhere. */
  readonly runEffects: RunEffects;
  /** Tells a person's open windows what was committed. */
  readonly live: LiveEvents;
  /** The identity service, where its sessions are ours. */
  readonly identity?: SessionKeeper;
}
