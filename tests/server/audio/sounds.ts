/** A second of sound that is said aloud: 440 waves, loud. `0` is a second of silence. */
type Second = 0 | 1;

/** A WAV file of seconds that are loud or silent. */
export function wav(seconds: readonly Second[], rate = 16_000, channels = 1): Buffer {
  const samples = Buffer.alloc(seconds.length * rate * channels * 2);
  for (const [second, isLoud] of seconds.entries())
    for (let at = 0; isLoud === 1 && at < rate; at += 1)
      for (let channel = 0; channel < channels; channel += 1)
        samples.writeInt16LE(
          Math.round(12_000 * Math.sin((2 * Math.PI * 440 * at) / rate)),
          ((second * rate + at) * channels + channel) * 2,
        );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * channels * 2, 28);
  head.writeUInt16LE(channels * 2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** An MP3 file of so many frames of silence (MPEG 1, layer III, 128 kbit/s, 44.1 kHz), 26 ms each. */
export function silentMp3(frames: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0xc4]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}
