import { expect, test } from 'vitest';

import { ProblemError } from '../../contract/ProblemError.js';
import { LazyService } from './LazyService.js';

/** A load that ends when the test says so. */
function held() {
  let loads = 0;
  let settle: { readonly come: (part: string) => void; readonly fail: (error: Error) => void } | undefined;
  const load = () => {
    loads += 1;
    return new Promise<string>((come, fail) => (settle = { come, fail }));
  };
  return {
    load,
    loads: () => loads,
    come: () => settle?.come('the part'),
    fail: (error: Error) => settle?.fail(error),
  };
}

test('all who ask before it is there wait for one load', async () => {
  const { load, loads, come } = held();
  const late = new LazyService('It', load);
  expect(loads()).toBe(0);
  const asked = [late.get(), late.get()];
  come();
  expect(await Promise.all([...asked, late.get()])).toEqual(['the part', 'the part', 'the part']);
  expect(loads()).toBe(1);
});

test('a failure is told as UNAVAILABLE with its cause, and the next who asks lets it try again', async () => {
  const { load, loads, come, fail } = held();
  const late = new LazyService('It', load);
  const asked = late.get().catch((error: unknown) => error);
  const cause = new Error('no such file');
  fail(cause);
  const problem = await asked;
  expect(problem).toBeInstanceOf(ProblemError);
  expect(problem).toMatchObject({ code: 'UNAVAILABLE', message: 'It could not be loaded', cause });
  const again = late.get();
  come();
  expect(await again).toBe('the part');
  expect(loads()).toBe(2);
});

test('what is loaded is ended with it, also when it comes after the end; what never was is not loaded for that', async () => {
  const ended: string[] = [];
  const end = async (part: string) => void ended.push(part);
  const early = new LazyService('It', async () => 'early', end);
  await early.get();
  await early.close();
  expect(ended).toEqual(['early']);

  const { load, loads, come } = held();
  const slow = new LazyService('It', load, end);
  const asked = slow.get();
  await slow.close();
  come();
  await asked;
  expect(ended).toEqual(['early', 'the part']);
  expect(loads()).toBe(1);

  const never = held();
  await new LazyService('It', never.load, end).close();
  expect(never.loads()).toBe(0);
});
