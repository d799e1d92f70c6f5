import path from 'node:path';
import { type AppConfig } from '../../contract/account.js';
import { type AddressSettings, isLoopback, readAddress } from './address.js';
import { type AssistantSettings, modelNameOf, readAssistant } from './assistant.js';
import { type AudioSettings, readAudio } from './audio.js';
import { type AuthSettings, readAuth } from './auth.js';
import { type CompanySettings, readCompany } from './company.js';
import { type IdentityLimits, readIdentityLimits, readSessionLife, type SessionLife } from './identityLimits.js';
import { readCount } from './count.js';
import { readStagingLimits, readStoreLimits, type StagingLimits, type StoreLimits } from './limits.js';
import { guardLocalSignIn } from './localSignInGuard.js';
import { type LogLevel, readLogLevel } from './logLevel.js';
import { type MailSettings, readMail } from './mail.js';
import { type PaymentsSettings, readPayments } from './payments.js';
import { type ProvidersSettings, readProviders } from './providers.js';
import { readRealtime, type RealtimeSettings } from './realtime.js';
import { readDrainMs, readStorage, type StorageSettings } from './storage.js';
import { StartupError } from './StartupError.js';

/** The absolute path of the folder that holds everything this installation keeps: HARTA_DATA_DIR, else `./data`. */
export const readDataDir = (env: NodeJS.ProcessEnv): string => path.resolve(env['HARTA_DATA_DIR'] || 'data');

/**
 * Reads HARTA_TAG_MANAGER_ID; null loads nothing from third parties.
 * @throws StartupError
 */
function readTagManagerId(env: NodeJS.ProcessEnv): string | null {
  const id = env['HARTA_TAG_MANAGER_ID'];
  if (id === undefined || id === '') return null;
  if (!/^GTM-[A-Z0-9]+$/.test(id))
    throw new StartupError(`HARTA_TAG_MANAGER_ID must look like GTM-ABC123, not "${id}".`);
  return id;
}

/** Everything that the environment decides. */
export interface Settings {
  readonly address: AddressSettings;
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  readonly auth: AuthSettings;
  /** How the mails of the local sign-in reach people; a Firebase project sends its own. */
  readonly mail: MailSettings;
  /** Of the local sign-in. */
  readonly identityLimits: IdentityLimits;
  /** Of the local sign-in. */
  readonly sessionLife: SessionLife;
  /** How people may sign in with other services. */
  readonly providers: ProvidersSettings;
  readonly assistant: AssistantSettings;
  readonly audio: AudioSettings;
  readonly payments: PaymentsSettings;
  readonly realtime: RealtimeSettings;
  /** What keeps all that is stored. */
  readonly storage: StorageSettings;
  /** How long a process that is told to end says that it is not ready, in milliseconds. */
  readonly drainMs: number;
  readonly storeLimits: StoreLimits;
  readonly stagingLimits: StagingLimits;
  /** How long an archive of a person's data can be downloaded, in milliseconds. */
  readonly archiveLifeMs: number;
  /** How long a deletion waits, so that the person may change their mind, in milliseconds. */
  readonly deletionDelayMs: number;
  /** How long a deleted project can be taken back, in milliseconds. */
  readonly projectDeletionDelayMs: number;
  readonly company: CompanySettings;
  readonly tagManagerId: string | null;
  readonly logLevel: LogLevel;
  /** Whether what the first caller would wait for is loaded as soon as it listens. */
  readonly loadsAhead: boolean;
  /** Started by `npm run dev`: the explorer and introspection are open. */
  readonly isDevelopment: boolean;
}

/** An installation with a public address is reached by others though it listens on loopback: a proxy stands before it. */
const isForThisMachine = ({ host, publicUrl }: AddressSettings) => isLoopback(host) && publicUrl === null;

/**
 * Reads and checks the environment; nothing else of the server looks at it.
 * @throws StartupError with one clear sentence
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const address = readAddress(env);
  const dataDir = readDataDir(env);
  const auth = readAuth(env, dataDir);
  const mail = readMail(env);
  guardLocalSignIn(env, auth, { ...address, sendsMail: mail.smtp !== null });
  return {
    address,
    dataDir,
    auth,
    mail,
    identityLimits: readIdentityLimits(env),
    sessionLife: readSessionLife(env),
    providers: readProviders(env, { auth, isForThisMachine: isForThisMachine(address) }),
    assistant: readAssistant(env, dataDir),
    audio: readAudio(env, dataDir),
    payments: readPayments(env, { isForThisMachine: isForThisMachine(address) }),
    realtime: readRealtime(env),
    storage: readStorage(env),
    drainMs: readDrainMs(env),
    storeLimits: readStoreLimits(env),
    stagingLimits: readStagingLimits(env),
    archiveLifeMs: readCount(env, 'HARTA_ARCHIVE_SECONDS', 24 * 60 * 60) * 1000,
    deletionDelayMs: readCount(env, 'HARTA_DELETION_SECONDS', 7 * 24 * 60 * 60) * 1000,
    projectDeletionDelayMs: readCount(env, 'HARTA_PROJECT_DELETION_SECONDS', 30 * 24 * 60 * 60) * 1000,
    company: readCompany(env),
    tagManagerId: readTagManagerId(env),
    logLevel: readLogLevel(env),
    loadsAhead: env['HARTA_LOAD_AHEAD'] !== '0',
    isDevelopment: env['HARTA_DEV'] === '1',
  };
}

const offered = (providers: ProvidersSettings): AppConfig['auth']['providers'] =>
  (['google', 'github'] as const).flatMap((id) => {
    const kind = providers[id]?.kind;
    return kind === undefined ? [] : [{ id, kind: kind === 'trial' ? 'trial' : 'real' }];
  });

function textModelOf(assistant: AssistantSettings): Pick<AppConfig, 'textModel'> {
  const textModel = modelNameOf(assistant);
  return textModel === undefined ? {} : { textModel };
}

/** What of the settings the browser may know. */
export const appConfigOf = (
  {
    address,
    assistant,
    auth,
    mail,
    providers,
    company,
    tagManagerId,
    archiveLifeMs,
    deletionDelayMs,
    projectDeletionDelayMs,
  }: Settings,
  version: string,
): AppConfig => ({
  auth: {
    mode: auth.mode,
    projectId: auth.projectId,
    apiKey: auth.apiKey,
    authDomain: auth.authDomain,
    providers: offered(providers),
  },
  mailbox: auth.mode === 'local' && mail.smtp === null,
  forThisMachine: isForThisMachine(address),
  ...company,
  archiveSeconds: archiveLifeMs / 1000,
  deletionSeconds: deletionDelayMs / 1000,
  projectDeletionSeconds: projectDeletionDelayMs / 1000,
  ...textModelOf(assistant),
  ...(tagManagerId === null ? {} : { tagManagerId }),
  version,
});
