import { parentPort } from 'node:worker_threads';

import '../../../server/platform/store/storeWorker.js';

/** How the thread ends, by a word that stands in what it is told to do. */
const ENDS: Readonly<Record<string, () => void>> = {
  'throws now': () => {
    throw new Error('the thread broke');
  },
  'exits now': () => process.exit(3),
  'rejects now': () => void Promise.reject(new Error('nobody waits')),
};

// Behind the thread's own listener: what it was told is done then, and nobody has heard of that.
parentPort?.on('message', ({ args }: { args: readonly unknown[] }) => {
  const said = JSON.stringify(args);
  for (const [word, end] of Object.entries(ENDS)) if (said.includes(word)) end();
});
