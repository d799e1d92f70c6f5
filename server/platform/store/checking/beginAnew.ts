import path from 'node:path';

import { type OwnerId } from '../../../contract/ids.js';
import { fileNameOf } from '../../../people/personFile/PersonFile.js';
import { connectPlain } from '../../storage/driver.js';
import { openDataFolder } from '../../storage/dataFolder.js';
import { putAside } from './moveFile.js';

/**
 * Gives up what is lost of a file of a person: it is put aside where it is there, and forgotten, so that the person begins with an empty
 * account. Only who runs Harta decides that. @param name the file as the check names it
 * @returns what was done, as one line
 * @throws StartupError when a process holds the folder
 */
export function beginAnew(directory: string, name: string): string {
  const folder = openDataFolder(directory);
  const app = connectPlain(folder.appPath);
  try {
    const known = app.prepare('SELECT owner FROM person_file').all() as { owner: OwnerId }[];
    const whose = known.find(({ owner }) => fileNameOf(owner) === path.basename(name));
    if (whose === undefined) return `${name}: there is no such file of a person`;
    const aside = putAside(path.join(folder.peoplePath, path.basename(name)));
    app.prepare('DELETE FROM person_file WHERE owner = ?').run(whose.owner);
    return `${name}: the person begins anew${aside === undefined ? '' : `; the old file is ${path.basename(aside)}`}`;
  } finally {
    app.close();
    folder.close();
  }
}
