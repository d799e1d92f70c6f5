import path from 'node:path';

import { inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { imageFolder } from '../../../server/media/images/ImageFiles.js';
import { openImports } from '../../../server/graph/imports/openImports.js';
import { type JobHandler, type JobHandlers, type JobRun } from '../../../server/platform/jobs/JobHandler.js';
import { openJobs } from '../../../server/platform/jobs/openJobs.js';
import { openNotifications } from '../../../server/people/notifications/openNotifications.js';
import { projectHandlers } from '../../../server/graph/projects/openProjects.js';
import { recordingFolder } from '../../../server/media/recordings/RecordingFiles.js';
import { openTestStore } from '../engineUnderTest.js';
import { ArchiveFolder } from '../../../server/people/yourData/ArchiveFolder.js';
import { accountDeletion, dataDeletion } from '../../../server/people/yourData/deletionHandlers.js';

/** Keeps the position of a job, or does something about it. */
type Keeping = (kept: JobRun<unknown>['kept']) => Promise<void>;

/** A handler whose positions are kept in another way. */
const keeping = (handler: JobHandler<never>, keep: Keeping): JobHandler<never> => ({
  ...handler,
  run: (run) => handler.run({ ...run, kept: () => keep(run.kept) }),
});

/** Everything that erases, open over a data folder. */
export async function openErasures(dataDir: string, keep: Keeping = (kept) => kept()) {
  const stored = await openTestStore({ dataDir, readers: 0 });
  const live = liveEvents(inProcessBus());
  const notifications = await openNotifications({ ...stored, live });
  const imports = await openImports({ dataDir, ...stored, notifications, runEffects: async () => undefined, live });
  const [imageFiles, recordingFiles] = [imageFolder(dataDir), recordingFolder(dataDir)];
  const parts = { ...stored, imports, imageFiles, recordingFiles, live };
  const nobody = { forget: () => Promise.resolve() };
  const deletion = {
    ...{ ...parts, folder: new ArchiveFolder(dataDir), identity: nobody, payments: nobody },
    endSessions: () => Promise.resolve(),
  };
  const handlers: JobHandlers = {
    eraseProject: projectHandlers(parts, dataDir)['eraseProject'] as JobHandler<never>,
    deleteData: dataDeletion(deletion),
    deleteAccount: accountDeletion(deletion),
  };
  const held = Object.entries(handlers).map(([kind, handler]) => [kind, keeping(handler, keep)] as const);
  const openRunner = () => openJobs({ ...stored, notifications, live, handlers: Object.fromEntries(held) });
  return { stored, imageFiles, recordingFiles, imports, openRunner, archives: path.join(dataDir, 'archives') };
}
