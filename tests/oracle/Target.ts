import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { type IdentityLimits } from '../../server/platform/config/identityLimits.js';
import { OwnedDatabase } from '../../server/platform/storage/OwnedDatabase.js';
import { run } from '../../server/platform/storage/Unit.js';
import { LocalService } from '../server/identity/LocalService.js';
import { type RecordedCall } from './calls.js';

const FOLDER = import.meta.dirname;
const PROJECT = 'demo-local';

/** Whether the official emulator is installed (`npm test` does so). */
const hasOracle = existsSync(path.join(FOLDER, 'node_modules/firebase-tools'));

/** What another service says of a person. */
export type Said = NonNullable<RecordedCall['proof']>;

/** One of the two that must answer alike. */
export interface Target {
  readonly origin: string;
  /** The code of the last mail to an address. */
  codeTo(email: string): Promise<string>;
  /** What another service said, as the credential that the client hands on. */
  credential(said: Said): Promise<string>;
  /** As whoever runs the service may. */
  disable(uid: string): Promise<void>;
  /** Ends every session of an account, as "sign out everywhere" does. */
  endSessions(uid: string): Promise<void>;
  stop(): Promise<void>;
}

/** A mail that the emulator did not send. */
interface OobCode {
  readonly requestType: string;
  readonly email: string;
  readonly newEmail?: string;
  readonly oobCode: string;
}

/** The official emulator, in a process of its own. */
async function startOracle(): Promise<Target> {
  const child: ChildProcess = fork(path.join(FOLDER, 'emulator.cjs'), { execArgv: [] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const origin = `http://127.0.0.1:${port}`;
  const administer = async (body: object): Promise<void> => {
    const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  return {
    origin,
    async codeTo(email) {
      const response = await fetch(`${origin}/emulator/v1/projects/${PROJECT}/oobCodes`);
      const { oobCodes } = (await response.json()) as { oobCodes: OobCode[] };
      const goesTo = ({ requestType, email: own, newEmail }: OobCode) =>
        requestType === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail : own;
      return oobCodes.findLast((each) => goesTo(each) === email)?.oobCode ?? 'used';
    },
    credential: async ({ subject, email, verified = false, name }) =>
      JSON.stringify({ sub: subject, email, email_verified: verified, name }),
    disable: (localId) => administer({ localId, disableUser: true }),
    endSessions: (localId) => administer({ localId, validSince: String(Math.floor(Date.now() / 1000)) }),
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

/** Our own service as such a target. */
const ownTarget = (service: LocalService): Target => ({
  origin: service.origin,
  codeTo: (email) => service.codeTo(email),
  credential: ({ subject, email = null, verified = false, name = '', provider = 'google.com' }) =>
    service.assertions.issue({
      providerId: provider as 'google.com',
      subject,
      email,
      emailVerified: verified,
      displayName: name,
      photoURL: '',
      isTrial: false,
    }),
  async disable(uid) {
    const sql = 'UPDATE account SET disabled = 1 WHERE uid = :uid';
    if (service.engine !== undefined) return void (await service.engine.db.write(run(sql, { uid })));
    const administrator = new OwnedDatabase(path.join(service.dataDir, 'identity.db'), new Set());
    administrator.run(sql, { uid });
    administrator.close();
  },
  endSessions: async (uid) => service.identity.endSessions(uid),
  stop: () => service.remove(),
});

/** A sign-in service that the suites run against. */
export interface SignInService {
  readonly name: string;
  readonly isOurs: boolean;
  /** Whether it is there to be started. */
  readonly isInstalled: boolean;
  /** @param limits more than any suite asks without a word; the emulator has none */
  start(limits?: IdentityLimits): Promise<Target>;
}

/** The two that the suites run against: what holds of one must hold of the other, but for `differences.ts`. */
export const services: readonly SignInService[] = [
  {
    name: 'our own service',
    isOurs: true,
    isInstalled: true,
    start: async (limits) => ownTarget(await LocalService.start(limits === undefined ? {} : { limits })),
  },
  { name: 'the official emulator', isOurs: false, isInstalled: hasOracle, start: startOracle },
];

export const ourService = services[0] as SignInService;
export const oracle = services[1] as SignInService;
