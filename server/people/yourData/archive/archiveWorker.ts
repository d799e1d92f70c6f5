import { parentPort, workerData } from 'node:worker_threads';

import { ProblemError } from '../../../contract/ProblemError.js';
import { type ProblemCode } from '../../../contract/problem.js';
import { FileFault } from '../../../graph/formats/issues.js';
import { giveWayLater } from '../../../platform/limits/giveWay.js';
import { checkTexts } from '../restore/checkTexts.js';
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

const { file, folder } = workerData as UnpackTask;
giveWayLater();
say({ is: 'loaded' });
try {
  const names = await unpackArchive(file, folder);
  await checkTexts(folder);
  say({ is: 'unpacked', names });
} catch (error) {
  const isFault = error instanceof FileFault;
  if (!isFault && !(error instanceof ProblemError)) throw error;
  say({ is: 'refused', code: isFault ? 'FILE_INVALID' : error.code, detail: error.message });
}
