import { parentPort } from 'node:worker_threads';

import { FileFault } from '../formats/issues.js';
import { checkFiles } from './checkFiles.js';
import { type Held } from '../formats/meeting/Held.js';
import { MeetingTally } from '../formats/meeting/MeetingTally.js';
import {
  type Answer,
  BATCHES_IN_FLIGHT,
  type Findings,
  type FromThread,
  type Question,
  type Task,
  type ToThread,
} from './protocol.js';
import { giveWayLater } from '../../platform/limits/giveWay.js';
import { previewFiles } from './previewFiles.js';
import { writeFiles } from './writeFiles.js';

/** Milliseconds between two messages about progress. */
const PROGRESS_EVERY = 200;

function mainThread() {
  if (parentPort === null) throw new Error('This file runs in a worker thread');
  return parentPort;
}

const main = mainThread();
const say = (message: FromThread): void => main.postMessage(message);

let hearAnswer: (answer: Answer) => void = () => undefined;

/** Asks the main thread, which knows the project. One question at a time. */
const ask = (question: Question): Promise<Answer> =>
  new Promise((resolve) => {
    hearAnswer = resolve;
    say({ is: 'asked', question });
  });

const held: Held = {
  nodes: (wanted) => ask({ of: 'node', wanted }),
  relationships: (wanted) => ask({ of: 'relationship', wanted }),
};

async function check(task: Extract<Task, { is: 'check' }>): Promise<void> {
  let told = Date.now();
  const onProgress = (findings: () => Findings): void => {
    if (Date.now() - told < PROGRESS_EVERY) return;
    told = Date.now();
    say({ is: 'progress', findings: findings() });
  };
  say({ is: 'checked', findings: await checkFiles(task.files, onProgress, { ...task, held }) });
}

/** Lets a few batches be on their way at a time, so that neither side fills its memory. */
class Window {
  #free = BATCHES_IN_FLIGHT;
  #wake: () => void = () => undefined;

  taken(): void {
    this.#free += 1;
    this.#wake();
  }

  async take(): Promise<void> {
    while (this.#free === 0) await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#free -= 1;
  }

  /** Every batch was taken. */
  async drained(): Promise<void> {
    while (this.#free < BATCHES_IN_FLIGHT) await new Promise<void>((resolve) => (this.#wake = resolve));
  }
}

const window = new Window();

async function write(task: Extract<Task, { is: 'write' }>): Promise<void> {
  try {
    const tally = new MeetingTally();
    for await (const batch of writeFiles(task.files, task.policy, task.choices, { held, tally })) {
      await window.take();
      say({ is: 'batch', batch });
    }
    await window.drained();
    say({ is: 'written', seen: tally.digest });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    await window.drained();
    say({ is: 'refused', issue: error.issue });
  }
}

async function preview(task: Extract<Task, { is: 'preview' }>): Promise<void> {
  try {
    say({ is: 'previewed', preview: await previewFiles(task.files, task.choices) });
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    say({ is: 'refused', issue: error.issue });
  }
}

function begun(task: Task): Promise<void> {
  if (task.is === 'check') return check(task);
  return task.is === 'preview' ? preview(task) : write(task);
}

async function done(task: Task): Promise<void> {
  const stay = giveWayLater(() => say({ is: 'gaveWay' }));
  await begun(task);
  stay();
}

main.on('message', (message: ToThread) => {
  if (message.is === 'taken') window.taken();
  else if (message.is === 'answered') hearAnswer(message.answer);
  // A failure that is not the file's ends this thread; whoever waits for it hears of it.
  else void done(message.task);
});
