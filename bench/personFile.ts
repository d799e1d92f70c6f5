import { readdirSync } from 'node:fs';
import path from 'node:path';

/** The file of the one person of a folder of data. */
export function personFileIn(dataDir: string): string {
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[0-9a-f]{32}\.db$/.test(name),
  );
  return path.join(dataDir, files[0] ?? '');
}
