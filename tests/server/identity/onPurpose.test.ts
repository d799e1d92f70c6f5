import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { readIdentityLimits } from '../../../server/platform/config/identityLimits.js';
import { CODES_PROVED_ELSEWHERE } from '../../oracle/codes.js';
import { DIFFERENCES_OF_TIME, differencesOnPurpose } from '../../oracle/onPurpose.js';
import { onBothServices } from './onBothServices.js';

onBothServices(
  'what differs on purpose',
  ({ service, target }) => {
    test.each(differencesOnPurpose)('$what', async ({ ask, reason, ours, theirs }) => {
      const email = `n${differencesOnPurpose.findIndex((each) => each.ask === ask)}@example.com`;
      expect(await ask(target(), email), reason).toEqual(service.isOurs ? ours : theirs);
    });
  },
  readIdentityLimits({}),
);

describe('what needs a clock that moves, or a crowd', () => {
  const suites = ['attacks', 'sessions', 'fullDisk'].map((name) =>
    readFileSync(`tests/server/identity/${name}.test.ts`, 'utf8'),
  );
  test.each([...DIFFERENCES_OF_TIME, ...Object.entries(CODES_PROVED_ELSEWHERE)])(
    '%s has its own test',
    (_what, proof) => {
      expect(suites.some((text) => text.includes(proof))).toBe(true);
    },
  );
});
