import { expect, test } from 'vitest';

import { Gathered } from './listening';

test('sound in little pieces is handed on in larger ones, in its order and without a gap', () => {
  const handed: number[] = [];
  const lengths: number[] = [];
  const gathered = new Gathered((samples) => {
    lengths.push(samples.length);
    handed.push(...samples);
  });
  for (let piece = 0; piece < 100; piece += 1)
    gathered.push(Float32Array.from({ length: 128 }, (_, at) => piece * 128 + at));
  expect(lengths).toEqual([4096, 4096, 4096]);
  expect(handed).toEqual(Array.from({ length: 3 * 4096 }, (_, at) => at));
});

test('what fills no piece yet waits for more', () => {
  let handed = 0;
  const gathered = new Gathered(() => (handed += 1));
  for (let piece = 0; piece < 32; piece += 1) gathered.push(new Float32Array(128));
  expect(handed).toBe(0);
  gathered.push(new Float32Array(128));
  expect(handed).toBe(1);
});
