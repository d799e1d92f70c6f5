import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { importWorker } from './ImportThread.js';
import { ImportThreads } from './ImportThreads.js';

let folder: string;
const threads = new ImportThreads(importWorker());
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'harta-threads-'));
});
afterAll(async () => {
  await threads.close();
  rmSync(folder, { recursive: true });
});

const HELD = { nodes: async () => [], relationships: async () => [] };
/** A table of so many rows, as it is checked. */
function table(rows: number) {
  const file = { name: 'a.csv', path: path.join(folder, `${rows}.csv`) };
  const row = (at: number) => `n${at},name ${at},${at * 2},text ${at % 97}\n`;
  writeFileSync(file.path, `id,name,a,b\n${Array.from({ length: rows }, (_, at) => row(at)).join('')}`);
  return { is: 'check', files: [file], notes: path.join(folder, `${rows}.notes`) } as const;
}

/** Linux alone lets a thread give way. */
test.runIf(existsSync('/proc/thread-self') && getPriority() < 19)(
  'a thread is kept for another file, unless a long one made it give way to others',
  async () => {
    const first = threads.take();
    expect(await first.check(table(3), HELD, () => undefined)).toMatchObject({ nodes: 3 });
    await threads.give(first);
    expect(threads.take()).toBe(first);
    expect(await first.check(table(30_000), HELD, () => undefined)).toMatchObject({ refused: false });
    await threads.give(first);
    const next = threads.take();
    expect(next).not.toBe(first);
    expect(await next.check(table(4), HELD, () => undefined)).toMatchObject({ nodes: 4 });
    await threads.give(next);
  },
);
