import { expect, test } from 'vitest';

import { type Rectangle } from '../../../domain/coordinates/rectangle';
import { clearPlace } from './clearPlace';

const area = (left: number, top: number, width: number, height: number): Rectangle => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const meet = (a: Rectangle, b: Rectangle) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const PHONE = { width: 360, height: 640 };

test('a message stays where it is as a rule while it lies over nothing', () => {
  const usual = area(8, 580, 344, 52);
  expect(clearPlace(usual, PHONE, [{ area: area(8, 100, 344, 40), harm: 10 }])).toBeUndefined();
});

test('on a phone it goes where no field of a form is', () => {
  const usual = area(8, 580, 344, 52);
  const send = { area: area(230, 596, 120, 32), harm: 1000 };
  const fields = [200, 260, 320, 380, 440, 500].map((top) => ({ area: area(8, top, 344, 40), harm: 10 }));
  const place = clearPlace(usual, PHONE, [send, ...fields]);
  for (const obstacle of [send, ...fields]) expect(meet(place as Rectangle, obstacle.area)).toBe(false);
});

test('where fields are everywhere it lies over some of them, and not over what sends the form', () => {
  const usual = area(8, 580, 344, 52);
  const send = { area: area(230, 596, 120, 32), harm: 1000 };
  const fields = Array.from({ length: 13 }, (_, at) => ({ area: area(8, at * 45, 344, 44), harm: 10 }));
  const place = clearPlace(usual, PHONE, [send, ...fields]);
  expect(meet(place as Rectangle, send.area)).toBe(false);
});
