import { StartupError } from './StartupError.js';

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LEVELS)[number];

/**
 * Reads HARTA_LOG_LEVEL; `info` has a line for each request and each refused connection. Without a word that is so in
 * production alone: on a developer's terminal the lines would push the address out of sight.
 * @throws StartupError
 */
export function readLogLevel(env: NodeJS.ProcessEnv): LogLevel {
  const asked = env['HARTA_LOG_LEVEL'] || (env['NODE_ENV'] === 'production' ? 'info' : 'warn');
  const level = LEVELS.find((each) => each === asked);
  if (level === undefined)
    throw new StartupError(`HARTA_LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${asked}".`);
  return level;
}
