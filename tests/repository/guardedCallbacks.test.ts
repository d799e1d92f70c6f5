import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from 'vitest';

/** Timers whose failure would end the process or its thread: `server/platform/faults/timers.ts` has the same, guarded. */
const BARE = /(?<![.\w])(?:setTimeout|setInterval|setImmediate|queueMicrotask)\(|process\.nextTick\(/;
/** Listeners on threads and processes, of whose failure nobody hears. */
const UNHEARD = /\.(?:on|once)\('message', (?!guarded\()/;
/** What they run in is a thread or a process of its own, whose end somebody hears of. */
const OF_ITS_OWN = /(?:[a-z]Worker|Process)\.ts$|^server\/platform\/storage\/serveCommands\.ts$/;

const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .map((name) => `server/${name.replaceAll(path.sep, '/')}`)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('server/platform/faults/'))
  .filter((name) => !OF_ITS_OWN.test(name) || name.endsWith('/StoreWorker.ts'));

const linesWith = (pattern: RegExp) =>
  sources.flatMap((name) =>
    readFileSync(name, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line) && !line.trimStart().startsWith('*'))
      .map((line) => `${name}: ${line.trim()}`),
  );

test('every timer of the server is guarded', () => {
  expect(linesWith(BARE)).toEqual([]);
});

test('what a thread or a process says is heard by a guarded listener', () => {
  expect(linesWith(UNHEARD)).toEqual([]);
});

test('the patterns find what they are for', () => {
  expect(
    ['setTimeout(() => 1, 2)', '  timer = setInterval(look, 5);', 'process.nextTick(f)'].every((l) => BARE.test(l)),
  ).toBe(true);
  expect(BARE.test('await pause(5); this.setTimeout(5)')).toBe(false);
  expect(UNHEARD.test("worker.on('message', (said) => hear(said));")).toBe(true);
  expect(UNHEARD.test("worker.on('message', guarded('x', hear));")).toBe(false);
});
