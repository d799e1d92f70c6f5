import { readDrainMs, readRole } from './platform/config/storage.js';
import { EXIT, StartupError } from './platform/config/StartupError.js';
import { after } from './platform/faults/timers.js';
import { installLastResort } from './lastResort.js';

// What Harta keeps is for the person who runs it alone, wherever the data folder lies.
process.umask(0o077);

/** After so long the process ends without what is still not closed: everything that was acknowledged is stored. */
const STOP_WITHIN_MS = 9_000;

type Env = NodeJS.ProcessEnv;
const web = async (env: Env) => (await import('./startHarta.js')).startHarta(env);

/** What runs for each role; a process loads the code of its own alone. */
const STARTS = {
  all: web,
  web,
  worker: async (env: Env) => (await import('./startWorker.js')).startWorker(env),
  sockets: async (env: Env) => (await import('./startSockets.js')).startSockets(env),
} as const;

/** What is done instead of running, by its name on the command line; resolves to whether all is well. */
const COMMANDS = new Map<string | undefined, (env: Env, args: readonly string[]) => Promise<boolean>>([
  ['check', async (env, args) => (await import('./commands/checkData.js')).checkData(env, args)],
  ['check-model', async (env) => (await import('./commands/checkConfiguredModel.js')).checkConfiguredModel(env)],
  ['doctor', async (env) => (await import('./commands/doctor.js')).doctor(env)],
  ['end-sessions', async (env, [address]) => (await import('./commands/endSessions.js')).endSessions(env, address)],
  ['fetch-model', async (env, args) => (await import('./commands/fetchModel.js')).fetchModel(env, args)],
  ['fetch-whisper', async (env, args) => (await import('./commands/fetchWhisper.js')).fetchWhisper(env, args)],
  [
    'migrate-data',
    async (env, args) => (await import('./commands/migrateData.js')).migrateData(env, args).then(() => true),
  ],
]);

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
  const [, , name, ...args] = process.argv;
  const command = COMMANDS.get(name);
  if (command !== undefined) process.exit((await command(process.env, args)) ? EXIT.done : EXIT.refused);
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
