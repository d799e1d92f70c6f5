import { checkConfiguredModel } from './checkConfiguredModel.js';
import { checkData } from './checkData.js';
import { readDrainMs, readRole } from './platform/config/storage.js';
import { EXIT, StartupError } from './platform/config/StartupError.js';
import { endSessions } from './endSessions.js';
import { after } from './platform/faults/timers.js';
import { fetchModel } from './fetchModel.js';
import { fetchWhisper } from './fetchWhisper.js';
import { installLastResort } from './lastResort.js';
import { startHarta } from './startHarta.js';
import { startSockets } from './startSockets.js';
import { startWorker } from './startWorker.js';

// What Harta keeps is for the person who runs it alone, wherever the data folder lies.
process.umask(0o077);

/** After so long the process ends without what is still not closed: everything that was acknowledged is stored. */
const STOP_WITHIN_MS = 9_000;

const STARTS = { all: startHarta, web: startHarta, worker: startWorker, sockets: startSockets } as const;

let stopping: Promise<void> | undefined;
let stopWithinMs = STOP_WITHIN_MS;
let close = async (): Promise<void> => undefined;

/** Closes everything, once, and ends the process. */
function stop(code: number): void {
  if (stopping !== undefined) return;
  after(stopWithinMs, 'Harta could not be ended', () => {
    console.error('Harta ended before everything was closed; nothing that was acknowledged is lost.');
    process.exit(code || EXIT.fault);
  }).unref();
  stopping = close().then(
    () => process.exit(code),
    (error: unknown) => {
      console.error(error);
      process.exit(EXIT.fault);
    },
  );
}

/** Whoever starts Harta again is told that it runs; when that one is gone, nobody ends this process but itself. */
function tellSupervisor(): void {
  if (process.send === undefined) return;
  process.on('disconnect', () => stop(EXIT.done));
  process.send('listening');
}

/** Runs Harta until it is told to stop; says where it is reached, or in one sentence why it cannot start. */
try {
  if (process.argv[2] === 'check') process.exit((await checkData(process.env, process.argv.slice(3))) ? 0 : 1);
  if (process.argv[2] === 'doctor') process.exit((await (await import('./doctor.js')).doctor(process.env)) ? 0 : 1);
  if (process.argv[2] === 'end-sessions') process.exit((await endSessions(process.env, process.argv[3])) ? 0 : 1);
  if (process.argv[2] === 'fetch-whisper')
    process.exit((await fetchWhisper(process.env, process.argv.slice(3))) ? 0 : 1);
  if (process.argv[2] === 'fetch-model') process.exit((await fetchModel(process.env, process.argv.slice(3))) ? 0 : 1);
  if (process.argv[2] === 'check-model') process.exit((await checkConfiguredModel(process.env)) ? 0 : 1);
  if (process.argv[2] === 'migrate-data') {
    await (await import('./migrateData.js')).migrateData(process.env, process.argv.slice(3));
    process.exit(EXIT.done);
  }
  installLastResort(() => stop(EXIT.fault));
  const harta = await STARTS[readRole(process.env)](process.env);
  stopWithinMs = STOP_WITHIN_MS + readDrainMs(process.env);
  close = () => harta.stop();
  const end = () => stop(EXIT.done);
  process.on('SIGINT', end).on('SIGTERM', end).on('SIGHUP', end);
  console.info(`\nHarta is at ${harta.address}\nStop it with Ctrl+C; ${harta.note}`);
  if (harta.model !== null) console.info(harta.model);
  if (harta.mailbox !== null) console.info(`It sends no e-mail; its mails are read at ${harta.mailbox}`);
  console.info('');
  tellSupervisor();
} catch (error) {
  console.error(error instanceof StartupError ? `\n${error.message}` : error);
  process.exit(error instanceof StartupError ? EXIT.refused : EXIT.fault);
}
