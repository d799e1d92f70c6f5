import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { openAssistant } from './assistant/openAssistant.js';
import { openEngine } from './assistant/openEngine.js';
import { liveEvents } from './bus/liveEvents.js';
import { openBus } from './bus/openBus.js';
import { appConfigOf, readSettings, type Settings } from './config/settings.js';
import { builtMesh } from './gateway/builtMesh.js';
import { projectRoot } from './gateway/projectRoot.js';
import { openSqliteGraphStore } from './graph/sqlite/openStore.js';
import { buildServer } from './http/buildServer.js';
import { openImports } from './imports/openImports.js';
import { listen } from './listen.js';
import { openNotifications } from './notifications/openNotifications.js';
import { makeAuthenticate } from './identity/authenticate.js';
import { Opened } from './Opened.js';
import { openIdentity } from './openIdentity.js';
import { storedRows } from './realtime/rows/storedRows.js';
import { usersSocket } from './realtime/usersSocket.js';

/** A running Harta. */
export interface RunningHarta {
  /** Where a browser finds it. */
  readonly address: string;
  /** What a person should know of it besides. */
  readonly note: string;
  /** Finishes what is under way and closes everything. */
  stop(): Promise<void>;
}

async function versionOf(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

async function open(settings: Settings, opened: Opened): Promise<string> {
  const { dataDir, auth, isDevelopment, realtime } = settings;
  const { socketsPerPerson, socketsPerAddress } = realtime;
  const root = projectRoot();
  // The folder's lock comes first: nothing of a folder that another process holds is touched.
  const stored = opened.add(await openSqliteGraphStore({ dataDir }), (part) => part.close());
  const bus = opened.add(await openBus(realtime, auth.projectId), (part) => part.close());
  const live = liveEvents(bus);
  stored.store.onChange(live.graphChanged);
  const notifications = await openNotifications({ ...stored, live });
  const imports = opened.add(await openImports({ dataDir, ...stored, notifications }), (part) => part.close());
  // The sign-in service comes up in a process of its own; meanwhile this one loads its largest part. The gateway waits for
  // the same load, and meets its failure.
  builtMesh().catch(() => undefined);
  const identity = opened.add(await openIdentity(settings), (part) => part.stop());
  const verify = identity.verifier(stored.records);
  const { store, records, trainExamples, chats } = stored;
  const { engine } = opened.add(await openEngine(settings.assistant, store), (part) => part.close());
  const assistant = openAssistant({ store, chats, trainExamples, live, engine });
  const services = { store, records, trainExamples, chats, assistant, imports, notifications, live };
  const app = await buildServer(services, {
    config: appConfigOf(settings, await versionOf(root)),
    authenticate: makeAuthenticate(verify),
    logger: { level: settings.logLevel },
    realtime: usersSocket({
      verify,
      bus,
      readNotification: storedRows(notifications),
      origins: settings.address.origins,
      limits: { socketsPerPerson, socketsPerAddress },
    }),
    gateway: isDevelopment ? 'open' : 'closed',
    pagesFolder: path.join(root, 'dist/web'),
    ...(auth.mode === 'emulator' ? { localHosts: settings.address.origins.map((origin) => new URL(origin).host) } : {}),
  });
  opened.add(app, (part) => part.close());
  // Before the server, which waits for those who wait for an answer.
  opened.add(assistant, (part) => part.close());
  await identity.serve(app);
  const address = await listen(app, settings.address);
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
    return { address, note: `everything stays in ${settings.dataDir}`, stop: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
