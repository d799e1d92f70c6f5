import { expect, test } from 'vitest';

import { FairQueue } from './FairQueue.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when it is told to, and a list of whose work was begun. */
function workbench(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (person: string) =>
    queue.run(person, async () => {
      begun.push(person);
      await new Promise<void>((resolve) => ends.push(resolve));
    });
  const end = async (count: number) => {
    for (let left = count; left > 0; left -= 1) {
      await settled();
      ends.shift()?.();
    }
  };
  return { begun, ask, end };
}

test('persons take turns, however many one of them asks for', async () => {
  const { begun, ask, end } = workbench(new FairQueue({ atOnce: 1, each: 1, waiting: 50 }));
  const all = [...Array.from({ length: 20 }, () => ask('ana')), ask('bob'), ask('eve'), ask('bob')];
  await end(all.length);
  await Promise.all(all);
  expect(begun.slice(0, 6)).toEqual(['ana', 'ana', 'bob', 'eve', 'ana', 'bob']);
  expect(begun).toHaveLength(23);
});

test('one who asks one thing after the other is not served before one who waits', async () => {
  const { begun, ask, end } = workbench(new FairQueue({ atOnce: 1, each: 1, waiting: 5 }));
  const all = [ask('ana'), ask('bob'), ask('eve')];
  await end(1);
  all.push(ask('ana'));
  await end(3);
  await Promise.all(all);
  expect(begun).toEqual(['ana', 'bob', 'eve', 'ana']);
});

test('one person never holds all places, so that another begins at once', async () => {
  const { begun, ask, end } = workbench(new FairQueue({ atOnce: 2, each: 1, waiting: 50 }));
  const all = [...Array.from({ length: 20 }, () => ask('ana')), ask('bob')];
  await settled();
  expect(begun).toEqual(['ana', 'bob']);
  await end(all.length);
  await Promise.all(all);
});

test('who leaves while they wait is passed over, and takes nobody’s place', async () => {
  const queue = new FairQueue({ atOnce: 1, each: 1, waiting: 2 });
  const { begun, ask, end } = workbench(queue);
  const all = [ask('ana')];
  const leaving = new AbortController();
  const work = async () => void begun.push('left');
  const left = [queue.run('ana', work, leaving.signal), queue.run('ana', work, leaving.signal)];
  all.push(ask('bob'));
  leaving.abort(new Error('stopped'));
  for (const each of left) await expect(each).rejects.toThrow('stopped');
  await expect(queue.run('ana', work, leaving.signal)).rejects.toThrow('stopped');
  all.push(ask('ana'), ask('ana'));
  await end(4);
  await Promise.all(all);
  expect(begun).toEqual(['ana', 'bob', 'ana', 'ana']);
});

test('past what one may have waiting they are refused, and nobody else is', async () => {
  const { begun, ask, end } = workbench(new FairQueue({ atOnce: 1, each: 1, waiting: 2 }));
  const all = [ask('ana'), ask('ana'), ask('ana')];
  await expect(ask('ana')).rejects.toMatchObject({ code: 'TOO_MANY_WAITING', status: 429 });
  all.push(ask('bob'));
  await end(4);
  await Promise.all(all);
  expect(begun.toSorted()).toEqual(['ana', 'ana', 'ana', 'bob']);
});

test('work that fails gives its place to the next', async () => {
  const queue = new FairQueue({ atOnce: 1, each: 1, waiting: 2 });
  const failed = queue.run('ana', () => Promise.reject(new Error('broken')));
  const next = queue.run('bob', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
