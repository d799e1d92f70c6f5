import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { type LocalService } from '../server/identity/LocalService.js';
import { type RecordedCall } from './calls.js';

const FOLDER = import.meta.dirname;

/** Whether the official emulator is installed (`npm test` does so). */
export const hasOracle = existsSync(path.join(FOLDER, 'node_modules/firebase-tools'));

/** One of the two that must answer alike. */
export interface Target {
  readonly origin: string;
  /** The code of the last mail to an address. */
  codeTo(email: string): Promise<string>;
  /** The body of what another service said. */
  proof(said: NonNullable<RecordedCall['proof']>): Promise<string>;
  stop(): Promise<void>;
}

const body = (provider: string, token: string) =>
  new URLSearchParams({ providerId: provider, id_token: token }).toString();

/** The official emulator, in a process of its own. */
export async function startOracle(): Promise<Target> {
  const child: ChildProcess = fork(path.join(FOLDER, 'emulator.cjs'), { execArgv: [] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    async codeTo(email) {
      const response = await fetch(`${origin}/emulator/v1/projects/demo-local/oobCodes`);
      const { oobCodes } = (await response.json()) as { oobCodes: { email: string; oobCode: string }[] };
      return oobCodes.findLast((each) => each.email === email)?.oobCode ?? 'used';
    },
    proof: async ({ subject, email, verified = false, name, provider = 'google.com' }) =>
      body(provider, JSON.stringify({ sub: subject, email, email_verified: verified, name })),
    async stop() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

/** Our own service as such a target. */
export const ownTarget = (service: LocalService): Target => ({
  origin: service.origin,
  codeTo: (email) => service.codeTo(email),
  proof: async ({ subject, email = null, verified = false, name = '', provider = 'google.com' }) =>
    body(
      provider,
      await service.assertions.issue({
        providerId: provider as 'google.com',
        subject,
        email,
        emailVerified: verified,
        displayName: name,
        photoURL: '',
        isTrial: false,
      }),
    ),
  stop: () => service.remove(),
});
