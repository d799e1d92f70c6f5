import path from 'node:path';

import { type FastifyInstance } from 'fastify';

import { type OwnerId } from './contract/ids.js';
import { run } from './platform/faults/guarded.js';
import { type Settings } from './platform/config/settings.js';
import { openLocalIdentity } from './people/identity/local/openLocalIdentity.js';
import { withApiTokens } from './people/identity/apiTokens/proveApiTokens.js';
import { type MailSender } from './people/identity/mails/Mail.js';
import { openMails } from './people/identity/mails/openMails.js';
import { makeAssertions } from './people/identity/providers/assertion.js';
import { serveProviders } from './people/identity/providers/serveProviders.js';
import { RevokedPersons } from './people/identity/RevokedPersons.js';
import { servePublicKeys } from './people/identity/publicKeys.js';
import { sealingKey } from './people/identity/tickets/sealingKey.js';
import { SocketTickets, type TicketStore } from './people/identity/tickets/SocketTickets.js';
import { countedLetters, type MayGo } from './people/yourData/letters.js';
import { type SignIns } from './people/identity/Person.js';
import { GOOGLE_JWKS_URL, makeVerifier, type VerifyToken } from './people/identity/verifyToken.js';
import { type RecordStores } from './people/records/RecordStores.js';

/** Who proves identities to this installation, and what it serves for that. */
export interface Identity {
  /** Made once the records are open, since ended sessions and API tokens are asked of them. */
  verifier(records: Pick<RecordStores, 'sessionEnds' | 'apiTokens'>): VerifyToken;
  /** Ends every session that the identity service itself keeps for a person; Google's are ended by the records alone. */
  endSessions(owner: OwnerId): Promise<void>;
  /** Ends them where the disk is too full for the records to say so; they say it as soon as they can. */
  endSessionsOnFullDisk(owner: OwnerId, second: number): void;
  /** Milliseconds since 1970 by which API and view tokens are dated: a clock that is set back makes none older or good again. */
  now(): number;
  /** Whether the account stands that made a token then, and no way into it was ended since. */
  stands(owner: OwnerId, madeAt: number): Promise<boolean>;
  /** Where persons are signed in; null where Google keeps that, and tells nobody. */
  readonly signIns: SignIns | null;
  /** Removes a person's account with this service, and the mails that lie here for them. One with Google is theirs to remove there. */
  forget(owner: OwnerId, email: string | null): Promise<void>;
  /** Takes mails to persons; without a mail server of its own, an installation with Google's accounts sends none. */
  readonly letters: MailSender;
  /** Whether one more letter may go to an address, counted by all processes that share the sign-in; null where this one counts itself. */
  readonly mayGo: MayGo | null;
  /** Tickets of sockets, which whoever serves sockets shares. */
  readonly tickets: TicketStore;
  /** Registers what the pages need to sign in on the same address. */
  serve(app: FastifyInstance): Promise<void>;
  /** The address that opens the mailbox, for the terminal alone; null where there is none. */
  readonly mailbox: string | null;
  stop(): Promise<void>;
}

/** Connections of one process for the sign-in: its statements are short. */
const SIGN_IN_CONNECTIONS = 4;

/** What the processes of an installation share of the sign-in; undefined where there is one process. */
async function sharedSignIn({ storage }: Settings) {
  if (storage.engine === 'sqlite') return undefined;
  const { postgresEngine } = await import('./people/identity/local/postgres/postgresEngine.js');
  return postgresEngine({ url: storage.url, connections: SIGN_IN_CONNECTIONS });
}

/** Letters and tickets, counted and kept by all or by this process alone. */
const sharedParts = (engine: Awaited<ReturnType<typeof sharedSignIn>>): Pick<Identity, 'mayGo' | 'tickets'> => ({
  mayGo: engine === undefined ? null : countedLetters(engine.limits),
  tickets: engine?.tickets ?? new SocketTickets(),
});

