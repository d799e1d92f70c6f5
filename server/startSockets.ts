import { setTimeout as pause } from 'node:timers/promises';

import { openBus } from './platform/bus/openBus.js';
import { openRedisPlaces } from './platform/limits/openRedisPlaces.js';
import { type AuthSettings } from './platform/config/auth.js';
import { guardLocalSignIn } from './platform/config/localSignInGuard.js';
import { isLoopback } from './platform/config/address.js';
import { readLogLevel } from './platform/config/logLevel.js';
import { readSocketsSettings } from './platform/config/realtime.js';
import { StartupError } from './platform/config/StartupError.js';
import { buildSocketsServer } from './edge/http/buildSocketsServer.js';
import { PUBLIC_KEYS_PATH } from './people/identity/publicKeys.js';
import { GOOGLE_JWKS_URL, makeVerifier, type VerifyToken } from './people/identity/verifyToken.js';
import { listen, reachOf } from './listen.js';
import { Opened } from './Opened.js';
import { backendOpeners } from './edge/realtime/connecting/backendOpeners.js';
import { Backend, rowsOverRest } from './edge/realtime/rows/Backend.js';
import { usersSocket } from './edge/realtime/usersSocket.js';
import { type RunningHarta } from './startHarta.js';

const OWNER_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 500;

/** Waits for the owner of the store, which may be starting as well. @throws StartupError */
async function authOf(backend: Backend): Promise<AuthSettings> {
  const until = Date.now() + OWNER_WITHIN_MS;
  for (;;) {
    const auth = await backend.auth().catch(() => undefined);
    if (auth !== undefined) return auth;
    if (Date.now() > until)
      throw new StartupError(`No Harta answers at ${backend.at('/').origin} (HARTA_BACKEND_URL).`);
    await pause(ASK_EVERY_MS);
  }
}

function proverOf(backend: Backend, auth: AuthSettings): VerifyToken {
  const keys = auth.mode === 'google' ? new URL(GOOGLE_JWKS_URL) : backend.at(PUBLIC_KEYS_PATH);
  return makeVerifier({ projectId: auth.projectId, keys, revokedBefore: () => 0 });
}

async function open(env: NodeJS.ProcessEnv, opened: Opened): Promise<Omit<RunningHarta, 'stop'>> {
  const { address, realtime, backendUrl } = readSocketsSettings(env);
  const { socketsPerPerson, socketsPerAddress } = realtime;
  const backend = new Backend(backendUrl);
  const auth = await authOf(backend);
  // Whether mails are sent is the owner's affair, who refuses to start without.
  guardLocalSignIn(env, auth, { ...address, sendsMail: true });
  const isLocal = auth.mode === 'local';
  if (isLocal && backendUrl.protocol !== 'https:' && !isLoopback(backendUrl.hostname))
    throw new StartupError('With the local sign-in HARTA_BACKEND_URL must be https or on this machine.');
  const bus = opened.add(await openBus(realtime, auth.projectId), (part) => part.close());
  const installation = auth.projectId;
  const places = opened.add(openRedisPlaces({ url: realtime.redisUrl, installation }), (part) => part.close());
  const origins = [...address.origins, backendUrl.origin] as const;
  const app = await buildSocketsServer({
    endpoint: usersSocket({
      openers: backendOpeners(backend, proverOf(backend, auth)),
      bus,
      readNotification: rowsOverRest(backend),
      origins,
      limits: { socketsPerPerson, socketsPerAddress },
      places,
    }),
    logger: { level: readLogLevel(env) },
    ...reachOf({ address: { ...address, origins }, auth }),
  });
  opened.add(app, (part) => part.close());
  return {
    address: await listen(app, address),
    note: `its sockets belong to ${backendUrl.origin}`,
    model: null,
    mailbox: null,
  };
}

/**
 * Runs a process that only holds sockets: it has no store, verifies tokens as the owner of the store does, hears what was
 * written over the bus and reads it from the owner.
 * @throws StartupError with one sentence, having closed again what was opened
 */
export async function startSockets(env: NodeJS.ProcessEnv): Promise<RunningHarta> {
  const opened = new Opened();
  try {
    return { ...(await open(env, opened)), stop: () => opened.close() };
  } catch (error) {
    await opened.close();
    throw error;
  }
}
