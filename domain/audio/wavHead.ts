/** Sound as every transcriber takes it: one channel of 16 bits, so many times a second. */
export const SOUND_RATE = 16_000;
export const SAMPLE_BYTES = 2;
/** Bytes before the samples of a WAV file as we write it. */
export const WAV_HEAD = 44;

const letters = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

/** The head of a WAV file with so many bytes of sound. */
export function wavHead(bytes: number): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(WAV_HEAD);
  const view = new DataView(head.buffer);
  head.set(letters('RIFF'), 0);
  view.setUint32(4, WAV_HEAD - 8 + bytes, true);
  head.set(letters('WAVEfmt '), 8);
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SOUND_RATE, true);
  view.setUint32(28, SOUND_RATE * SAMPLE_BYTES, true);
  view.setUint16(32, SAMPLE_BYTES, true);
  view.setUint16(34, SAMPLE_BYTES * 8, true);
  head.set(letters('data'), 36);
  view.setUint32(40, bytes, true);
  return head;
}
