import { expect, test } from 'vitest';

import { LastPublished } from './LastPublished.js';

/** What was told, by a clock that the test turns. */
function told() {
  let now = 5_000;
  const lastPublished = new LastPublished(() => now);
  return { lastPublished, passes: (ms: number) => void (now += ms) };
}

test('it is quiet since the last of what was told under any of the keys', () => {
  const { lastPublished, passes } = told();
  passes(10_000);
  lastPublished.note('jobs:ana');
  passes(300);
  lastPublished.note('images:ana');
  passes(200.7);
  expect(lastPublished.quietMs(['jobs:ana', 'images:ana'])).toBe(200);
  expect(lastPublished.quietMs(['jobs:ana', 'chat:ana'])).toBe(500);
  lastPublished.note('jobs:ana');
  expect(lastPublished.quietMs(['jobs:ana'])).toBe(0);
});

test('nobody knows what was told before the process began, or where some of it may not have been heard', () => {
  const { lastPublished, passes } = told();
  passes(400);
  expect(lastPublished.quietMs(['chat:ana'])).toBe(400);
  lastPublished.forget();
  passes(30);
  expect(lastPublished.quietMs(['chat:ana'])).toBe(30);
});

test('a minute is the longest that is said, and what is older is not kept', () => {
  const { lastPublished, passes } = told();
  lastPublished.note('chat:ana');
  passes(59_000);
  lastPublished.note('chat:bob');
  expect(lastPublished.quietMs(['chat:ana'])).toBe(59_000);
  passes(3_600_000);
  lastPublished.note('chat:cid');
  expect(lastPublished.quietMs(['chat:ana', 'chat:bob', 'chat:dan'])).toBe(60_000);
});
