// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { wheelFactor } from './wheel';

const factorOf = (init: WheelEventInit) => wheelFactor(new WheelEvent('wheel', init));
const notchesToDouble = (init: WheelEventInit) => Math.log(2) / Math.log(factorOf(init));

test.each([
  ['Chrome on Windows', { deltaY: -100 }],
  ['Chrome on Linux', { deltaY: -120 }],
  ['Chrome with a scaled screen', { deltaY: -53 }],
  ['Firefox, which counts lines', { deltaY: -3, deltaMode: 1 }],
])('a mouse doubles what is seen in 4 to 6 notches: %s', (_browser, notch) => {
  expect(notchesToDouble(notch)).toBeGreaterThanOrEqual(4);
  expect(notchesToDouble(notch)).toBeLessThanOrEqual(6);
});

test('back and forth leads where it began, and several notches in one event count each', () => {
  expect(factorOf({ deltaY: -100 }) * factorOf({ deltaY: 100 })).toBeCloseTo(1);
  expect(factorOf({ deltaY: -400 })).toBeCloseTo(factorOf({ deltaY: -100 }) ** 4);
});

test('two fingers on a touchpad zoom little by little', () => {
  expect(factorOf({ deltaY: -4.5 })).toBeGreaterThan(1);
  expect(factorOf({ deltaY: -4.5 })).toBeLessThan(1.05);
});
