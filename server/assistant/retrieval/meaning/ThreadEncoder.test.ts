import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { afterAll, describe, expect, test } from 'vitest';

import { keptVectors } from './keptVectors.js';
import { meantBy } from './nearest.js';
import { ThreadEncoder } from './ThreadEncoder.js';

const opened: ThreadEncoder[] = [];
const encoder = (...parts: ConstructorParameters<typeof ThreadEncoder>) => {
  const made = new ThreadEncoder(...parts);
  opened.push(made);
  return made;
};
afterAll(() => Promise.all(opened.map((one) => one.close())));

const taught = [
  { key: 'password', questions: ['I forgot my password, what now?'], answer: 'Press the link.' },
  { key: 'export', questions: ['How do I export my graph?'], answer: 'On the data page.' },
];

describe('the encoder in a thread', () => {
  test('finds what means the same, and gives the same vector of the same sentence at once', async () => {
    const own = encoder();
    const question = 'I cannot remember my password';
    await own.vectorOf(question, 60_000);
    const isKnown = () => taught.every(({ questions: [one = ''] }) => own.known(one) !== undefined);
    own.prepare(taught.flatMap(({ questions }) => questions));
    await expect.poll(isKnown, { timeout: 60_000 }).toBe(true);
    expect((await meantBy(question, taught, own, 0)).meant?.key).toBe('password');
    expect((await meantBy('How do I bake bread?', taught, own, 60_000)).meant).toBeUndefined();
    expect(await own.vectorOf(question, 0)).toBe(own.known(question));
  });

  test('keeps nobody waiting: what is not known in time is left out', async () => {
    const own = encoder(() => new Worker('setInterval(() => undefined, 1000)', { eval: true }));
    const started = performance.now();
    expect(await meantBy('How do I sign off?', taught, own, 30)).toEqual({ meant: undefined, near: [] });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test.each([
    ['cannot be started', () => new Worker(new URL('file:///nowhere/encoderWorker.js'))],
    ['ends', () => new Worker('process.exit(3)', { eval: true })],
    ['throws', () => new Worker('throw new Error("no model")', { eval: true })],
    [
      'has no model',
      () =>
        new Worker(
          `const { parentPort } = require('node:worker_threads');
           parentPort.on('message', ({ id }) => parentPort.postMessage({ id, fault: 'no model' }));`,
          { eval: true },
        ),
    ],
  ])('is left out and reported once when it %s', async (_how, start) => {
    const faults: string[] = [];
    const own = encoder(start, (fault) => faults.push(fault));
    for (let round = 0; round < 3; round += 1) {
      expect((await meantBy('How do I sign off?', taught, own, 60_000)).meant).toBeUndefined();
    }
    expect(faults).toHaveLength(1);
  });
});

describe('what the build has encoded', () => {
  const none = () => {
    throw new Error('a thread was started');
  };

  test('is known at once, without a thread; what has changed since is not', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'harta-vectors-'));
    await writeFile(path.join(folder, 'sentences.json'), JSON.stringify(['one', 'two']));
    await writeFile(path.join(folder, 'vectors.bin'), Buffer.from(Float32Array.from([1, 0, 0, 0.6, 0.8, 0]).buffer));
    const own = encoder(none, undefined, () => keptVectors(folder));
    expect(await own.vectorOf('two', 0)).toEqual(Float32Array.from([0.6, 0.8, 0]));
    own.prepare(['one', 'two']);
    expect(own.known('three')).toBeUndefined();
    await rm(folder, { recursive: true });
  });

  test('is nothing where there was no build, or one that was cut short', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'harta-vectors-'));
    expect(keptVectors(folder).size).toBe(0);
    await writeFile(path.join(folder, 'sentences.json'), JSON.stringify(['one', 'two']));
    await writeFile(path.join(folder, 'vectors.bin'), Buffer.alloc(20));
    expect(keptVectors(folder).size).toBe(0);
    await rm(folder, { recursive: true });
  });
});
