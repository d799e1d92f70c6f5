import { createHash } from 'node:crypto';

import { StartupError } from './StartupError.js';

/** Who proves that people are who they say: our own local service, or a Firebase project. */
export interface AuthSettings {
  readonly mode: 'local' | 'google';
  readonly projectId: string;
  readonly apiKey: string;
  readonly authDomain: string;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Each data folder has a project of its own, so that no token of one installation is good in another. */
function localAuth(dataDir: string): AuthSettings {
  const projectId = `demo-${hash(dataDir)}`;
  return { mode: 'local', projectId, apiKey: 'local', authDomain: `${projectId}.firebaseapp.com` };
}

function googleAuth(projectId: string, apiKey: string, authDomain: string | undefined): AuthSettings {
  if (projectId.startsWith('demo-'))
    throw new StartupError(
      `FIREBASE_PROJECT_ID "${projectId}" is a demo project, which Google does not serve; unset it to use the local sign-in.`,
    );
  const domain = authDomain || `${projectId}.firebaseapp.com`;
  if (!/^[\w.-]+(?::\d+)?$/.test(domain))
    throw new StartupError(`FIREBASE_AUTH_DOMAIN must be a host name, not "${domain}".`);
  return { mode: 'google', projectId, apiKey, authDomain: domain };
}

/**
 * Reads FIREBASE_PROJECT_ID, FIREBASE_API_KEY and FIREBASE_AUTH_DOMAIN; without the first two, sign-in is the local
 * service's.
 * @param dataDir absolute path of the data folder
 * @throws StartupError when only one of the two is set, or the project is a demo one
 */
export function readAuth(env: NodeJS.ProcessEnv, dataDir: string): AuthSettings {
  const projectId = env['FIREBASE_PROJECT_ID'] || undefined;
  const apiKey = env['FIREBASE_API_KEY'] || undefined;
  if (projectId !== undefined && apiKey !== undefined)
    return googleAuth(projectId, apiKey, env['FIREBASE_AUTH_DOMAIN']);
  if (projectId !== undefined) throw new StartupError('FIREBASE_PROJECT_ID is set, but FIREBASE_API_KEY is not.');
  if (apiKey !== undefined) throw new StartupError('FIREBASE_API_KEY is set, but FIREBASE_PROJECT_ID is not.');
  return localAuth(dataDir);
}
