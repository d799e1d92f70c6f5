import { existsSync } from 'node:fs';
import path from 'node:path';

import { type OwnerId } from '../../../contract/ids.js';
import { fileNameOf } from '../../../people/personFile/PersonFile.js';
import { connectReadOnly } from '../../storage/driver.js';

interface Known {
  readonly owner: OwnerId;
  readonly email: string | null;
}

function knownPeople(appPath: string): readonly Known[] {
  if (!existsSync(appPath)) return [];
  const app = connectReadOnly(appPath);
  try {
    return app
      .prepare('SELECT f.owner, a.email FROM person_file f LEFT JOIN account a ON a.owner = f.owner')
      .all() as Known[];
  } catch {
    // What is wrong with this file is said of it.
    return [];
  } finally {
    app.close();
  }
}

/** Files of persons that were made and are not there any more, each in a line. */
export const missingPeople = (appPath: string, peoplePath: string): readonly string[] =>
  knownPeople(appPath)
    .filter(({ owner }) => !existsSync(path.join(peoplePath, fileNameOf(owner))))
    .map(
      ({ owner, email }) =>
        `${path.join('people', fileNameOf(owner))}: damaged (missing); it is of ${email ?? owner}: put a back-up in its place`,
    );
