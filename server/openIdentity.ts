import { type FastifyInstance } from 'fastify';

import { type OwnerId } from './contract/ids.js';
import { type Settings } from './config/settings.js';
import { type Authenticate } from './http/authentication.js';
import { makeAuthenticate } from './identity/authenticate.js';
import { startAuthEmulator } from './identity/emulator/startAuthEmulator.js';
import { serveMailbox } from './identity/mailbox/serveMailbox.js';
import { authProxy } from './identity/proxy/authProxy.js';
import { GOOGLE_JWKS_URL, makeVerifier } from './identity/verifyToken.js';
import { type Records } from './records/Records.js';

/** Who proves identities to this installation, and what it serves for that. */
export interface Identity {
  /** Made once the records are open, since ended sessions are asked of them. */
  authenticate(records: Records): Authenticate;
  /** Registers what the pages need to sign in on the same address. */
  serve(app: FastifyInstance): Promise<void>;
  stop(): Promise<void>;
}

const authenticateWith = (projectId: string, keys: URL) => (records: Records) =>
  makeAuthenticate(
    makeVerifier({ projectId, keys, revokedBefore: (uid) => records.sessionsValidAfter(uid as OwnerId) }),
  );

/**
 * The local sign-in service in a child process, or a Firebase project when the settings name one.
 * @throws StartupError when the local service does not come up
 */
export async function openIdentity({ auth, dataDir, address }: Settings): Promise<Identity> {
  if (auth.mode === 'google') {
    const authenticate = authenticateWith(auth.projectId, new URL(GOOGLE_JWKS_URL));
    return { authenticate, serve: async () => {}, stop: async () => {} };
  }
  const { origins } = address;
  const emulator = await startAuthEmulator({ dataDir, projectId: auth.projectId, origins });
  return {
    authenticate: authenticateWith(auth.projectId, new URL(emulator.jwksUrl)),
    serve: async (app) => {
      await app.register(authProxy, { port: emulator.port });
      await app.register(serveMailbox, { mails: emulator.mails, origins });
    },
    stop: emulator.stop,
  };
}
