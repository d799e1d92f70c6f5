/** Buffers smaller than this are not counted: there are many, and the heap of the thread bounds them. */
const COUNTED = 256 * 1024;

/** What is told where a file wants more memory than it may have. */
class BuffersExceeded extends Error {
  override readonly name = 'BuffersExceeded';
}

/** Whether too much was asked for since the buffers were bounded. */
export interface BoundedBuffers {
  readonly exceeded: boolean;
}

/**
 * Bounds what typed arrays of this thread come to: those lie outside of its heap, where no limit of a worker reaches them, and a reader of
 * packed files doubles one for as long as there is something to unpack. For threads that live for one task: it cannot be taken back.
 */
export function boundBuffers(most: number): BoundedBuffers {
  const state = { exceeded: false };
  let held = 0;
  const freed = new FinalizationRegistry<number>((bytes) => {
    held -= bytes;
  });
  const Plain = Uint8Array;
  const Bounded = new Proxy(Plain, {
    construct(target, given: unknown[], asked) {
      const [bytes] = given;
      const isLarge = typeof bytes === 'number' && bytes >= COUNTED;
      if (isLarge && held + bytes > most) {
        state.exceeded = true;
        throw new BuffersExceeded('The file asks for more memory than it may have');
      }
      const made = Reflect.construct(target, given, asked === Bounded ? target : asked) as object;
      if (isLarge) {
        held += bytes;
        freed.register(made, bytes);
      }
      return made;
    },
  });
  // What unpacks without asking for such arrays is not there: readers fall back to code of their own, which does.
  Object.assign(globalThis, { Uint8Array: Bounded, DecompressionStream: undefined });
  return state;
}
