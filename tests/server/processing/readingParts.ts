import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { openEffects } from '../../../server/platform/effects/openEffects.js';
import { type Jobs, openJobs } from '../../../server/platform/jobs/openJobs.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { OfflineReader } from '../../../server/media/processing/offline/OfflineReader.js';
import { openProcessing } from '../../../server/media/processing/openProcessing.js';
import { ProblemError } from '../../../server/contract/ProblemError.js';
import { type Processing } from '../../../server/media/processing/Processing.js';
import { readingHandler } from '../../../server/media/processing/readingHandler.js';
import { type Spoken } from '../../../server/media/processing/Spoken.js';
import { type OpenStore } from '../../../server/platform/store/StorePorts.js';

/** The moments of a reading at which its process may be killed. */
export type Moment =
  | 'before it is asked for'
  | 'after it was asked for'
  | 'before it is kept'
  | 'after it was kept'
  | 'after its job ended'
  | 'after it was told';

/** A process that reads texts. */
interface Opened {
  readonly jobs: Jobs;
  readonly processing: Processing;
}

/** What a test wants to know of a reading, and has a say in. */
interface Watching {
  /** Called at each moment. */
  readonly reached?: (moment: Moment) => void;
  /** What recordings say; none is there without a word. */
  readonly spoken?: Spoken;
}

const SILENT: Spoken = { said: () => Promise.reject(new ProblemError('RECORDING_NOT_FOUND')) };

/** Opens the reading of texts on a store. */
export async function openReading(
  stored: OpenStore,
  { reached = () => {}, spoken = SILENT }: Watching = {},
): Promise<Opened> {
  const live = liveEvents(inProcessBus());
  const notifications = await openNotifications({ ...stored, live });
  const { documents, jobStore } = stored;
  const after =
    <A extends unknown[], T>(moment: Moment, work: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const done = await work(...args);
      reached(moment);
      return done;
    };
  const kept: typeof documents.endReading = (...args) => {
    reached('before it is kept');
    return documents.endReading(...args);
  };
  const handler = readingHandler({
    store: stored.store,
    documents: { ...documents, endReading: after('after it was kept', kept) },
    spoken,
    readText: ({ text, language }) => new OfflineReader().read({ text, language }),
  });
  const asked: typeof jobStore.askForJob = (...args) => {
    reached('before it is asked for');
    return jobStore.askForJob(...args);
  };
  await openEffects({ ...stored, notifications, live });
  const jobs = await openJobs({
    jobStore: {
      ...jobStore,
      askForJob: after('after it was asked for', asked),
      endJob: after('after its job ended', jobStore.endJob),
    },
    handlers: { processText: handler },
    notifications: { deliver: after('after it was told', notifications.deliver) },
    live,
  });
  return { jobs, processing: openProcessing({ ...stored, jobs, runEffects: async () => {} }) };
}
