/** A frame of an MP3 file, as its head tells it. */
interface Frame {
  readonly bytes: number;
  readonly seconds: number;
}

/** The four bytes of a head. */
const HEAD = 4;
/** Kilobits a second by the number in the head, of MPEG 1 and of the halved rates of MPEG 2 and 2.5; of layer III. */
const RATES = {
  full: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  half: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const SAMPLES_A_SECOND = [44_100, 48_000, 32_000] as const;
/** What the rates are divided by, by the number of the version in the head; 1 is none. */
const DIVISORS = [4, undefined, 2, 1] as const;

/** The frame of layer III whose head stands at a place; undefined where there is none. */
export function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (at + HEAD > bytes.length || bytes.readUInt16BE(at) >>> 5 !== 0x7ff) return undefined;
  const [second = 0, third = 0] = bytes.subarray(at + 1, at + 3);
  const divisor = DIVISORS[(second >> 3) & 3];
  const isLayer3 = ((second >> 1) & 3) === 1;
  const kilobits = (divisor === 1 ? RATES.full : RATES.half)[third >> 4];
  const samples = SAMPLES_A_SECOND[(third >> 2) & 3];
  if (divisor === undefined || !isLayer3 || !kilobits || samples === undefined) return undefined;
  const rate = samples / divisor;
  const perFrame = divisor === 1 ? 1152 : 576;
  const padding = (third >> 1) & 1;
  return { bytes: Math.floor((perFrame / 8) * ((kilobits * 1000) / rate)) + padding, seconds: perFrame / rate };
}

/** How long the tag before the sound is (ID3v2), from its first ten bytes. */
function tagBytes(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10);
  return 10 + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (d & 127);
}

/** Frames in a row that prove that what follows is sound: two bytes alone may stand in anything. */
const PROVING = 3;

/** Counts the seconds of an MP3 file as its bytes come: whole frames, broken ones between them left out. */
export class FrameCounter {
  #rest: Buffer = Buffer.alloc(0);
  #skip = -1;
  #inARow = 0;
  #waiting = 0;
  #seconds = 0;

  push(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (this.#skip < 0) {
      if (this.#rest.length < 10) return;
      this.#skip = tagBytes(this.#rest);
    }
    this.#count();
  }

  /** Seconds of sound so far; 0 where nothing proved to be any. */
  get seconds(): number {
    return this.#seconds;
  }

  #count(): void {
    let at = Math.min(this.#skip, this.#rest.length);
    this.#skip -= at;
    while (this.#skip === 0 && at + HEAD <= this.#rest.length) {
      const frame = frameAt(this.#rest, at);
      if (frame === undefined) {
        this.#inARow = 0;
        this.#waiting = 0;
        at += 1;
        continue;
      }
      this.#note(frame);
      const next = at + frame.bytes;
      this.#skip = Math.max(0, next - this.#rest.length);
      at = Math.min(next, this.#rest.length);
    }
    this.#rest = this.#rest.subarray(at);
  }

  #note({ seconds }: Frame): void {
    this.#inARow += 1;
    this.#waiting += seconds;
    if (this.#inARow < PROVING) return;
    this.#seconds += this.#waiting;
    this.#waiting = 0;
  }
}
