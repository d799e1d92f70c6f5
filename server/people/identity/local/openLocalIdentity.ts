import path from 'node:path';

import { type FastifyInstance } from 'fastify';
import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

import { type IdentityLimits, type SessionLife } from '../../../platform/config/identityLimits.js';
import { every } from '../../../platform/faults/timers.js';
import { FairQueue } from '../../../platform/limits/FairQueue.js';
import { type IdentityClaims } from '../claims.js';
import { type MailSender } from '../mails/Mail.js';
import { type Assertions } from '../providers/assertion.js';
import { removal } from './calls/deleteAccount.js';
import { serveOperations } from './http/serveOperations.js';
import { type HashCost, Passwords } from './passwords/hashPassword.js';
import { type SignIns } from '../Person.js';
import { signInsOver } from './people/signIns.js';
import { type Service } from './Service.js';
import { Accounts } from './store/Accounts.js';
import { Codes } from './store/Codes.js';
import { Devices } from './store/Devices.js';
import { type IdentityEngine } from './store/IdentityEngine.js';
import { Sessions } from './store/Sessions.js';
import { sqliteEngine } from './store/sqliteEngine.js';
import { type Unit } from '../../../platform/storage/Unit.js';
import { takeOverAccounts } from './takeover/takeOverAccounts.js';
import { IdTokens } from './tokens/IdTokens.js';
import { signingKey } from './tokens/signingKey.js';

/** What the local identity service needs. */
export interface LocalIdentityOptions {
  /** The installation's data folder: accounts go into `identity.db` of it, the key into `auth/`. */
  readonly dataDir: string;
  /** Where accounts lie instead, and who counts attempts. */
  readonly engine?: IdentityEngine;
  readonly projectId: string;
  /** Origins of the pages that may call it. */
  readonly origins: readonly string[];
  readonly limits: IdentityLimits;
  readonly sessionLife: SessionLife;
  /** What hashing a password costs; the usual without a word. No setting makes it less: only tests do. */
  readonly hashCost?: HashCost;
  readonly mails: MailSender;
  readonly assertions: Assertions;
  /** Told when an account's sessions were ended, it was disabled or it was removed: what it has open is to be closed. */
  readonly onSessionsEnded: (uid: string) => void;
}

/** The identity service of this installation. */
export interface LocalIdentity {
  /** Public halves of the keys that sign its tokens. */
  readonly jwks: JSONWebKeySet;
  readonly keys: JWTVerifyGetKey;
  /** Whether the session of a token was ended, or its account disabled or removed. */
  isEnded(claims: IdentityClaims): Promise<boolean>;
  /** Milliseconds since 1970 that never go back; what ends by time and what `stands` compares is dated by it. */
  now(): number;
  /** Whether an account is there, not disabled, and every way into it (a new password, another person's proof) was ended before that moment. */
  stands(uid: string, since: number): Promise<boolean>;
  /** Ends every session of an account. */
  endSessions(uid: string): Promise<void>;
  readonly signIns: SignIns;
  /** Removes an account, also from what the file keeps of removed rows. @returns the address that it had */
  forget(uid: string): Promise<string | null>;
  /** Registers the calls of the Firebase client. */
  serve(app: FastifyInstance): Promise<void>;
  close(): Promise<void>;
}

/** So much of the time may be lost by a kill. */
const CLOCK_KEPT_EVERY_MS = 60_000;
/** Two at once leave the server a core on small machines, and of one address one; who waits longer than a minute has gone. */
const HASHING = { atOnce: 2, each: 1, waiting: 100 };

/** Whether a session is over, or its account gone or disabled. */
function* isOver({ accounts, sessions }: Service, uid: string, session: string | null): Unit<boolean> {
  const account = yield* accounts.find(uid);
  return account === undefined || account.isDisabled || session === null || !(yield* sessions.stands(session, uid));
}

/**
 * Opens the accounts of this installation and takes over those of earlier versions.
 * @throws StartupError when they cannot be read
 */
export async function openLocalIdentity(options: LocalIdentityOptions): Promise<LocalIdentity> {
  const { dataDir, projectId, origins, limits, mails, assertions, onSessionsEnded } = options;
  const folder = path.join(dataDir, 'auth');
  const signing = await signingKey(folder);
  const engine = options.engine ?? sqliteEngine(dataDir);
  const { db, clock, ended } = engine;
  const accounts = new Accounts();
  const sessions = new Sessions(db, clock, ended, options.sessionLife);
  const tellEnded = (uid: string) => {
    onSessionsEnded(uid);
    engine.announceEnded(uid);
  };
  const service: Service = {
    db,
    clock,
    accounts,
    sessions,
    codes: new Codes(clock),
    devices: new Devices(clock),
    limits: engine.limits,
    most: limits,
    passwords: new Passwords(new FairQueue(HASHING), options.hashCost),
    tokens: new IdTokens(projectId, signing),
    assertions,
    mails,
    hosts: origins.map((origin) => new URL(origin).host),
    hasRoom: () => engine.hasRoom(),
    sessionsEnded: tellEnded,
  };
  await db.write(sessions.forgetOver());
  await takeOverAccounts(folder, service);
  const stopWatching = engine.watchEnded(onSessionsEnded);
  const stopKeeping = every(CLOCK_KEPT_EVERY_MS, 'The clock of the sign-in was not kept', () => engine.settle());
  return {
    jwks: signing.jwks,
    keys: createLocalJWKSet(signing.jwks),
    isEnded: ({ sub, sid }) => db.read(isOver(service, sub, sid)),
    now: () => clock.now(),
    stands: async (uid, since) => {
      const account = await db.read(accounts.find(uid));
      return account !== undefined && !account.isDisabled && account.endedAt < since;
    },
    endSessions: async (uid) => {
      await sessions.endAllAtOnce(uid);
      tellEnded(uid);
    },
    signIns: signInsOver(db, sessions, tellEnded),
    forget: async (uid) => {
      const email = (await db.read(accounts.find(uid)))?.email ?? null;
      await db.write(removal(service, uid));
      await engine.expunge(uid);
      return email;
    },
    serve: async (app) => {
      await app.register(serveOperations, { service, origins });
    },
    close: async () => {
      stopWatching();
      stopKeeping();
      await engine.close();
    },
  };
}
