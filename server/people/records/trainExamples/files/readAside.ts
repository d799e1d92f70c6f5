import { LimitReached, runInThread } from '../../../../platform/limits/LimitedThread.js';
import { workerFile } from '../../../../platform/storage/startWorker.js';
import { type ExamplesFile, type ExamplesMessage } from './exampleWorker.js';
import { readExamples, type ReadExamples } from './readExamples.js';

/** Characters of a file that is read within milliseconds, whatever it holds. */
const FEW = 50_000;
const HEAP_MB = 768;
const WITHIN_MS = 30_000;

const TOO_MUCH: ReadExamples = {
  found: 0,
  examples: [],
  issues: [{ row: 1, code: 'TOO_MANY', detail: 'the file takes too much to read' }],
  issuesTotal: 1,
};

/** Reads a file of examples; a large one in a thread of its own, so that whoever else is served need not wait for it. */
export async function readExamplesAside(file: ExamplesFile): Promise<ReadExamples> {
  if (file.content.length <= FEW) return readExamples(file);
  const { format, content, language } = file;
  const entry = workerFile('exampleWorker', import.meta.url);
  const workerData: ExamplesFile = { format, content, ...(language === undefined ? {} : { language }) };
  try {
    return await runInThread<ExamplesMessage, ReadExamples>(
      { entry, heapMb: HEAP_MB, workerData },
      { withinMs: WITHIN_MS, take: (message) => (message === 'loaded' ? undefined : message) },
    );
  } catch (error) {
    if (error instanceof LimitReached) return TOO_MUCH;
    throw error;
  }
}
