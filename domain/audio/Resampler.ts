import { SAMPLE_BYTES, SOUND_RATE } from './wavHead.js';

/** The loudest that a sample of 16 bits can be. */
const LOUDEST = 32_767;

/**
 * Turns sound of any rate into sound as transcribers take it, as it comes: each sample is the mean of the time that it stands for, which
 * keeps out what is too high to be told at the lower rate well enough for speech; of a lower rate it is drawn out between two.
 */
export class Resampler {
  readonly #step: number;
  #position = 0;
  #sum = 0;
  #weight = 0;
  #last = 0;

  constructor(rate: number) {
    this.#step = rate / SOUND_RATE;
  }

  /** Takes samples between -1 and 1. @returns those that are whole by now, as 16 bits */
  push(samples: Float32Array): Uint8Array<ArrayBuffer> {
    const out = new Uint8Array((Math.ceil((samples.length + 1) / this.#step) + 2) * SAMPLE_BYTES);
    const view = new DataView(out.buffer);
    let written = 0;
    const write = (value: number) => {
      view.setInt16(written, Math.round(Math.min(1, Math.max(-1, value)) * LOUDEST), true);
      written += SAMPLE_BYTES;
    };
    for (const sample of samples) {
      if (this.#step <= 1) this.#drawOut(sample, write);
      else this.#average(sample, write);
    }
    return out.subarray(0, written);
  }

  /** A sample of a faster rate: its time may end one of ours, and begin the next. */
  #average(sample: number, write: (value: number) => void): void {
    const left = this.#step - this.#weight;
    if (left > 1) {
      this.#sum += sample;
      this.#weight += 1;
      return;
    }
    write((this.#sum + sample * left) / this.#step);
    this.#sum = sample * (1 - left);
    this.#weight = 1 - left;
  }

  #drawOut(sample: number, write: (value: number) => void): void {
    while (this.#position < 1) {
      write(this.#last + (sample - this.#last) * this.#position);
      this.#position += this.#step;
    }
    this.#position -= 1;
    this.#last = sample;
  }
}
