import { type FastifyInstance } from 'fastify';

import { type OwnerId } from './contract/ids.js';
import { type Settings } from './config/settings.js';
import { startAuthEmulator } from './identity/emulator/startAuthEmulator.js';
import { serveMailbox } from './identity/mailbox/serveMailbox.js';
import { authProxy } from './identity/proxy/authProxy.js';
import { servePublicKeys } from './identity/publicKeys.js';
import { GOOGLE_JWKS_URL, makeVerifier, type VerifyToken } from './identity/verifyToken.js';
import { type Records } from './records/Records.js';

/** Who proves identities to this installation, and what it serves for that. */
export interface Identity {
  /** Made once the records are open, since ended sessions are asked of them. */
  verifier(records: Records): VerifyToken;
  /** Registers what the pages need to sign in on the same address. */
  serve(app: FastifyInstance): Promise<void>;
  stop(): Promise<void>;
}

const verifierWith = (projectId: string, keys: URL) => (records: Records) =>
  makeVerifier({ projectId, keys, revokedBefore: (uid) => records.sessionsValidAfter(uid as OwnerId) });

/**
 * The local sign-in service in a child process, or a Firebase project when the settings name one.
 * @throws StartupError when the local service does not come up
 */
export async function openIdentity({ auth, dataDir, address }: Settings): Promise<Identity> {
  if (auth.mode === 'google') {
    return {
      verifier: verifierWith(auth.projectId, new URL(GOOGLE_JWKS_URL)),
      serve: async () => {},
      stop: async () => {},
    };
  }
  const { origins } = address;
  const emulator = await startAuthEmulator({ dataDir, projectId: auth.projectId, origins });
  return {
    verifier: verifierWith(auth.projectId, new URL(emulator.jwksUrl)),
    serve: async (app) => {
      await app.register(authProxy, { port: emulator.port });
      servePublicKeys(app, emulator.jwksUrl);
      await app.register(serveMailbox, { mails: emulator.mails, origins });
    },
    stop: emulator.stop,
  };
}
