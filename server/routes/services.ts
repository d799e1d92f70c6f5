import { type Assistant } from '../assistant/Assistant.js';
import { type Audio } from '../audio/Audio.js';
import { type LiveEvents } from '../bus/liveEvents.js';
import { type AssistantModelState } from '../contract/chat/messages.js';
import { type OwnerId } from '../contract/ids.js';
import { type GraphStore } from '../graph/GraphStore.js';
import { type SoundTickets } from '../identity/tickets/SoundTickets.js';
import { type TicketStore } from '../identity/tickets/SocketTickets.js';
import { type SignIns } from '../identity/Person.js';
import { type Images } from '../images/openImages.js';
import { type Portraits } from '../images/openPortraits.js';
import { type Imports } from '../imports/Imports.js';
import { type Jobs } from '../jobs/openJobs.js';
import { type Notifications } from '../notifications/Notifications.js';
import { type Payments } from '../payments/Payments.js';
import { type Pictures } from '../pictures/openPictures.js';
import { type Processing } from '../processing/Processing.js';
import { type Projects } from '../projects/Projects.js';
import { type ChatStore } from '../records/chats/ChatStore.js';
import { type CarryOut } from '../records/effects.js';
import { type RecordStores } from '../records/RecordStores.js';
import { type TrainExampleStore } from '../records/trainExamples/TrainExampleStore.js';
import { type YourData } from '../yourData/openYourData.js';

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
  readonly carryOut: CarryOut;
  /** Tells a person's open windows what was committed. */
  readonly live: LiveEvents;
  /** The identity service, where its sessions are ours. */
  readonly identity?: SessionKeeper;
}
