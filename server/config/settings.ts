import { type AppConfig } from '../contract/account.js';
import { type AddressSettings, readAddress } from './address.js';
import { type AssistantSettings, readAssistant } from './assistant.js';
import { type AuthSettings, readAuth } from './auth.js';
import { type CompanySettings, readCompany } from './company.js';
import { readDataDir } from './dataFolder.js';
import { guardEmulator } from './emulatorGuard.js';
import { type LogLevel, readLogLevel } from './logLevel.js';
import { readRealtime, type RealtimeSettings } from './realtime.js';
import { readTagManagerId } from './tagManager.js';

/** Everything that the environment decides. */
export interface Settings {
  readonly address: AddressSettings;
  /** Absolute path of the data folder. */
  readonly dataDir: string;
  readonly auth: AuthSettings;
  readonly assistant: AssistantSettings;
  readonly realtime: RealtimeSettings;
  readonly company: CompanySettings;
  readonly tagManagerId: string | null;
  readonly logLevel: LogLevel;
  /** Started by `npm run dev`: the explorer and introspection are open. */
  readonly isDevelopment: boolean;
}

/**
 * Reads and checks the environment; nothing else of the server looks at it.
 * @throws StartupError with one clear sentence
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const address = readAddress(env);
  const dataDir = readDataDir(env);
  const auth = readAuth(env, dataDir);
  guardEmulator(env, auth, address.host);
  return {
    address,
    dataDir,
    auth,
    assistant: readAssistant(env),
    realtime: readRealtime(env),
    company: readCompany(env),
    tagManagerId: readTagManagerId(env),
    logLevel: readLogLevel(env),
    isDevelopment: env['HARTA_DEV'] === '1',
  };
}

/** What of the settings the browser may know. */
export const appConfigOf = ({ auth, company, tagManagerId }: Settings, version: string): AppConfig => ({
  auth: { mode: auth.mode, projectId: auth.projectId, apiKey: auth.apiKey, authDomain: auth.authDomain },
  ...company,
  tagManagerId,
  version,
});
