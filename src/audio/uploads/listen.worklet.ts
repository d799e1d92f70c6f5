import { Gathered, LISTENER } from './listening';

/** What the browser has where sound passes, which no library of types tells. */
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, made: new () => AudioWorkletProcessor): void;

/** Hands on what the microphone hears, in pieces; it makes no sound itself. */
class Listener extends AudioWorkletProcessor {
  readonly #gathered = new Gathered((samples) => this.port.postMessage(samples));

  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const heard = input?.[0];
    if (heard !== undefined) this.#gathered.push(heard);
    return true;
  }
}

registerProcessor(LISTENER, Listener);
