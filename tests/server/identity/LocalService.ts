import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fastify, { type FastifyInstance } from 'fastify';

import {
  type IdentityLimits,
  type SessionLife,
  USUAL_SESSION_LIFE,
} from '../../../server/platform/config/identityLimits.js';
import { type LocalIdentity, openLocalIdentity } from '../../../server/people/identity/local/openLocalIdentity.js';
import { type HashCost } from '../../../server/people/identity/local/passwords/hashPassword.js';
import { type IdentityEngine } from '../../../server/people/identity/local/store/IdentityEngine.js';
import { type Mail } from '../../../server/people/identity/mails/Mail.js';
import {
  type Assertions,
  makeAssertions,
  type ProviderAssertion,
} from '../../../server/people/identity/providers/assertion.js';
import { makeVerifier, type VerifyToken } from '../../../server/people/identity/verifyToken.js';
import { freePort } from '../../freePort.js';
import { openTestIdentity } from '../engineUnderTest.js';

/** Far more than a suite asks, so that it meets a limit only where it means to. */
const GENEROUS: IdentityLimits = { signUpsPerHour: 10_000, mailsPerHour: 10_000 };

/** For suites that are about other things than what a hash costs. */
const QUICK_HASH: HashCost = { log2N: 10, r: 8, p: 1 };

/** What differs from the usual. */
interface Given {
  readonly limits?: IdentityLimits;
  readonly dataDir?: string;
  readonly sessionLife?: SessionLife;
  readonly hashCost?: HashCost;
  readonly projectId?: string;
}

const LOCAL_PROJECT = 'demo-local';

/** Our identity service on a port of its own, with what it mailed and whose sessions it ended. */
export class LocalService {
  readonly mails: Mail[] = [];
  readonly ended: string[] = [];
  readonly assertions: Assertions = makeAssertions();
  /** The engine that the accounts lie in, where it is not SQLite. */
  engine: IdentityEngine | undefined;
  #app: FastifyInstance | undefined;
  #identity: LocalIdentity | undefined;

  private constructor(
    readonly origin: string,
    readonly dataDir: string,
    private readonly given: Given,
  ) {}

  static async start(given: Given = {}): Promise<LocalService> {
    const folder = given.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'harta-identity-')));
    const service = new LocalService(`http://127.0.0.1:${await freePort()}`, folder, given);
    await service.open();
    return service;
  }

  get identity(): LocalIdentity {
    if (this.#identity === undefined) throw new Error('the service is closed');
    return this.#identity;
  }

  private get projectId(): string {
    return this.given.projectId ?? LOCAL_PROJECT;
  }

  /** The check that the server makes of each request's token. */
  get verify(): VerifyToken {
    const { keys, isEnded } = this.identity;
    return makeVerifier({ projectId: this.projectId, keys, isEnded, revokedBefore: () => 0 });
  }

  async open(): Promise<void> {
    const { limits = GENEROUS, sessionLife = USUAL_SESSION_LIFE, hashCost = QUICK_HASH } = this.given;
    const engine = await openTestIdentity(this.dataDir);
    this.engine = engine;
    this.#identity = await openLocalIdentity({
      ...(engine === undefined ? {} : { engine }),
      dataDir: this.dataDir,
      projectId: this.projectId,
      origins: [this.origin],
      limits,
      sessionLife,
      hashCost,
      mails: { send: async (mail) => void this.mails.push(mail) },
      assertions: this.assertions,
      onSessionsEnded: (uid) => this.ended.push(uid),
    });
    this.#app = fastify();
    await this.#identity.serve(this.#app);
    await this.#app.listen({ host: '127.0.0.1', port: Number(new URL(this.origin).port) });
  }

  /** Stops serving; the data stays. */
  async close(): Promise<void> {
    await this.#app?.close();
    await this.#identity?.close();
    this.#app = undefined;
    this.#identity = undefined;
  }

  async restart(): Promise<void> {
    await this.close();
    await this.open();
  }

  async remove(): Promise<void> {
    await this.close();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** The code of the last mail to an address. It is sent after the answer. */
  async codeTo(to: string, kind?: Mail['kind']): Promise<string> {
    for (;;) {
      const mail = this.mails.findLast((each) => each.to === to && (kind === undefined || each.kind === kind));
      if (mail !== undefined) return mail.code;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** What a call by another service brings; verified by Google itself without a word. */
  async proof(said: Partial<ProviderAssertion> & { subject: string }): Promise<Record<string, unknown>> {
    const assertion: ProviderAssertion = {
      providerId: 'google.com',
      email: null,
      emailVerified: true,
      displayName: '',
      photoURL: '',
      isTrial: false,
      ...said,
    };
    const token = await this.assertions.issue(assertion);
    return {
      requestUri: 'http://localhost',
      postBody: new URLSearchParams({ providerId: assertion.providerId, id_token: token }).toString(),
      returnSecureToken: true,
      returnIdpCredential: true,
    };
  }
}
