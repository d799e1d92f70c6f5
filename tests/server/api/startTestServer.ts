import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { type FastifyInstance, type InjectOptions } from 'fastify';
import { generateKeyPair, SignJWT } from 'jose';

import { type Engine } from '../../../server/assistant/engine/Engine.js';
import { OfflineEngine } from '../../../server/assistant/engine/offline/OfflineEngine.js';
import { ThreadedEngine } from '../../../server/assistant/engine/threads/ThreadedEngine.js';
import { TalkEngine } from '../../../server/assistant/talk/TalkEngine.js';
import { type AudioSettings } from '../../../server/platform/config/audio.js';
import { type AppConfig } from '../../../server/contract/account.js';
import { type Bus, inProcessBus } from '../../../server/platform/bus/Bus.js';
import { liveEvents } from '../../../server/platform/bus/liveEvents.js';
import { type OwnerId } from '../../../server/contract/ids.js';
import { buildServer, type ServerOptions } from '../../../server/edge/http/buildServer.js';
import { type Notifications } from '../../../server/people/notifications/Notifications.js';
import { openServices } from '../../../server/openServices.js';
import { type Services } from '../../../server/edge/routes/services.js';
import { type ReaderNow } from '../../../server/media/processing/ProseReader.js';
import { openProvider } from '../../../server/people/payments/provider.js';
import { type Sandbox } from '../../../server/people/payments/sandbox/openSandbox.js';
import { deliverWithin } from '../../../server/people/payments/serveWebhook.js';
import { openSocketPasses } from '../../../server/people/identity/tickets/SocketTickets.js';
import { serveSocketsProcesses } from '../../../server/edge/realtime/owner/serveSocketsProcesses.js';
import { ownOpeners } from '../../../server/edge/realtime/connecting/Opener.js';
import { type Pictures } from '../../../server/media/pictures/openPictures.js';
import { type SocketLimits } from '../../../server/edge/realtime/limits/SocketLimits.js';
import { storedRows } from '../../../server/edge/realtime/topics/userNotifications.js';
import { usersSocket } from '../../../server/edge/realtime/usersSocket.js';
import { withApiTokens } from '../../../server/people/identity/apiTokens/proveApiTokens.js';
import { makeAuthenticate } from '../../../server/people/identity/authenticate.js';
import { makeVerifier, type VerifyToken } from '../../../server/people/identity/verifyToken.js';
import { openTestSandbox, openTestStore } from '../engineUnderTest.js';
import { watchContract } from './contractHook.js';
import { TEST_ORIGIN } from './testOrigin.js';

const PROJECT = 'harta-test';

/** Looking for primes takes longer than most suites do: all servers of a process know one key, unless one is to be strange to the others. */
const sharedKey = generateKeyPair('RS256');

export const testConfig: AppConfig = {
  auth: { mode: 'local', projectId: PROJECT, apiKey: 'any', authDomain: '127.0.0.1', providers: [] },
  contactUrl: 'mailto:us@example.org',
  companyName: 'Harta',
  mailbox: true,
  forThisMachine: true,
  archiveSeconds: 86_400,
  deletionSeconds: 604_800,
  projectDeletionSeconds: 2_592_000,
  version: '0.0.0',
};

interface TokenTimes {
  /** Seconds from now; an hour without a word. */
  readonly expiresIn?: number;
  /** Seconds before now; a minute without a word. */
  readonly signedInAgo?: number;
}

