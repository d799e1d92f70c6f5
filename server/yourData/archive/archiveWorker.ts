import { existsSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';

import { ProblemError } from '../../contract/ProblemError.js';
import { type ProblemCode } from '../../contract/problem.js';
import { RECORD_KINDS } from '../../records/PersonRecords.js';
import { checkedJson } from '../restore/recordChecks.js';
import { checkOwned, linesOf } from '../restore/restoreOwned.js';
import { ENTRY } from './entries.js';
import { unpackArchive } from './readArchive.js';

/** An archive that is unpacked, and the folder that it is unpacked into. */
export interface UnpackTask {
  readonly file: string;
  readonly folder: string;
}

/** What the thread says: that it has loaded, the names of the files that were in the archive, or why it is none. */
export type UnpackMessage =
  | { readonly is: 'loaded' }
  | { readonly is: 'unpacked'; readonly names: readonly string[] }
  | { readonly is: 'refused'; readonly code: ProblemCode; readonly detail: string };

const say = (message: UnpackMessage) => parentPort?.postMessage(message);

/** Looks at every record, so that who reads them afterwards finds nothing that takes more memory than a record may. */
async function checkRecords(folder: string): Promise<void> {
  for (const kind of RECORD_KINDS) {
    const file = path.join(folder, ENTRY.records(kind));
    if (existsSync(file)) for await (const line of linesOf(file)) checkedJson(kind, line);
  }
  await checkOwned(folder);
}

const { file, folder } = workerData as UnpackTask;
say({ is: 'loaded' });
try {
  const names = await unpackArchive(file, folder);
  await checkRecords(folder);
  say({ is: 'unpacked', names });
} catch (error) {
  if (!(error instanceof ProblemError)) throw error;
  say({ is: 'refused', code: error.code, detail: error.message });
}
