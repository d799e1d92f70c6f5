import { expect, test } from 'vitest';

import { readLogLevel } from './logLevel.js';
import { StartupError } from './StartupError.js';

test('requests are logged in production, elsewhere when asked for; a level that is none is refused with one sentence', () => {
  expect(readLogLevel({})).toBe('warn');
  expect(readLogLevel({ NODE_ENV: 'production' })).toBe('info');
  expect(readLogLevel({ HARTA_LOG_LEVEL: 'warn' })).toBe('warn');
  expect(() => readLogLevel({ HARTA_LOG_LEVEL: 'loud' })).toThrow(StartupError);
});
