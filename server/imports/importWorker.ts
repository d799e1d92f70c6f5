import { parentPort, workerData } from 'node:worker_threads';

import { FileFault } from '../graph/formats/issues.js';
import { checkFiles } from './checkFiles.js';
import { BATCHES_IN_FLIGHT, type Findings, type FromThread, type Task } from './protocol.js';
import { writeFiles } from './writeFiles.js';

/** Milliseconds between two messages about progress. */
const PROGRESS_EVERY = 200;

function mainThread() {
  if (parentPort === null) throw new Error('This file runs in a worker thread');
  return parentPort;
}

const main = mainThread();
const say = (message: FromThread): void => main.postMessage(message);

async function check(task: Extract<Task, { is: 'check' }>): Promise<void> {
  let told = Date.now();
  const onProgress = (findings: () => Findings): void => {
    if (Date.now() - told < PROGRESS_EVERY) return;
    told = Date.now();
    say({ is: 'progress', findings: findings() });
  };
  say({ is: 'checked', findings: await checkFiles(task.files, onProgress) });
}

/** Lets a few batches be on their way at a time, so that neither side fills its memory. */
class Window {
  #free = BATCHES_IN_FLIGHT;
  #wake: (() => void) | undefined;

  constructor() {
    main.on('message', () => {
      this.#free += 1;
      this.#wake?.();
    });
  }

  async take(): Promise<void> {
    while (this.#free === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#free -= 1;
  }

  /** Every batch was taken. */
  async drained(): Promise<void> {
    for (let batch = 0; batch < BATCHES_IN_FLIGHT; batch += 1) await this.take();
  }
}

async function write(task: Extract<Task, { is: 'write' }>): Promise<void> {
  const window = new Window();
  try {
    for await (const batch of writeFiles(task.files, task.policy)) {
      await window.take();
      say({ is: 'batch', batch });
    }
    await window.drained();
    say({ is: 'written' });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    say({ is: 'refused', issue: error.issue });
  } finally {
    main.close();
  }
}

const task = workerData as Task;
await (task.is === 'check' ? check(task) : write(task));
