import { readDataDir } from './config/settings.js';
import { readRole } from './config/realtime.js';
import { StartupError } from './config/StartupError.js';
import { endSessions } from './endSessions.js';
import { fetchWhisper } from './fetchWhisper.js';
import { startHarta } from './startHarta.js';
import { startSockets } from './startSockets.js';
import { checkFolder } from './store/checking/checkFolder.js';

/**
 * Checks what is stored, one line a file. @param folder a data folder; without it the one of the environment
 * @returns whether all of it is sound
 * @throws StartupError when a process holds the folder
 */
const checkData = (env: NodeJS.ProcessEnv, folder: string | undefined): boolean =>
  checkFolder(folder ?? readDataDir(env), (line) => console.info(line));

// What Harta keeps is for the person who runs it alone, wherever the data folder lies.
process.umask(0o077);

/** After so long the process ends without what is still not closed: everything that was acknowledged is stored. */
const STOP_WITHIN_MS = 9_000;

function exitLate(): void {
  console.error('Harta ended before everything was closed; nothing that was acknowledged is lost.');
  process.exit(1);
}

/** Runs Harta until it is told to stop; says where it is reached, or in one sentence why it cannot start. */
try {
  if (process.argv[2] === 'check') process.exit(checkData(process.env, process.argv[3]) ? 0 : 1);
  if (process.argv[2] === 'end-sessions') process.exit(endSessions(process.env, process.argv[3]) ? 0 : 1);
  if (process.argv[2] === 'fetch-whisper')
    process.exit((await fetchWhisper(process.env, process.argv.slice(3))) ? 0 : 1);
  const start = readRole(process.env) === 'sockets' ? startSockets : startHarta;
  const harta = await start(process.env);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    if (stopping === undefined) setTimeout(exitLate, STOP_WITHIN_MS).unref();
    stopping ??= harta.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
  console.info(`\nHarta is at ${harta.address}\nStop it with Ctrl+C; ${harta.note}`);
  if (harta.mailbox !== null) console.info(`It sends no e-mail; its mails are read at ${harta.mailbox}`);
  console.info('');
} catch (error) {
  console.error(error instanceof StartupError ? `\n${error.message}` : error);
  process.exit(1);
}
