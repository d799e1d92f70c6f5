import { type Engine } from './assistant/engine/Engine.js';
import { HandingOnEngine } from './assistant/handingOn/HandingOnEngine.js';
import { modelStateOf } from './assistant/engine/model/trust/trust.js';
import { openAssistant } from './assistant/openAssistant.js';
import { findRecording } from './audio/findRecording.js';
import { openAudio } from './audio/openAudio.js';
import { openSpoken } from './audio/openSpoken.js';
import { openTranscribers } from './audio/transcribing/transcribers.js';
import { transcribeHandler } from './audio/transcribing/transcribeHandler.js';
import { type LiveEvents } from './bus/liveEvents.js';
import { type AudioSettings, readAudio } from './config/audio.js';
import { type OwnerId } from './contract/ids.js';
import { openEffects } from './effects/openEffects.js';
import { SocketTickets } from './identity/tickets/SocketTickets.js';
import { openSoundTickets } from './identity/tickets/SoundTickets.js';
import { imageFolder } from './images/ImageFiles.js';
import { openImages } from './images/openImages.js';
import { openPortraits } from './images/openPortraits.js';
import { type ImportsOptions, openImports } from './imports/openImports.js';
import { openJobs } from './jobs/openJobs.js';
import { draftOf } from './notifications/draftOf.js';
import { openNotifications } from './notifications/openNotifications.js';
import { type Identity } from './openIdentity.js';
import { openPayments, type PaymentsParts } from './payments/openPayments.js';
import { openDrawing } from './pictures/drawInTurn.js';
import { redrawPicture } from './pictures/drawPicture.js';
import { openPictures, type Pictures } from './pictures/openPictures.js';
import { openProcessing } from './processing/openProcessing.js';
import { openReadText } from './processing/reading/openReadText.js';
import { readingHandler } from './processing/readingHandler.js';
import { type ReaderNow } from './processing/ProseReader.js';
import { openProjects, projectHandlers } from './projects/openProjects.js';
import { recordingFolder } from './recordings/RecordingFiles.js';
import { type Services } from './routes/services.js';
import { type OpenStore } from './store/openStore.js';
import { openLetters } from './yourData/letters.js';
import { openYourData, yourDataHandlers } from './yourData/openYourData.js';

/** What the work apart from calls stands on; the caller opened it, and closes it afterwards. */
interface BackgroundParts {
  readonly dataDir: string;
  readonly stored: OpenStore;
  /** Tells persons' open windows what was committed. */
  readonly live: LiveEvents;
  /** How imports are read and held, where it is not as usual. */
  readonly importing?: Pick<ImportsOptions, 'limits' | 'maxBytes' | 'workerUrl'>;
}

/** What the services stand on. */
export interface ServiceParts extends BackgroundParts {
  /** Who answers questions. */
  readonly engine: Engine;
  /** How it stands with the model behind it; without a word there is none. */
  readonly modelState?: Services['modelState'];
  /** Who has the pictures of people; without a word they are fetched. */
  readonly pictures?: Pictures;
  /** Who keeps how persons sign in; without a word nobody here does. */
  readonly identity?: Pick<Identity, 'endSessions' | 'forget' | 'letters' | 'now'>;
  /** How long an archive can be downloaded, in milliseconds; a day without a word. */
  readonly archiveLifeMs?: number;
  /** How long a deletion waits, in milliseconds; seven days without a word. */
  readonly deletionDelayMs?: number;
  /** How long a deleted project can be taken back, in milliseconds; thirty days without a word. */
  readonly projectDeletionDelayMs?: number;
  /** Who transcribes recordings, and how large they may be; nobody without a word. */
  readonly audio?: AudioSettings;
  /** Who reads texts besides the rules; nobody without a word. */
  readonly textReader?: ReaderNow;
  /** Who takes payments, and what is allowed without; without a word nothing is sold, and any number is. */
  readonly selling?: Pick<PaymentsParts, 'provider' | 'freeInteractions' | 'origins'>;
}

const NO_SALE = { freeInteractions: null, origins: [] };
const NO_AUDIO: AudioSettings = { ...readAudio({ HARTA_WHISPER_MODEL: '0' }, ''), makesDrafts: false };
const NO_IDENTITY = {
  endSessions: () => undefined,
  forget: async () => undefined,
  now: Date.now,
  letters: { send: async () => undefined },
};

/**
 * Opens what goes on apart from the calls of people: open windows hear of what is committed, its effects are carried out, files are
 * imported. To be closed: `imports`.
 */
