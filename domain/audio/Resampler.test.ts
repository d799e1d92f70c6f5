import { expect, test } from 'vitest';

import { Resampler } from './Resampler.js';

/** How often a wave goes up through nothing in a second of sound. */
function wavesIn(bytes: Uint8Array): number {
  const sound = Buffer.from(bytes);
  let waves = 0;
  for (let at = 2; at < sound.length; at += 2)
    if (sound.readInt16LE(at - 2) < 0 && sound.readInt16LE(at) >= 0) waves += 1;
  return waves;
}

test.each([8000, 11_025, 16_000, 22_050, 44_100, 48_000])(
  'a second at %i Hz stays a second, its tone the same, in whatever pieces it comes',
  (rate) => {
    const tone = Float32Array.from({ length: rate }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 300 * at) / rate));
    const whole = new Resampler(rate).push(tone);
    expect(Math.abs(whole.length / 2 - 16_000)).toBeLessThanOrEqual(2);
    expect(Math.abs(wavesIn(whole) - 300)).toBeLessThanOrEqual(1);
    const resampler = new Resampler(rate);
    const pieces = Array.from({ length: 10 }, (_, at) =>
      resampler.push(tone.subarray((at * rate) / 10, ((at + 1) * rate) / 10)),
    );
    expect(Math.abs(Buffer.concat(pieces).length - whole.length)).toBeLessThanOrEqual(20);
    expect(wavesIn(Buffer.concat(pieces))).toBe(wavesIn(whole));
  },
);
