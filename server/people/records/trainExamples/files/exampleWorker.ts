import { parentPort, workerData } from 'node:worker_threads';

import { type ImportExamplesInput } from '../../../../contract/trainExamples.js';
import { readExamples, type ReadExamples } from './readExamples.js';

/** The file that a thread is started to read. */
export interface ExamplesFile extends Pick<ImportExamplesInput, 'format' | 'language'> {
  /** All of its text. */
  readonly content: string;
}

/** What the thread says: that it has loaded, then what the file holds. */
export type ExamplesMessage = 'loaded' | ReadExamples;

if (parentPort === null) throw new Error('This file is run as a thread');
const port = parentPort;
const say = (message: ExamplesMessage): void => port.postMessage(message);

// From here on the time is counted that there is for the file itself.
say('loaded');
// All that is sent is read by the caller at once: of a large file no more than its examples and its first issues.
say(readExamples(workerData as ExamplesFile));
