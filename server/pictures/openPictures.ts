import { type Connection, INTERNET } from './connection.js';
import { drawPicture } from './drawPicture.js';
import { fetchBytes } from './fetchBytes.js';

/** Pictures of people, from wherever they are, as pages may show them. */
export interface Pictures {
  /**
   * The picture at an address as a square PNG; null when there is none that we show: no safe address, nobody there, no
   * picture, too large.
   */
  at(address: string): Promise<Buffer | null>;
}

/** Most pictures that are remembered; each is a few kilobytes. */
const MOST_KEPT = 256;
/** How long a picture is good, and how long an address without one is left in peace, in milliseconds. */
const GOOD_FOR = 24 * 60 * 60_000;
const ABSENT_FOR = 10 * 60_000;
/** More than these are not under way at a time. */
const MOST_WAITING = 16;

interface Kept {
  readonly picture: Promise<Buffer | null>;
  until: number;
}

/** Opens the pictures: each is fetched once, drawn one after the other, and remembered by its address. */
export function openPictures(connection: Connection = INTERNET): Pictures {
  const kept = new Map<string, Kept>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function draw(address: string): Promise<Buffer | null> {
    waiting += 1;
    try {
      const file = await fetchBytes(address, connection);
      // One at a time: unpacked pictures are large.
      const drawn = last.then(() => drawPicture(file));
      last = drawn.catch(() => undefined);
      return await drawn;
    } catch {
      return null;
    } finally {
      waiting -= 1;
    }
  }

  function keep(address: string): Promise<Buffer | null> {
    const entry: Kept = { picture: draw(address), until: Infinity };
    kept.delete(address);
    kept.set(address, entry);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    void entry.picture.then((picture) => (entry.until = Date.now() + (picture === null ? ABSENT_FOR : GOOD_FOR)));
    return entry.picture;
  }

  return {
    async at(address) {
      const known = kept.get(address);
      if (known !== undefined && known.until > Date.now()) return known.picture;
      if (address === '' || waiting >= MOST_WAITING) return null;
      return keep(address);
    },
  };
}
