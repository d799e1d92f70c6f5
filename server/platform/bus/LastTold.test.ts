import { expect, test } from 'vitest';

import { LastTold } from './LastTold.js';

/** What was told, by a clock that the test turns. */
function told() {
  let now = 5_000;
  const lastTold = new LastTold(() => now);
  return { lastTold, passes: (ms: number) => void (now += ms) };
}

test('it is quiet since the last of what was told under any of the keys', () => {
  const { lastTold, passes } = told();
  passes(10_000);
  lastTold.note('jobs:ana');
  passes(300);
  lastTold.note('images:ana');
  passes(200.7);
  expect(lastTold.quietMs(['jobs:ana', 'images:ana'])).toBe(200);
  expect(lastTold.quietMs(['jobs:ana', 'chat:ana'])).toBe(500);
  lastTold.note('jobs:ana');
  expect(lastTold.quietMs(['jobs:ana'])).toBe(0);
});

test('nobody knows what was told before the process began, or where some of it may not have been heard', () => {
  const { lastTold, passes } = told();
  passes(400);
  expect(lastTold.quietMs(['chat:ana'])).toBe(400);
  lastTold.forget();
  passes(30);
  expect(lastTold.quietMs(['chat:ana'])).toBe(30);
});

test('a minute is the longest that is said, and what is older is not kept', () => {
  const { lastTold, passes } = told();
  lastTold.note('chat:ana');
  passes(59_000);
  lastTold.note('chat:bob');
  expect(lastTold.quietMs(['chat:ana'])).toBe(59_000);
  passes(3_600_000);
  lastTold.note('chat:cid');
  expect(lastTold.quietMs(['chat:ana', 'chat:bob', 'chat:dan'])).toBe(60_000);
});