export async function openBackground({ dataDir, stored, live, importing = {} }: BackgroundParts) {
  stored.store.onChange(live.graphChanged);
  const notifications = await openNotifications({ ...stored, live });
  const carryOut = await openEffects({ ...stored, notifications, live });
  const imports = await openImports({ dataDir, ...stored, notifications, carryOut, live, ...importing });
  return { live, notifications, carryOut, imports };
}

/**
 * Opens all that the routes stand on, in the one order in which it can be. To be closed: first `assistant`, then the server, then `imports`,
 * `jobs` and `yourData`.
 */
export async function openServices(parts: ServiceParts): Promise<Services> {
  const { dataDir, stored, engine, pictures = openPictures(), identity = NO_IDENTITY } = parts;
  const {
    archiveLifeMs,
    deletionDelayMs,
    projectDeletionDelayMs,
    selling = NO_SALE,
    audio: audioSettings = NO_AUDIO,
    textReader = () => undefined,
  } = parts;
  const archives = archiveLifeMs === undefined ? {} : { archiveLifeMs };
  const { store, records, trainExamples, chats } = stored;
  const { live, notifications, carryOut, imports } = await openBackground(parts);
  const assistant = openAssistant({
    ...{ store, chats, trainExamples, live, carryOut },
    engine: new HandingOnEngine(engine, {
      take: (scope, text) => processing.processText(scope, { text }),
      find: async (scope, title) => {
        const { items } = await processing.documents(scope, { text: title, pageSize: 100, pageToken: '1' });
        return items.find((document) => document.title === title);
      },
      recording: async (scope, name) => {
        const found = await findRecording(audio, scope, name);
        if (found === undefined) return undefined;
        return { ...(await processing.processRecording(scope, found)), isHeard: found.state !== 'waiting' };
      },
    }),
    aliases: records,
    nearlyUsed: () => draftOf({ kind: 'allowanceNearlyUsed' }),
    proposed: (facts, conversation) =>
      draftOf({ kind: 'proposalWaiting', ...facts }, `/dashboard/chat?conversation=${conversation}`),
  });
  const endSessions = async (owner: OwnerId) => {
    // Tokens tell the second of the sign-in: those of this one end as well.
    await records.endSessions(owner, Math.floor(Date.now() / 1000) + 1);
    identity.endSessions(owner);
    live.sessionsEnded(owner);
  };
  const addressOf = async (owner: OwnerId) => (await records.account(owner))?.email ?? null;
  const payments = openPayments({ ...selling, payments: stored.paymentStore, notifications, live, addressOf });
  const imageFiles = imageFolder(dataDir);
  const recordingFiles = recordingFolder(dataDir);
  const transcribers = openTranscribers(audioSettings);
  const recorded = { store: stored.recordingStore, files: recordingFiles, transcribers };
  const { inTurn: drawInTurn, patiently } = openDrawing();
  const portraits = openPortraits({ records, files: imageFiles, drawInTurn });
  const letters = openLetters(records, identity.letters);
  const handlers = {
    ...yourDataHandlers(
      {
        ...stored,
        imageFiles,
        recordingFiles,
        portraits,
        redraw: (owner: OwnerId, file: Buffer) => patiently(owner, () => redrawPicture(file)),
        imports,
        identity,
        payments,
        letters,
        endSessions,
        ...archives,
      },
      dataDir,
    ),
    processText: readingHandler({ ...stored, readText: openReadText(textReader), spoken: openSpoken(stored) }),
    transcribe: transcribeHandler(recorded),
    ...projectHandlers({ ...stored, imports, imageFiles, recordingFiles, live }, dataDir),
  };
  const jobs = await openJobs({ ...stored, notifications, live, handlers });
  const yourData = openYourData(jobs, {
    dataDir,
    letters,
    ...archives,
    ...(deletionDelayMs === undefined ? {} : { deletionDelayMs }),
  });
  const projects = openProjects({
    ...{ dataDir, store, records, chats, imports, jobs, live },
    ...(projectDeletionDelayMs === undefined ? {} : { deletionDelayMs: projectDeletionDelayMs }),
  });
  const processing = openProcessing({ ...stored, jobs, carryOut });
  const audio = openAudio({ ...recorded, catalog: store, jobs, processing, limits: audioSettings });
  await audio.begin();
  const tickets = new SocketTickets();
  return {
    ...{ store, records, trainExamples, chats, imports, notifications, assistant, live, tickets, pictures },
    ...{ jobs, yourData, payments, projects, portraits, processing, audio, carryOut },
    modelState: parts.modelState ?? modelStateOf,
    soundTickets: await openSoundTickets(dataDir, identity.now),
    images: openImages({ store: stored.imageStore, files: imageFiles, drawInTurn }),
  };
}
