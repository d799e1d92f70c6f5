import { LENGTHS, type MapFrame, readFrame } from './frame.js';

/** Puts the pieces of a stream together to frames again. */
export class FrameBuffer {
  #pieces: Uint8Array[] = [];
  #length = 0;

  /** The frames that have become whole with a piece, each read when it is asked for. */
  *push(piece: Uint8Array): Generator<MapFrame> {
    this.#pieces.push(piece);
    this.#length += piece.length;
    for (let next = this.#next(); next !== undefined; next = this.#next()) yield readFrame(next);
  }

  /** Whether the stream ended in the middle of a frame. */
  get isBroken(): boolean {
    return this.#length > 0;
  }

  #next(): Uint8Array<ArrayBuffer> | undefined {
    if (this.#length < LENGTHS) return undefined;
    const length = 4 + new DataView(this.#peek(4).buffer).getUint32(0, true);
    return this.#length < length ? undefined : this.#take(length);
  }

  #peek(length: number): Uint8Array<ArrayBuffer> {
    const found = new Uint8Array(length);
    let at = 0;
    for (const piece of this.#pieces) {
      const part = piece.subarray(0, length - at);
      found.set(part, at);
      at += part.length;
      if (at === length) break;
    }
    return found;
  }

  #take(length: number): Uint8Array<ArrayBuffer> {
    const found = this.#peek(length);
    this.#length -= length;
    let left = length;
    while (left > 0) {
      const [first] = this.#pieces;
      if (first === undefined) break;
      if (first.length <= left) this.#pieces.shift();
      else this.#pieces[0] = first.subarray(left);
      left -= first.length;
    }
    return found;
  }
}
