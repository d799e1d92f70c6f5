import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { lateEngine } from './assistant/engine/lateEngine.js';
import { modelStateOf } from './assistant/engine/model/trust/trust.js';
import { appConfigOf, readSettings, type Settings } from './platform/config/settings.js';
import { projectRoot } from './platform/config/projectRoot.js';
import { readRole, type Role } from './platform/config/storage.js';
import { buildServer } from './edge/http/buildServer.js';
import { listen, reachOf } from './listen.js';
import { type Places } from './platform/limits/Places.js';
import { LazyService } from './platform/late/LazyService.js';
import { makeAuthenticate } from './people/identity/authenticate.js';
import { Opened } from './Opened.js';
import { openGround } from './openGround.js';
import { openServices } from './openServices.js';
import { startSweeps } from './opening/sweeps.js';
import { deliverWithin } from './people/payments/serveWebhook.js';
import { startFault } from './platform/storage/startFault.js';
import { openSocketPasses, ticketsWhile } from './people/identity/tickets/SocketTickets.js';
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

type Reached = Pick<RunningHarta, 'address' | 'mailbox' | 'model'>;

async function versionOf(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** What a process says of itself while its database is away. */
export const WHILE_AWAY = 'The database cannot be reached at the moment.';

async function placesInRedis(url: string, { auth }: Settings, opened: Opened): Promise<Places> {
  const { openRedisPlaces } = await import('./platform/limits/openRedisPlaces.js');
  return opened.add(openRedisPlaces({ url, installation: auth.projectId }), (places) => places.close());
}

async function open(settings: Settings, role: Role, opened: Opened): Promise<Reached> {
  const { dataDir, isDevelopment, realtime, storage } = settings;
  const { socketsPerPerson, socketsPerAddress } = realtime;
  const root = projectRoot();
  const ground = await openGround(settings, role, opened);
  const { stored, bus, model, checked, choice, identity, provider, parts } = ground;
  const { isAvailable, onOutage } = stored;
  const isShared = storage.engine === 'postgres';
  let isEnding = false;
  const { checksModel } = settings.assistant;
  const engine = opened.add(
    new LazyService(
      'The assistant',
      async () => (await import('./assistant/openEngine.js')).openEngine(choice, stored.store),
      (part) => part.close(),
    ),
    (part) => part.close(),
  );
  const { origins } = settings.address;
  const answering = lateEngine(async () => (await engine.get()).engine);
  const services = await openServices({
    ...parts,
    tickets: onOutage === undefined ? identity.tickets : ticketsWhile(isAvailable, identity.tickets),
    engine: checked?.over(answering) ?? answering,
    modelState: () => modelStateOf(checked?.trust(), model.isAway()),
  });
  opened.add(services.imports, (part) => part.close());
  opened.add(services.jobs, (part) => part.close());
  opened.add(services.yourData, async (part) => part.close());
  const verify = identity.verifier(stored);
  // Processes that only hold sockets have no database to count them in.
  const places = realtime.redisUrl === null ? stored.places : await placesInRedis(realtime.redisUrl, settings, opened);
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
        ...(onOutage && { store: { isAvailable, onOutage } }),
        readNotification,
        origins,
        limits: { socketsPerPerson, socketsPerAddress },
        ...(places && { places }),
      }),
      gateway: isDevelopment ? 'open' : 'closed',
      isAvailable,
      health: { isEnding: () => isEnding, ...(isShared && { whileAway: WHILE_AWAY }) },
      ...(stored.rates && { rates: stored.rates }),
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
  if (isShared && role === 'all') opened.add(startSweeps(stored, services), (stop) => stop());
  // Closed first: whoever sends it calls has the time to notice that it takes none before long.
  opened.add(settings.drainMs, async (ms) => {
    isEnding = true;
    if (ms > 0) await pause(ms);
  });
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
  const isShared = settings.storage.engine === 'postgres';
  try {
    return {
      ...(await open(settings, readRole(env), opened)),
      note: `everything stays in ${isShared ? 'its database, and files in ' : ''}${settings.dataDir}`,
      stop: () => opened.close(),
    };
  } catch (error) {
    await opened.close();
    throw startFault(error, settings.dataDir);
  }
}
