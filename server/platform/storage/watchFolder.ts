import { watch } from 'node:fs';

import { after } from '../faults/timers.js';

/** The log of a database is written before what it holds can be read: the file is looked at after these times, until it rests. */
const FIRST_LOOK_MS = 25;
const LAST_LOOK_MS = 3200;

const FAILURE = 'What another process wrote could not be read';

const DATABASE = /^([^.]+\.db)(-wal)?$/;

/**
 * Watches a folder of databases and calls `look` with the name of each that something is written to, here or by another
 * process: soon after, then after twice the time, and so on for some seconds, since a commit can be read only once its
 * flush has ended, of which nothing tells. While nobody writes, nothing runs. @returns how to stop
 */
export function watchFolder(folder: string, look: (fileName: string) => Promise<void>): () => void {
  const waiting = new Map<string, { readonly timer: NodeJS.Timeout; readonly ms: number }>();
  let isOver = false;

  function lookAfter(name: string, ms: number): void {
    const timer = after(ms, FAILURE, async () => {
      waiting.delete(name);
      await look(name);
      if (!isOver && !waiting.has(name) && ms < LAST_LOOK_MS) lookAfter(name, ms * 2);
    });
    timer.unref();
    waiting.set(name, { timer, ms });
  }

  const watcher = watch(folder, { persistent: false }, (_event, fileName) => {
    const name = DATABASE.exec(fileName ?? '')?.[1];
    if (name === undefined || isOver) return;
    const known = waiting.get(name);
    if (known?.ms === FIRST_LOOK_MS) return;
    clearTimeout(known?.timer);
    lookAfter(name, FIRST_LOOK_MS);
  });
  watcher.on('error', (error) => process.emitWarning(`${folder} cannot be watched: ${error.message}`));
  return () => {
    isOver = true;
    watcher.close();
    for (const { timer } of waiting.values()) clearTimeout(timer);
    waiting.clear();
  };
}
