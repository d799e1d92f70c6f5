import { setTimeout as pause } from 'node:timers/promises';

import { readSettings, type Settings } from './platform/config/settings.js';
import { startFault } from './platform/storage/startFault.js';
import { buildWorkerServer } from './edge/http/buildWorkerServer.js';
import { listen } from './listen.js';
import { startSweeps } from './opening/sweeps.js';
import { Opened } from './Opened.js';
import { openGround } from './openGround.js';
import { openStages } from './openServices.js';
import { type RunningHarta, WHILE_AWAY } from './startHarta.js';

async function open(settings: Settings, opened: Opened): Promise<string> {
  const { stored, parts } = await openGround(settings, 'worker', opened);
  const { isAvailable } = stored;
  let isEnding = false;
  const health = { isAvailable, whileAway: WHILE_AWAY, isEnding: () => isEnding };
  // The last but the ground that is closed: whoever asks hears of the end while the rest comes to it.
  const app = opened.add(buildWorkerServer({ health, logger: { level: settings.logLevel } }), (part) => part.close());
  const { background, work } = await openStages(parts);
  opened.add(background.imports, (part) => part.close());
  opened.add(work.jobs, (part) => part.close());
  opened.add(work.yourData, async (part) => part.close());
  opened.add(startSweeps(stored, background), (stop) => stop());
  opened.add(settings.drainMs, async (ms) => {
    isEnding = true;
    if (ms > 0) await pause(ms);
  });
  const { host, port } = settings.address;
  return listen(app, { host, port, origins: [`http://${host}:${port}`] });
}

/**
 * Runs a process that does jobs, imports and what commits left, for others that serve people from the same database.
 * @throws StartupError with one sentence, having closed again what was opened
 */
export async function startWorker(env: NodeJS.ProcessEnv): Promise<RunningHarta> {
  const settings = readSettings(env);
  const opened = new Opened();
  try {
    return {
      address: await open(settings, opened),
      note: 'it works for the processes that serve people, and answers /livez, /readyz and /healthz alone',
      model: null,
      mailbox: null,
      stop: () => opened.close(),
    };
  } catch (error) {
    await opened.close();
    throw startFault(error, settings.dataDir);
  }
}
