import { parentPort, workerData } from 'node:worker_threads';

import { type ProseLanguage, type ProseText } from '../../../../domain/processing/document.js';
import { type Reading } from '../../../../domain/processing/proposal.js';
import { giveWayLater } from '../../../platform/limits/giveWay.js';
import { DocumentRefusal, type RefusalCode } from '../documents/DocumentRefusal.js';
import { readDocument } from '../documents/readDocument.js';
import { OfflineReader } from '../offline/OfflineReader.js';
import { KnownNodes } from './KnownNode.js';
import { type ProjectWords, projectReading } from './projectReading.js';

/** What the thread is started for: one task, after which it ends. */
export type ProseTask =
  | { readonly is: 'file'; readonly name: string; readonly bytes: Uint8Array }
  | {
      readonly is: 'text';
      readonly text: string;
      readonly language: ProseLanguage;
      readonly project: ProjectWords;
      /** What another reader found, which is but to be put into the words of the project. */
      readonly found?: Reading;
    };

/** What it says. */
export type ProseMessage =
  | { readonly is: 'progress'; readonly share: number }
  | { readonly is: 'unpacked'; readonly prose: ProseText }
  | { readonly is: 'refused'; readonly code: RefusalCode }
  | { readonly is: 'read'; readonly reading: Reading };

const say = (message: ProseMessage) => parentPort?.postMessage(message);

async function unpack({ name, bytes }: Extract<ProseTask, { is: 'file' }>): Promise<void> {
  try {
    say({ is: 'unpacked', prose: await readDocument(name, bytes) });
  } catch (error) {
    if (!(error instanceof DocumentRefusal)) throw error;
    say({ is: 'refused', code: error.code });
  }
}

async function read({ text, language, project, found }: Extract<ProseTask, { is: 'text' }>): Promise<void> {
  const known = new KnownNodes(project.nodes);
  const reading =
    found ??
    (await new OfflineReader().read({
      ...{ text, language, known: known.lookUp },
      onProgress: (share) => say({ is: 'progress', share }),
    }));
  say({ is: 'read', reading: projectReading(reading, language, project, known) });
}

const task = workerData as ProseTask;
giveWayLater();
say({ is: 'progress', share: 0 });
await (task.is === 'file' ? unpack(task) : read(task));
