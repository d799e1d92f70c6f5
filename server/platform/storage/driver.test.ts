import { once } from 'node:events';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Worker } from 'node:worker_threads';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { connect, rowsOf } from './driver.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'harta-driver-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const handlesIn = (place: string) =>
  readdirSync('/proc/self/fd').filter((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`).startsWith(place);
    } catch {
      // The handle of this very look into the folder.
      return false;
    }
  }).length;

test('rows are read to their end, though memory is collected while nobody else holds their statement', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const connection = connect(join(folder, 'read.db'));
  connection.exec(
    'CREATE TABLE word (text TEXT); INSERT INTO word WITH RECURSIVE n(at) AS (SELECT 1 UNION ALL SELECT at + 1 FROM n WHERE at < 300) SELECT at FROM n',
  );
  const begun = () => rowsOf(connection.prepare('SELECT text FROM word'));
  let read = 0;
  for (const _ of begun()) {
    read += 1;
    if (read % 100 !== 0) continue;
    collect();
    await nextTurn();
  }
  expect(read).toBe(300);
  connection.close();
});

test.runIf(process.platform === 'linux')(
  'a closed file holds no handle, though its statements are still referred to',
  () => {
    const statements = Array.from({ length: 20 }, (_, index) => {
      const connection = connect(join(folder, `${index}.db`));
      connection.exec('CREATE TABLE word (text TEXT)');
      const insert = connection.prepare('INSERT INTO word VALUES (?1)');
      const all = connection.prepare('SELECT text FROM word');
      insert.run('one');
      expect(all.all()).toHaveLength(1);
      connection.close();
      return [insert, all];
    });
    expect(statements).toHaveLength(20);
    expect(handlesIn(folder)).toBe(0);
  },
);

test('threads that open a new file in the same moment all come in', async () => {
  const code = `
    import { parentPort, workerData } from 'node:worker_threads';
    const { tsImport } = await import(workerData.tsx);
    const { connect } = await tsImport(workerData.driver, workerData.driver);
    parentPort.on('message', (path) => {
      try {
        connect(path).close();
        parentPort.postMessage('open');
      } catch (error) {
        parentPort.postMessage(error.message);
      }
    });
    parentPort.postMessage('ready');`;
  const driver = new URL('./driver.ts', import.meta.url).href;
  const threads = Array.from(
    { length: 4 },
    () =>
      new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
        workerData: { driver, tsx: import.meta.resolve('tsx/esm/api') },
      }),
  );
  const answers = () => Promise.all(threads.map(async (thread) => ((await once(thread, 'message')) as [string])[0]));
  try {
    await answers();
    for (let round = 0; round < 200; round += 1) {
      const opened = answers();
      for (const thread of threads) thread.postMessage(join(folder, `together-${round}.db`));
      expect(await opened).toEqual(['open', 'open', 'open', 'open']);
    }
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
});
