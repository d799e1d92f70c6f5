import { connectReadOnly, type SqlConnection } from '../../storage/driver.js';

/** How thoroughly a file is looked at: `quick_check` leaves out whether indexes hold what their tables do. */
type Check = 'quick_check' | 'integrity_check';

/** The first fault of a file in SQLite's words (https://www.sqlite.org/pragma.html#pragma_integrity_check); undefined when it is sound. */
export function fileFault(path: string, check: Check): string | undefined {
  let connection: SqlConnection | undefined;
  try {
    connection = connectReadOnly(path);
    connection.exec('PRAGMA busy_timeout = 5000');
    const found = connection.prepare(`PRAGMA ${check}(1)`).get() as Record<string, string> | undefined;
    const said = Object.values(found ?? {})[0] ?? 'no answer';
    return said === 'ok' ? undefined : said.replaceAll('\n', '; ');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    connection?.close();
  }
}
