import { Resampler } from '../../../domain/audio/Resampler';
import { SAMPLE_BYTES, SOUND_RATE, wavHead } from '../../../domain/audio/wavHead';
import workletUrl from './listen.worklet?worker&url';
import { LISTENER } from './listening';

/** Pieces of sound that are kept apart before they are put together: half a minute. */
const APART = 300;

/** Sound as it comes, at any rate, and the WAV file that it makes. */
class Take {
  readonly #resampler: Resampler;
  #parts: Blob[] = [];
  #latest: BlobPart[] = [];
  #bytes = 0;

  constructor(rate: number) {
    this.#resampler = new Resampler(rate);
  }

  /** Seconds of sound that are in it. */
  get seconds(): number {
    return this.#bytes / (SOUND_RATE * SAMPLE_BYTES);
  }

  push(samples: Float32Array): void {
    const heard = this.#resampler.push(samples);
    this.#bytes += heard.length;
    this.#latest.push(heard);
    // The browser keeps a blob where it takes no memory of the page.
    if (this.#latest.length > APART) this.#fold();
  }

  file(name: string): File {
    this.#fold();
    const bytes = this.#parts.reduce((sum, { size }) => sum + size, 0);
    return new File([wavHead(bytes), ...this.#parts], `${name}.wav`, { type: 'audio/wav' });
  }

  #fold(): void {
    this.#parts = [...this.#parts, new Blob(this.#latest)];
    this.#latest = [];
  }
}

/**
 * A microphone, and what it records at the time: WAV as transcribers take it, since what browsers record by themselves is read by few of
 * them.
 */
export class Microphone {
  #stop: () => void = () => undefined;

  static get isPossible(): boolean {
    return typeof AudioWorkletNode !== 'undefined' && navigator.mediaDevices !== undefined;
  }

  /**
   * Records until it is stopped, taken away, or the signal ends it. Rejects where there is no microphone, or none that may be used, and
   * where it is ended before the first sound.
   * @param onHeard told how many seconds were recorded, from the first sound on
   */
  async record(name: string, signal: AbortSignal, onHeard: (seconds: number) => void): Promise<File> {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const context = new AudioContext();
    try {
      await context.audioWorklet.addModule(workletUrl);
      const take = new Take(context.sampleRate);
      const listener = new AudioWorkletNode(context, LISTENER, { channelCount: 1, channelCountMode: 'explicit' });
      listener.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
        take.push(data);
        onHeard(take.seconds);
      });
      listener.port.start();
      context.createMediaStreamSource(stream).connect(listener).connect(context.destination);
      await context.resume();
      await new Promise<void>((resolve, reject) => {
        this.#stop = resolve;
        for (const track of stream.getTracks()) track.addEventListener('ended', () => resolve());
        // What was said until the page is left is not lost.
        signal.addEventListener('abort', () => (take.seconds > 0 ? resolve() : reject(signal.reason)));
        signal.throwIfAborted();
      });
      return take.file(name);
    } finally {
      for (const track of stream.getTracks()) track.stop();
      await context.close();
    }
  }

  stop(): void {
    this.#stop();
  }
}
