import { afterAll, beforeAll, describe } from 'vitest';

import { type IdentityLimits } from '../../../server/platform/config/identityLimits.js';
import { services, type SignInService, type Target } from '../../oracle/Target.js';

/** What a suite has of the service that it runs against. */
export interface AtService {
  readonly service: SignInService;
  /** Where it is, once it was started. */
  readonly target: () => Target;
  readonly origin: () => string;
}

/** Runs a suite against our own service and against the official emulator, each started for it. */
export function onBothServices(what: string, suite: (at: AtService) => void, limits?: IdentityLimits): void {
  for (const service of services)
    describe.skipIf(!service.isInstalled)(`${what}, at ${service.name}`, () => {
      let started: Target | undefined;
      const target = () => {
        if (started === undefined) throw new Error(`${service.name} is not started`);
        return started;
      };
      beforeAll(async () => {
        started = await service.start(limits);
      });
      afterAll(() => started?.stop());
      suite({ service, target, origin: () => target().origin });
    });
}
