import { type AuthSettings } from './auth.js';
import { isLoopback } from './loopback.js';
import { StartupError } from './StartupError.js';

/** Variables that hosting platforms set. */
const PLATFORMS = [
  'K_SERVICE',
  'GAE_SERVICE',
  'DYNO',
  'FLY_APP_NAME',
  'RENDER',
  'KUBERNETES_SERVICE_HOST',
  'AWS_LAMBDA_FUNCTION_NAME',
];

const CURE = 'set FIREBASE_PROJECT_ID and FIREBASE_API_KEY to use a Firebase project';

/**
 * Refuses every configuration in which the local sign-in, which keeps passwords readably and lets anyone be anyone, could
 * be reached by others than the people at this machine.
 * @param listenHost address that the server listens on
 * @throws StartupError
 */
export function guardEmulator(env: NodeJS.ProcessEnv, auth: AuthSettings, listenHost: string): void {
  if (env['FIREBASE_AUTH_EMULATOR_HOST'])
    throw new StartupError('FIREBASE_AUTH_EMULATOR_HOST is set, but Harta starts its own emulator; unset it.');
  if (auth.mode === 'google') return;
  if (env['NODE_ENV'] === 'production')
    throw new StartupError(`The local sign-in is not for NODE_ENV=production; ${CURE}.`);
  if (!isLoopback(listenHost))
    throw new StartupError(
      `With the local sign-in the server listens on this machine only, not on ${listenHost}; ${CURE}.`,
    );
  if (!auth.projectId.startsWith('demo-'))
    throw new StartupError(`With the local sign-in the project id must start with demo-, unlike ${auth.projectId}.`);
  const platform = PLATFORMS.find((name) => env[name]);
  if (platform !== undefined)
    throw new StartupError(`The local sign-in is not for a hosting platform (${platform} is set); ${CURE}.`);
}
