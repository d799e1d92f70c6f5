import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of the installation, found from any depth of it: the sources run from `server/`, the bundle from `dist/`. */
export function projectRoot(from: string = import.meta.dirname): string {
  if (existsSync(path.join(from, '.meshrc.yaml'))) return from;
  const above = path.dirname(from);
  if (above === from) throw new Error('the folder of the installation was not found (.meshrc.yaml)');
  return projectRoot(above);
}
