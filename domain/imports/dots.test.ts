import { expect, test } from 'vitest';

import { areDotsBlanks } from './dots';

const blanks = (...names: readonly string[]) => areDotsBlanks(names.map((name) => ({ name })));

test('dots are blanks where most headings have one and begin with a word of their own', () => {
  expect(blanks('code', 'well.name', 'depth.in.metres', 'last.drilled')).toBe(true);
  expect(blanks('well.name', 'well.depth', 'owner', 'last.drilled', 'next.visit')).toBe(true);
});

test('dots are records within where several headings begin with the same, or end with the same', () => {
  expect(blanks('code', 'owner.name', 'owner.phone', 'place.town', 'place.zip')).toBe(false);
  expect(blanks('trial', 'judge.name', 'clerk.name', 'room')).toBe(false);
});

test('dots are records within where words are joined otherwise, or where there is one', () => {
  expect(blanks('tracking_code', 'owner.name', 'road.length')).toBe(false);
  expect(blanks('trackingCode', 'owner.name', 'road.length')).toBe(false);
  expect(blanks('code', 'owner.name')).toBe(false);
});
