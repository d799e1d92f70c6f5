import { readdir } from 'node:fs/promises';
import path from 'node:path';

import { type StagedFile } from '../../../server/graph/imports/protocol.js';

const FOLDER = path.join(import.meta.dirname, '../../fixtures');

/** Files that are read as they stand, those that are read with a note, and those that are refused. */
type FixtureKind = 'valid' | 'noted' | 'invalid';

/** Files of the fixtures under their names. */
export const fixtures = (kind: FixtureKind, ...names: string[]): StagedFile[] =>
  names.map((name) => ({ name, path: path.join(FOLDER, kind, name) }));

/** Names of all fixtures of a kind. */
export const fixtureNames = async (kind: FixtureKind): Promise<string[]> =>
  (await readdir(path.join(FOLDER, kind))).sort();
