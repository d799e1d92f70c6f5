import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { lateEngine } from './assistant/engine/lateEngine.js';
import { modelStateOf } from './assistant/engine/model/trust/trust.js';
import { openModel } from './assistant/openModel.js';
import { openCheckedModel } from './assistant/openCheckedModel.js';
import { liveEvents } from './platform/bus/liveEvents.js';
import { openBus } from './platform/bus/openBus.js';
import { appConfigOf, readSettings, type Settings } from './platform/config/settings.js';
import { projectRoot } from './platform/config/projectRoot.js';
import { refuseDamaged, refuseLost } from './platform/store/checking/refuseDamaged.js';
import { openStore } from './platform/store/openStore.js';
import { buildServer } from './edge/http/buildServer.js';
import { listen } from './listen.js';
import { reachOf } from './reachOf.js';
import { LatePart } from './platform/late/LatePart.js';
import { makeAuthenticate } from './people/identity/authenticate.js';
import { Opened } from './Opened.js';
import { openIdentity } from './openIdentity.js';
import { openServices } from './openServices.js';
import { openRowNamer } from './openRowNamer.js';
import { openTextReader } from './openTextReader.js';
import { openProvider } from './people/payments/provider.js';
import { deliverWithin } from './people/payments/serveWebhook.js';
import { startFault } from './platform/storage/startFault.js';
import { openSocketPasses } from './people/identity/tickets/SocketTickets.js';
import { ownOpeners } from './edge/realtime/connecting/Opener.js';
import { serveSocketsProcesses } from './edge/realtime/owner/serveSocketsProcesses.js';
import { storedRows } from './edge/realtime/topics/userNotifications.js';
import { usersSocket } from './edge/realtime/usersSocket.js';

/** A running Harta. */
export interface RunningHarta {
  /** Where a browser finds it. */
  readonly address: string;
  /** What a person should know of it besides. */
  readonly note: string;
  /** How far the model is believed; null where there is none. */
  readonly model: string | null;
  /** The address that opens the local mailbox; whoever has it reads the mails of everybody here. */
  readonly mailbox: string | null;
  /** Finishes what is under way and closes everything. */
  stop(): Promise<void>;
}

async function versionOf(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

async function open(settings: Settings, opened: Opened): Promise<Pick<RunningHarta, 'address' | 'mailbox' | 'model'>> {
  const { dataDir, auth, isDevelopment, realtime } = settings;
  const { socketsPerPerson, socketsPerAddress } = realtime;
  const root = projectRoot();
  refuseLost(dataDir);
  // The folder's lock comes first: nothing of a folder that another process holds is touched.
  const stored = opened.add(
    await openStore({ dataDir, storage: settings.storage, limits: settings.storeLimits }),
    (part) => part.close(),
  );
  const bus = opened.add(await openBus({ ...realtime, storage: settings.storage }, auth.projectId), (part) => part.close());
  // Of what an earlier process was telling, such as an answer, nobody hears the rest.
  bus.tellGap();
  const live = liveEvents(bus);
  const { order, checksModel } = settings.assistant;
  const model = opened.add(openModel(settings.assistant), (part) => part.close());
  const { endpoint } = model;
  const checked = openCheckedModel(endpoint, dataDir);
  if (checked !== undefined) opened.add(checked, async (part) => part.close());
  const choice = { model: endpoint, order, ...(checked && { trust: checked.trust }) };
  const engine = opened.add(
    new LatePart(
      'The assistant',
      async () => (await import('./assistant/openEngine.js')).openEngine(choice, stored.store),
      (part) => part.close(),
    ),
    (part) => part.close(),
  );
  if (auth.mode === 'local') refuseDamaged(dataDir, 'identity.db');
  const identity = opened.add(await openIdentity(settings, live.sessionsEnded), (part) => part.stop());
  const provider = openProvider(settings.payments, dataDir);
  if (provider !== undefined) opened.add(provider, (part) => part.close());
  const { origins } = settings.address;
  const textReader = openTextReader(choice);
  const answering = lateEngine(async () => (await engine.get()).engine);
  const services = await openServices({
    dataDir,
    stored,
    live,
    identity,
    archiveLifeMs: settings.archiveLifeMs,
    deletionDelayMs: settings.deletionDelayMs,
    projectDeletionDelayMs: settings.projectDeletionDelayMs,
    audio: settings.audio,
    textReader,
    selling: { provider, freeInteractions: settings.storeLimits.freeInteractions, origins },
    engine: checked?.over(answering) ?? answering,
    modelState: () => modelStateOf(checked?.trust(), model.isAway()),
    importing: { limits: settings.stagingLimits, rowNamer: openRowNamer(choice, model.isAway) },
  });
  opened.add(services.imports, (part) => part.close());
  opened.add(services.jobs, (part) => part.close());
  opened.add(services.yourData, async (part) => part.close());
  const verify = identity.verifier(stored);
  const { tickets } = services;
  const readNotification = storedRows(services.notifications);
  const app = await buildServer(
    { ...services, identity },
    {
      config: appConfigOf(settings, await versionOf(root)),
      authenticate: makeAuthenticate(verify),
      logger: { level: settings.logLevel },
      realtime: usersSocket({
        openers: ownOpeners(tickets, verify),
        bus,
        readNotification,
        origins,
        limits: { socketsPerPerson, socketsPerAddress },
      }),
      gateway: isDevelopment ? 'open' : 'closed',
      isAvailable: stored.isAvailable,
      late: [engine],
      loadsAhead: settings.loadsAhead,
      pagesFolder: path.join(root, 'dist/web'),
      ...reachOf(settings),
    },
  );
  opened.add(app, (part) => part.close());
  // Before the server, which waits for those who wait for an answer.
  opened.add(services.assistant, (part) => part.close());
  await identity.serve(app);
  await provider?.sandbox?.serve(app, origins);
  if (realtime.redisUrl !== null)
    serveSocketsProcesses(app, { tickets, passes: await openSocketPasses(dataDir), verify, readNotification });
  const address = await listen(app, settings.address);
  stored.setAddress(address);
  provider?.sandbox?.tellTo(deliverWithin(app, origins[0]));
  if (checksModel) checked?.begin();
  return { address, mailbox: identity.mailbox, model: checked?.line ?? null };
}

/**
 * Opens everything and listens.
 * @throws StartupError with one sentence, having closed again what was opened
 */
export async function startHarta(env: NodeJS.ProcessEnv): Promise<RunningHarta> {
  const settings = readSettings(env);
  const opened = new Opened();
  try {
    return {
      ...(await open(settings, opened)),
      note: `everything stays in ${settings.dataDir}`,
      stop: () => opened.close(),
    };
  } catch (error) {
    await opened.close();
    throw startFault(error, settings.dataDir);
  }
}
