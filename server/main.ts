import { readRole } from './config/realtime.js';
import { StartupError } from './config/StartupError.js';
import { startHarta } from './startHarta.js';
import { startSockets } from './startSockets.js';

// What Harta keeps is for the person who runs it alone, wherever the data folder lies.
process.umask(0o077);

/** Runs Harta until it is told to stop; says where it is reached, or in one sentence why it cannot start. */
try {
  const start = readRole(process.env) === 'sockets' ? startSockets : startHarta;
  const harta = await start(process.env);
  console.info(`\nHarta is at ${harta.address}\nStop it with Ctrl+C; ${harta.note}\n`);
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= harta.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', stop).on('SIGTERM', stop).on('SIGHUP', stop);
} catch (error) {
  console.error(error instanceof StartupError ? `\n${error.message}` : error);
  process.exit(1);
}
