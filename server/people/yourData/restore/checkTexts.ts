import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { ProblemError } from '../../../contract/ProblemError.js';
import { writeFiles } from '../../../graph/imports/writeFiles.js';
import { RECORD_KINDS } from '../../records/PersonRecords.js';
import { ENTRY } from '../archive/names.js';
import { type ArchiveContents, checkedJson, checkedRecord } from '../archive/recordChecks.js';
import { KEPT_IDS } from './restoreGraph.js';
import { checkOwned, linesOf } from './restoreOwned.js';

const invalid = (detail: string) => new ProblemError('FILE_INVALID', { detail });

/** Looks at every record. */
async function checkRecords(folder: string, { version }: ArchiveContents): Promise<void> {
  for (const kind of RECORD_KINDS) {
    const file = path.join(folder, ENTRY.records(kind));
    if (existsSync(file)) for await (const line of linesOf(file)) checkedRecord(kind, version, line);
  }
}

/** Reads the graph of a project to its end. Throws `FileFault`. */
async function readGraph(file: string): Promise<void> {
  for await (const _batch of writeFiles([{ name: path.basename(file), path: file }], KEPT_IDS)) continue;
}

async function read(folder: string, name: string): Promise<string> {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw invalid(`${name} is missing`);
  return readFile(file, 'utf8');
}

/**
 * Looks at every text of an unpacked archive, or of a project's file, before anything of it is written: profile, settings, every record,
 * every graph. Throws `FILE_INVALID` and `FileFault`.
 */
export async function checkTexts(folder: string): Promise<void> {
  const isArchive = existsSync(path.join(folder, ENTRY.contents));
  if (isArchive) {
    const contents = checkedJson<ArchiveContents>('contents', await read(folder, ENTRY.contents));
    checkedJson('profile', await read(folder, ENTRY.profile));
    checkedJson('settings', await read(folder, ENTRY.settings));
    for (const place of contents.projects.keys())
      if (!existsSync(path.join(folder, ENTRY.project(place + 1))))
        throw invalid(`${ENTRY.project(place + 1)} is missing`);
    await checkRecords(folder, contents);
  }
  await checkOwned(folder);
  for (let place = 1; existsSync(path.join(folder, ENTRY.project(place))); place += 1)
    await readGraph(path.join(folder, ENTRY.project(place)));
}
