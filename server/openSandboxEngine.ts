import { type Settings } from './platform/config/settings.js';
import { type SandboxEngine } from './people/payments/sandbox/store/SandboxEngine.js';
import { sqliteSandbox } from './people/payments/sandbox/store/sqliteSandbox.js';

/** Connections of one process for the sandbox: its statements are short and few. */
const SANDBOX_CONNECTIONS = 2;

/**
 * Opens what keeps the payments sandbox of this installation: a file of the data folder, or the database that its processes share.
 * @throws StartupError when the file cannot be read
 */
export async function openSandboxEngine({
  dataDir,
  storage,
}: Pick<Settings, 'dataDir' | 'storage'>): Promise<SandboxEngine> {
  if (storage.engine === 'sqlite') return sqliteSandbox(dataDir);
  const { postgresSandbox } = await import('./people/payments/sandbox/postgres/postgresSandbox.js');
  return postgresSandbox({ url: storage.url, connections: SANDBOX_CONNECTIONS });
}