async function googleIdentity(settings: Settings): Promise<Identity> {
  const { projectId } = settings.auth;
  const { mail, dataDir, address } = settings;
  const engine = await sharedSignIn(settings);
  const mails = mail.smtp === null ? null : await openMails({ mail, dataDir, origins: address.origins });
  const revoked = new RevokedPersons(path.join(dataDir, 'revoked'));
  return {
    verifier: ({ sessionEnds, apiTokens }) => {
      run('Sessions that were ended on a full disk could not be brought into the records', () =>
        revoked.settle((owner, second) => sessionEnds.end(owner, second)),
      );
      return withApiTokens(
        makeVerifier({
          projectId,
          keys: new URL(GOOGLE_JWKS_URL),
          revokedBefore: async (uid) =>
            Math.max(revoked.since(uid as OwnerId), await sessionEnds.validAfter(uid as OwnerId)),
        }),
        // Whether an account still is, Google alone knows, and says so to nobody who has no key of its project.
        { tokens: apiTokens, stands: async () => true, now: Date.now },
      );
    },
    endSessions: async () => {},
    endSessionsOnFullDisk: (owner, second) => revoked.revoke(owner, second),
    now: Date.now,
    stands: async () => true,
    signIns: null,
    forget: async () => {},
    letters: mails?.sender ?? { send: async () => {} },
    ...sharedParts(engine),
    serve: async () => {},
    mailbox: null,
    stop: async () => {
      await engine?.close();
      await mails?.close();
    },
  };
}

async function localIdentity(settings: Settings, onSessionsEnded: (owner: OwnerId) => void): Promise<Identity> {
  const { auth, dataDir, address, identityLimits, sessionLife, mail, providers } = settings;
  const { projectId } = auth;
  const { origins } = address;
  const mails = await openMails({ mail, dataDir, origins });
  const engine = await sharedSignIn(settings);
  const assertions = makeAssertions(
    engine === undefined ? undefined : await sealingKey(path.join(dataDir, 'provider-assertions.key')),
  );
  const local = await openLocalIdentity({
    ...(engine === undefined ? {} : { engine }),
    dataDir,
    projectId,
    origins,
    limits: identityLimits,
    sessionLife,
    mails: mails.sender,
    assertions,
    onSessionsEnded: (uid) => onSessionsEnded(uid as OwnerId),
  });
  const { keys, isEnded, stands, now } = local;
  return {
    // The service knows each session itself; nothing else needs to be asked.
    verifier: ({ apiTokens }) =>
      withApiTokens(makeVerifier({ projectId, keys, revokedBefore: () => 0, isEnded }), {
        tokens: apiTokens,
        stands,
        now,
      }),
    endSessions: local.endSessions,
    // What the service keeps of sessions is enough, and it ended them already.
    endSessionsOnFullDisk: () => {},
    now,
    stands,
    signIns: local.signIns,
    forget: async (owner, email) => {
      // The address in the records may be an older one.
      const known = await local.forget(owner);
      await mails.forget([email, known].filter((address) => address !== null));
    },
    letters: mails.sender,
    ...sharedParts(engine),
    serve: async (app) => {
      await local.serve(app);
      await app.register(serveProviders, { assertions, providers, origins });
      servePublicKeys(app, local.jwks);
      await mails.serve(app);
    },
    mailbox: mails.mailbox,
    stop: async () => {
      await local.close();
      await mails.close();
    },
  };
}

/**
 * The identity service of this installation, or a Firebase project when the settings name one.
 * @param onSessionsEnded told whose sessions the service has ended: what they have open is to be closed
 * @throws StartupError when the accounts cannot be read
 */
export const openIdentity = async (settings: Settings, onSessionsEnded: (owner: OwnerId) => void): Promise<Identity> =>
  settings.auth.mode === 'google' ? googleIdentity(settings) : localIdentity(settings, onSessionsEnded);
