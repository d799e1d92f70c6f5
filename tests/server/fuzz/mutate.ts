/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Change = (bytes: Buffer, random: () => number) => Buffer;

const at = (bytes: Buffer, random: () => number) => Math.floor(random() * (bytes.length + 1));

/** Bytes that something along the way may take for more than a letter. */
const TOKENS = [
  '\r\n',
  '\0',
  '%00',
  '%2f',
  '[',
  '{',
  '"',
  '\\',
  '\u202e',
  '\ud800',
  ':',
  ',',
  '-1',
  '1e999',
  '[[[[[[[[[[',
  '//',
  '..',
];

const CHANGES: readonly Change[] = [
  // A bit flips.
  (bytes, random) => {
    const changed = Buffer.from(bytes);
    const place = Math.floor(random() * bytes.length);
    changed[place] = (changed[place] ?? 0) ^ (1 << Math.floor(random() * 8));
    return changed;
  },
  // A part is missing.
  (bytes, random) => {
    const from = at(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + Math.ceil(random() * 12))]);
  },
  // A part comes twice.
  (bytes, random) => {
    const from = at(bytes, random);
    const part = bytes.subarray(from, from + Math.ceil(random() * 40));
    return Buffer.concat([bytes.subarray(0, from), part, bytes.subarray(from)]);
  },
  // Something stands in between.
  (bytes, random) => {
    const from = at(bytes, random);
    const token = TOKENS[Math.floor(random() * TOKENS.length)] ?? '';
    return Buffer.concat([bytes.subarray(0, from), Buffer.from(token), bytes.subarray(from)]);
  },
  // The rest never comes.
  (bytes, random) => bytes.subarray(0, at(bytes, random)),
];

/** The bytes with one to four changes. */
export function mutated(bytes: Buffer, random: () => number): Buffer {
  let changed = bytes;
  for (let left = Math.ceil(random() * 4); left > 0; left -= 1) {
    const change = CHANGES[Math.floor(random() * CHANGES.length)];
    if (change !== undefined && changed.length > 0) changed = change(changed, random);
  }
  return changed;
}