/** A whole server in this process: the real store in a folder of its own, the real check of tokens. */
export interface TestServer {
  readonly app: FastifyInstance;
  /** What its parts tell open windows. */
  readonly bus: Bus;
  readonly notifications: Notifications;
  /** Who takes payments. */
  readonly sandbox: Sandbox;
  /** The check of tokens. */
  readonly verify: VerifyToken;
  token(uid: string, times?: TokenTimes): Promise<string>;
  /** A ticket of this person for one connection, bought with such a token. */
  ticket(uid: string, times?: TokenTimes): Promise<string>;
  /** A call as this person, or with this API token. */
  call(who: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<Answer>;
  /** @throws Error when an answer was not as the contract says */
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;
  json<T>(): T;
}

export interface TestServerOptions extends Partial<ServerOptions> {
  /** Who answers in place of the offline engine. */
  readonly engine?: Engine;
  /** How it stands with the model; without a word there is none. */
  readonly modelState?: Services['modelState'];
  /** True for messages that are read in threads, as in an installation. */
  readonly readsInThreads?: boolean;
  /** Threads that read the store, as an installation has two; without a word it is read and written where the server runs. */
  readonly readers?: number;
  /** Who transcribes recordings; nobody without a word. */
  readonly audio?: AudioSettings;
  /** Who reads texts besides the rules; nobody without a word. */
  readonly textReader?: ReaderNow;
  /** Who has the pictures of people; without a word they are fetched. */
  readonly pictures?: Pictures;
  /** How many sockets there may be, where it is not as usual. */
  readonly realtimeLimits?: Partial<SocketLimits>;
  /** How long an archive can be downloaded, in milliseconds. */
  readonly archiveLifeMs?: number;
  /** How long a deletion waits, in milliseconds. */
  readonly deletionDelayMs?: number;
  /** How long a deleted project can be taken back, in milliseconds. */
  readonly projectDeletionDelayMs?: number;
  /** Messages in a month without a plan; any number without a word. */
  readonly freeInteractions?: number;
  /** True for one that signs its tokens by a key that no other server of the process knows. */
  readonly ownKey?: boolean;
  /** Who keeps sessions beside the records; nobody without a word. */
  readonly identity?: Services['identity'];
  /** A folder to use and to leave as it is, in place of one of its own. */
  readonly keep?: string;
}

/** Starts one. A person is called by their uid. */
export async function startTestServer(given: TestServerOptions = {}): Promise<TestServer> {
  const {
    engine,
    readsInThreads = false,
    readers = 0,
    keep,
    identity,
    modelState,
    pictures,
    audio,
    textReader,
    ownKey = false,
    ...timed
  } = given;
  const {
    archiveLifeMs,
    deletionDelayMs,
    projectDeletionDelayMs,
    freeInteractions = null,
    realtimeLimits = {},
    ...options
  } = timed;
  const dataDir = keep ?? (await mkdtemp(path.join(os.tmpdir(), 'harta-api-')));
  const opened = await openTestStore({ dataDir, readers, limits: { freeInteractions } });
  const { publicKey, privateKey } = await (ownKey ? generateKeyPair('RS256') : sharedKey);
  const verify = withApiTokens(
    makeVerifier({
      projectId: PROJECT,
      keys: async () => publicKey,
      revokedBefore: (uid) => opened.sessionEnds.validAfter(uid as OwnerId),
    }),
    { tokens: opened.apiTokens, stands: async () => true },
  );
  const bus = inProcessBus();
  const provider = await openProvider({ provider: 'sandbox' }, () => openTestSandbox(dataDir));
  if (provider?.sandbox === undefined) throw new Error('there is no sandbox');
  const { sandbox } = provider;
  const threads = readsInThreads ? new ThreadedEngine(opened.store) : undefined;
  threads?.begin();
  const services = await openServices({
    dataDir,
    stored: opened,
    live: liveEvents(bus),
    ...(opened.leases === undefined ? {} : { sharing: { bus, isWorking: true } }),
    engine: new TalkEngine(engine ?? threads ?? new OfflineEngine(opened.store), opened.store),
    selling: { provider, freeInteractions, origins: [TEST_ORIGIN] },
    ...(modelState === undefined ? {} : { modelState }),
    ...(pictures === undefined ? {} : { pictures }),
    ...(audio === undefined ? {} : { audio }),
    ...(textReader === undefined ? {} : { textReader }),
    ...(archiveLifeMs === undefined ? {} : { archiveLifeMs }),
    ...(deletionDelayMs === undefined ? {} : { deletionDelayMs }),
    ...(projectDeletionDelayMs === undefined ? {} : { projectDeletionDelayMs }),
  });
  const { assistant, imports, notifications, tickets } = services;
  let faults: readonly string[] = [];
  const app = await buildServer(identity === undefined ? services : { ...services, identity }, {
    config: testConfig,
    authenticate: makeAuthenticate(verify),
    realtime: usersSocket({
      openers: ownOpeners(tickets, verify),
      bus,
      readNotification: storedRows(notifications),
      origins: [],
      limits: realtimeLimits,
    }),
    gateway: 'closed',
    logger: { level: 'error' },
    watch: (watched) => {
      faults = watchContract(watched, [dataDir, process.cwd()]);
    },
    // What no test of a suite needs, none pays for.
    loadsAhead: false,
    ...options,
    // Suites ask more in a minute than any person does.
    perMinute: { operations: 1e6, failures: 1e6, views: 1e6, ...options.perMinute },
  });
  await sandbox.serve(app, [TEST_ORIGIN]);
  sandbox.tellTo(deliverWithin(app, TEST_ORIGIN));
  const passes = await openSocketPasses(dataDir);
  serveSocketsProcesses(app, { tickets, passes, verify, readNotification: storedRows(notifications) });
  const token = (uid: string, { expiresIn = 3600, signedInAgo = 60 }: TokenTimes = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ auth_time: now - signedInAgo, email: `${uid}@example.org`, email_verified: true, name: uid })
      .setProtectedHeader({ alg: 'RS256', kid: 'test' })
      .setIssuer(`https://securetoken.google.com/${PROJECT}`)
      .setAudience(PROJECT)
      .setSubject(uid)
      .setIssuedAt(now - signedInAgo)
      .setExpirationTime(now + expiresIn)
      .sign(privateKey);
  };
  const tokens = new Map<string, string>();
  const tokenOf = async (uid: string) => {
    const known = tokens.get(uid) ?? (await token(uid));
    tokens.set(uid, known);
    return known;
  };
  return {
    app,
    bus,
    verify,
    notifications,
    sandbox,
    token,
    ticket: async (uid, times) => (await tickets.issue(uid as OwnerId, await token(uid, times))).ticket,
    async call(who, method, url, body) {
      const request: InjectOptions = {
        method,
        url,
        headers: { authorization: `Bearer ${who.startsWith('harta_') ? who : await tokenOf(who)}` },
        ...(body === undefined ? {} : { payload: body }),
      };
      return answerOf(await app.inject(request));
    },
    async close() {
      await assistant.close();
      await threads?.close();
      await app.close();
      await provider.close();
      await imports.close();
      await services.jobs.close();
      services.yourData.close();
      await opened.close();
      if (keep === undefined) await rm(dataDir, { recursive: true, force: true });
      // Every answer is held against the contract, whatever its suite is about.
      if (faults.length > 0) throw new Error(`Answers that the contract does not know:\n${faults.join('\n')}`);
    },
  };
}

type Injected = Awaited<ReturnType<FastifyInstance['inject']>>;

/** What an injected call answered. */
export const answerOf = (response: Injected): Answer => ({
  status: response.statusCode,
  headers: response.headers,
  text: response.payload,
  json: <T>() => JSON.parse(response.payload) as T,
});
