import { type AuthSettings } from './auth.js';
import { isLoopback } from './address.js';
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

const CURE =
  'set HARTA_PUBLIC_URL (https) and HARTA_SMTP_URL to serve a team, or FIREBASE_PROJECT_ID and FIREBASE_API_KEY to use a Firebase project';

/** What decides whether the local sign-in may be reached by others than the people at this machine. */
export interface Reach {
  /** Address that the server listens on. */
  readonly host: string;
  readonly publicUrl: URL | null;
  /** Whether links that open accounts are mailed, rather than shown in the local mailbox. */
  readonly sendsMail: boolean;
}

/** Why others than the people at this machine might reach it; undefined when they cannot. */
function beyondThisMachine(env: NodeJS.ProcessEnv, { host }: Reach): string | undefined {
  if (!isLoopback(host)) return `listen on ${host}`;
  if (env['NODE_ENV'] === 'production') return 'run with NODE_ENV=production';
  const platform = PLATFORMS.find((name) => env[name]);
  return platform === undefined ? undefined : `run on a hosting platform (${platform} is set)`;
}

/**
 * Lets the local sign-in serve others than the people at this machine only behind TLS and with mails that reach their
 * addresses: else passwords would travel readably, and links that open accounts would go to whoever reads the terminal.
 * @throws StartupError
 */
export function guardLocalSignIn(env: NodeJS.ProcessEnv, auth: AuthSettings, reach: Reach): void {
  if (env['FIREBASE_AUTH_EMULATOR_HOST'])
    throw new StartupError('FIREBASE_AUTH_EMULATOR_HOST is set, but Harta has a sign-in of its own; unset it.');
  if (auth.mode === 'google') return;
  if (!auth.projectId.startsWith('demo-'))
    throw new StartupError(`With the local sign-in the project id must start with demo-, unlike ${auth.projectId}.`);
  if (reach.publicUrl !== null) {
    if (!reach.sendsMail)
      throw new StartupError(
        'HARTA_PUBLIC_URL is set, but HARTA_SMTP_URL is not: the local sign-in must mail its links.',
      );
    return;
  }
  const reason = beyondThisMachine(env, reach);
  if (reason !== undefined)
    throw new StartupError(`The local sign-in serves this machine only and does not ${reason}; ${CURE}.`);
}
