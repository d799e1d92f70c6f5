import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const EMULATOR_SCRIPT = 'authEmulator.cjs';

/**
 * Where the emulator's files are: beside this module in the sources, in `emulator/` of the built server.
 * @throws Error when they are in neither place
 */
export function findEmulatorFolder(module: string = import.meta.url): string {
  const here = path.dirname(fileURLToPath(module));
  const places = ['.', 'emulator', '../emulator'].map((place) => path.join(here, place));
  const found = places.find((place) => existsSync(path.join(place, EMULATOR_SCRIPT)));
  if (found === undefined) throw new Error(`${EMULATOR_SCRIPT} is not beside the server`);
  return found;
}
