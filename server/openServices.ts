import { type Engine } from './assistant/engine/Engine.js';
import { modelStateOf } from './assistant/engine/model/trust/trust.js';
import { type AudioSettings, readAudio } from './platform/config/audio.js';
import { openSoundTickets } from './people/identity/tickets/SoundTickets.js';
import { SocketTickets, type TicketStore } from './people/identity/tickets/SocketTickets.js';
import { openAnswers } from './opening/openAnswers.js';
import { type Background, type BackgroundParts, openBackground } from './opening/openBackground.js';
import { type Media, openMedia } from './opening/openMedia.js';
import { openPeople, type People, type Selling, type SignInKeeper } from './opening/openPeople.js';
import { type Delays, openWork, type Work } from './opening/openWork.js';
import { openPictures, type Pictures } from './media/pictures/openPictures.js';
import { type ReaderNow } from './media/processing/ProseReader.js';
import { type Services } from './edge/routes/services.js';

/** What the stages of work stand on. */
export interface StageParts extends BackgroundParts, Delays {
  /** Who keeps how persons sign in; without a word nobody here does. */
  readonly identity?: SignInKeeper;
  /** Who transcribes recordings, and how large they may be; nobody without a word. */
  readonly audio?: AudioSettings;
  /** Who reads texts besides the rules; nobody without a word. */
  readonly textReader?: ReaderNow;
  /** Who takes payments, and what is allowed without; without a word nothing is sold, and any number is. */
  readonly selling?: Selling;
}

/** What the services stand on. */
export interface ServiceParts extends StageParts {
  /** Who answers questions. */
  readonly engine: Engine;
  /** How it stands with the model behind it; without a word there is none. */
  readonly modelState?: Services['modelState'];
  /** Who has the pictures of people; without a word they are fetched. */
  readonly pictures?: Pictures;
  /** Who keeps the tickets of sockets; without a word this process alone. */
  readonly tickets?: TicketStore;
}

const NO_SALE: Selling = { freeInteractions: null, origins: [], provider: undefined };
const NO_AUDIO: AudioSettings = { ...readAudio({ HARTA_WHISPER_MODEL: '0' }, ''), makesDrafts: false };
const NO_IDENTITY: SignInKeeper = {
  endSessions: async () => undefined,
  forget: async () => undefined,
  now: Date.now,
  letters: { send: async () => undefined },
};

/** What a process that only works opens. */
export interface Stages {
  readonly background: Background;
  readonly media: Media;
  readonly people: People;
  readonly work: Work;
}

/** Opens the stages that work stands on, each with what those before it opened. To be closed: `imports`, `jobs` and `yourData`. */
export async function openStages(parts: StageParts): Promise<Stages> {
  const { dataDir, stored, identity = NO_IDENTITY, selling = NO_SALE } = parts;
  const { audio = NO_AUDIO, textReader = () => undefined } = parts;
  const background = await openBackground(parts);
  const media = openMedia(dataDir, stored, audio);
  const people = openPeople(stored, background, { identity, selling });
  const work = await openWork({ dataDir, stored, background, media, people, textReader, audio, delays: parts });
  return { background, media, people, work };
}

/** Opens all that the routes stand on. To be closed: first `assistant`, then the server, then as {@link openStages}. */
export async function openServices(parts: ServiceParts): Promise<Services> {
  const { dataDir, stored, engine, identity = NO_IDENTITY, pictures = openPictures() } = parts;
  const { background, media, people, work } = await openStages(parts);
  const { accounts, sessionEnds, settingsStore, devices, aliases, apiTokens, viewTokens, savedViews } = stored;
  const { store, trainExamples, chats } = stored;
  return {
    ...{ accounts, sessionEnds, settingsStore, devices, aliases, apiTokens, viewTokens, savedViews },
    ...{ store, trainExamples, chats, pictures, ...background, ...work },
    ...{ images: media.images, portraits: media.portraits, payments: people.payments },
    assistant: openAnswers(stored, background, work, engine),
    modelState: parts.modelState ?? modelStateOf,
    tickets: parts.tickets ?? new SocketTickets(),
    soundTickets: await openSoundTickets(dataDir, identity.now),
  };
}
