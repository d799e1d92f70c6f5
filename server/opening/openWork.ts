import { type Audio } from '../media/audio/Audio.js';
import { openAudio } from '../media/audio/openAudio.js';
import { openSpoken } from '../media/audio/openSpoken.js';
import { transcribeHandler } from '../media/audio/transcribing/transcribeHandler.js';
import { type AudioSettings } from '../platform/config/audio.js';
import { type OwnerId } from '../contract/ids.js';
import { type JobHandlers } from '../platform/jobs/JobHandler.js';
import { type Jobs, openJobs } from '../platform/jobs/openJobs.js';
import { redrawPicture } from '../media/pictures/drawPicture.js';
import { openProcessing } from '../media/processing/openProcessing.js';
import { type Processing } from '../media/processing/Processing.js';
import { type ReaderNow } from '../media/processing/ProseReader.js';
import { openReadText } from '../media/processing/reading/openReadText.js';
import { readingHandler } from '../media/processing/readingHandler.js';
import { openProjects, projectHandlers } from '../graph/projects/openProjects.js';
import { type Projects } from '../graph/projects/Projects.js';
import { type OpenStore } from '../platform/store/StorePorts.js';
import { openYourData, type YourData, yourDataHandlers } from '../people/yourData/openYourData.js';
import { type Background } from './openBackground.js';
import { type Media } from './openMedia.js';
import { type People } from './openPeople.js';

/** How long what persons asked for waits or stays, in milliseconds; as usual where nothing is said. */
export interface Delays {
  /** How long an archive can be downloaded; a day without a word. */
  readonly archiveLifeMs?: number | undefined;
  /** How long a deletion waits; seven days without a word. */
  readonly deletionDelayMs?: number | undefined;
  /** How long a deleted project can be taken back; thirty days without a word. */
  readonly projectDeletionDelayMs?: number | undefined;
}

/** What jobs are done with: the stages before them. */
export interface WorkParts {
  readonly dataDir: string;
  readonly stored: OpenStore;
  readonly background: Background;
  readonly media: Media;
  readonly people: People;
  /** Who reads texts besides the rules. */
  readonly textReader: ReaderNow;
  readonly audio: AudioSettings;
  readonly delays: Delays;
}

/** What persons ask for that goes on after the call. */
export interface Work {
  /** To be closed. */
  readonly jobs: Jobs;
  /** To be closed. */
  readonly yourData: YourData;
  readonly projects: Projects;
  readonly processing: Processing;
  readonly audio: Audio;
}

const recordingsOf = ({ stored, media }: WorkParts) => ({
  store: stored.recordingStore,
  files: media.recordingFiles,
  transcribers: media.transcribers,
});

/** Who does each kind of job. */
function handlersOf(parts: WorkParts): JobHandlers {
  const { dataDir, stored, background, media, people, textReader, delays } = parts;
  const { imageFiles, recordingFiles, portraits, patiently } = media;
  const redraw = (owner: OwnerId, file: Buffer) => patiently(owner, () => redrawPicture(file));
  const { imports, live } = background;
  const archived = { ...stored, imageFiles, recordingFiles, portraits, redraw, imports };
  return {
    ...yourDataHandlers({ ...archived, ...people, archiveLifeMs: delays.archiveLifeMs }, dataDir),
    processText: readingHandler({ ...stored, readText: openReadText(textReader), spoken: openSpoken(stored) }),
    transcribe: transcribeHandler(recordingsOf(parts)),
    ...projectHandlers({ ...stored, imports, imageFiles, recordingFiles, live }, dataDir),
  };
}

/** Fourth stage: jobs, and the services that ask for them. */
export async function openWork(parts: WorkParts): Promise<Work> {
  const { dataDir, stored, background, people, audio: limits } = parts;
  const { archiveLifeMs, deletionDelayMs, projectDeletionDelayMs } = parts.delays;
  const { notifications, live, runEffects, imports, shared } = background;
  const hands = { isShared: shared !== undefined, isDoing: shared?.isWorking ?? true };
  const jobs = await openJobs({ ...stored, notifications, live, handlers: handlersOf(parts), ...hands });
  const yourData = openYourData(jobs, { dataDir, letters: people.letters, archiveLifeMs, deletionDelayMs });
  const projects = openProjects({
    ...{ ...stored, dataDir, imports, jobs, live },
    deletionDelayMs: projectDeletionDelayMs,
  });
  const processing = openProcessing({ ...stored, jobs, runEffects });
  const audio = openAudio({ ...recordingsOf(parts), catalog: stored.store, jobs, processing, limits });
  if (hands.isDoing) await audio.begin();
  return { jobs, yourData, projects, processing, audio };
}
