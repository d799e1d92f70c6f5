import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { StartupError } from '../../config/StartupError.js';
import { findEmulatorFolder } from './emulatorFolder.js';
import { EmulatorProcess } from './EmulatorProcess.js';
import { type Mail } from './mails.js';

/** How to run the local identity service. */
export interface AuthEmulatorOptions {
  /** The installation's data folder; accounts and key go into `auth/` of it. */
  readonly dataDir: string;
  readonly projectId: string;
  /** Origins of the pages that may call it, through the proxy. */
  readonly origins: readonly string[];
  /** Loopback port; without it a free one is chosen. */
  readonly port?: number;
  /** Folder of the emulator's scripts. */
  readonly emulatorDir?: string;
}

/** The running local identity service. */
export interface AuthEmulator {
  readonly origin: string;
  readonly port: number;
  /** Where the verifier finds the keys that sign its tokens. */
  readonly jwksUrl: string;
  /** Process id of the present run. */
  pid(): number | undefined;
  /** The last mails, oldest first. */
  mails(): Promise<Mail[]>;
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;

/**
 * Starts the Auth emulator as a child process on loopback and keeps it running: when it dies it is started again on the
 * same port, with every account that it ever confirmed.
 * @throws StartupError when it does not come up the first time
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const { dataDir, projectId, origins, port = 0, emulatorDir = findEmulatorFolder() } = options;
  const order = { folder: path.join(dataDir, 'auth'), projectId, origins };
  let running = new EmulatorProcess(emulatorDir, { ...order, port });
  const given = await running.ready.catch((error: Error) => {
    throw new StartupError(`The local sign-in service did not start: ${error.message}`);
  });

  const stopping = new AbortController();
  const keepRunning = async () => {
    let wait = FIRST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      await running.ended;
      if (stopping.signal.aborted) return;
      console.error(`The local sign-in service ended (${running.lastWords()}); starting it again.`);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      running = new EmulatorProcess(emulatorDir, { ...order, port: given });
      const cameUp = await running.ready.then(
        () => true,
        () => false,
      );
      wait = cameUp ? FIRST_PAUSE_MS : Math.min(wait * 2, LONGEST_PAUSE_MS);
    }
  };
  const kept = keepRunning();
  const origin = `http://127.0.0.1:${given}`;
  return {
    origin,
    port: given,
    jwksUrl: `${origin}/emulator/jwks.json`,
    pid: () => running.pid,
    mails: () => running.mails(),
    async stop() {
      stopping.abort();
      await running.end();
      await kept;
    },
  };
}
