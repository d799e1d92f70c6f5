import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { type FastifyInstance } from 'fastify';

import { appConfigOf, readSettings, type Settings } from './config/settings.js';
import { StartupError } from './config/StartupError.js';
import { projectRoot } from './gateway/projectRoot.js';
import { openSqliteGraphStore } from './graph/sqlite/openStore.js';
import { buildServer } from './http/buildServer.js';
import { openImports } from './imports/openImports.js';
import { openIdentity } from './openIdentity.js';

/** A running Harta. */
export interface RunningHarta {
  /** Where a browser finds it. */
  readonly address: string;
  readonly dataDir: string;
  /** Finishes what is under way and closes everything. */
  stop(): Promise<void>;
}

/** What was opened, to be closed in the opposite order. */
class Opened {
  readonly #closers: (() => Promise<void>)[] = [];

  add<T>(part: T, close: (part: T) => Promise<void>): T {
    this.#closers.unshift(() => close(part));
    return part;
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0)) await close();
  }
}

async function versionOf(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

async function listen(app: FastifyInstance, { address: { host, port, origins } }: Settings): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartupError(`Port ${port} is in use; stop what runs there or set PORT to another number.`);
    throw new StartupError(`Harta cannot listen on ${host}:${port}: ${message}`);
  }
  return origins[0] ?? `http://${host}:${port}`;
}

async function open(settings: Settings, opened: Opened): Promise<string> {
  const { dataDir, auth, isDevelopment } = settings;
  const root = projectRoot();
  // The folder's lock comes first: nothing of a folder that another process holds is touched.
  const stored = opened.add(await openSqliteGraphStore({ dataDir }), (part) => part.close());
  const imports = opened.add(await openImports({ dataDir, ...stored }), (part) => part.close());
  const identity = opened.add(await openIdentity(settings), (part) => part.stop());
  const services = { store: stored.store, records: stored.records, imports };
  const app = await buildServer(services, {
    config: appConfigOf(settings, await versionOf(root)),
    authenticate: identity.authenticate(stored.records),
    gateway: isDevelopment ? 'open' : 'closed',
    pagesFolder: path.join(root, 'dist/web'),
    ...(auth.mode === 'emulator' ? { localHosts: settings.address.origins.map((origin) => new URL(origin).host) } : {}),
  });
  opened.add(app, (part) => part.close());
  await identity.serve(app);
  const address = await listen(app, settings);
  stored.setAddress(address);
  return address;
}

/**
 * Opens everything and listens.
 * @throws StartupError with one sentence, having closed again what was opened
 */
export async function startHarta(env: NodeJS.ProcessEnv): Promise<RunningHarta> {
  const settings = readSettings(env);
  const opened = new Opened();
  try {
    const address = await open(settings, opened);
    return { address, dataDir: settings.dataDir, stop: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
