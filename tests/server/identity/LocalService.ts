import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fastify, { type FastifyInstance } from 'fastify';

import { type IdentityLimits } from '../../../server/config/identityLimits.js';
import { type LocalIdentity, openLocalIdentity } from '../../../server/identity/local/openLocalIdentity.js';
import { type Mail } from '../../../server/identity/mails/Mail.js';
import {
  type Assertions,
  makeAssertions,
  type ProviderAssertion,
} from '../../../server/identity/providers/assertion.js';
import { makeVerifier, type VerifyToken } from '../../../server/identity/verifyToken.js';

/** Far more than a suite asks, so that it meets a limit only where it means to. */
const GENEROUS: IdentityLimits = { signUpsPerHour: 10_000, mailsPerHour: 10_000 };

const LOCAL_PROJECT = 'demo-local';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Our identity service on a port of its own, with what it mailed and whose sessions it ended. */
export class LocalService {
  readonly mails: Mail[] = [];
  readonly ended: string[] = [];
  readonly assertions: Assertions = makeAssertions();
  #app: FastifyInstance | undefined;
  #identity: LocalIdentity | undefined;

  private constructor(
    readonly origin: string,
    readonly dataDir: string,
    private readonly limits: IdentityLimits,
  ) {}

  static async start({ limits = GENEROUS, dataDir }: { limits?: IdentityLimits; dataDir?: string } = {}) {
    const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'harta-identity-')));
    const service = new LocalService(`http://127.0.0.1:${await freePort()}`, folder, limits);
    await service.open();
    return service;
  }

  get identity(): LocalIdentity {
    if (this.#identity === undefined) throw new Error('the service is closed');
    return this.#identity;
  }

  /** The check that the server makes of each request's token. */
  get verify(): VerifyToken {
    const { keys, isEnded } = this.identity;
    return makeVerifier({ projectId: LOCAL_PROJECT, keys, isEnded, revokedBefore: () => 0 });
  }

  async open(): Promise<void> {
    this.#identity = await openLocalIdentity({
      dataDir: this.dataDir,
      projectId: LOCAL_PROJECT,
      origins: [this.origin],
      limits: this.limits,
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
