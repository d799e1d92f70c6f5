import { FairQueue } from '../../platform/limits/FairQueue.js';
import { BoundedMap } from '../../platform/storage/BoundedMap.js';
import { type Connection, INTERNET } from './connection.js';
import { drawPicture } from './drawPicture.js';
import { fetchBytes } from './fetchBytes.js';

/** Pictures of people, from wherever they are, as pages may show them. */
export interface Pictures {
  /**
   * The picture at an address as a square PNG; null when there is none that we show: no safe address, nobody there, no
   * picture, too large, or too many of the person who asks are under way.
   */
  at(address: string, person: string): Promise<Buffer | null>;
}

/** Most pictures that are remembered; each is a few kilobytes. */
const MOST_KEPT = 256;
/** How long a picture is good, and how long an address without one is left in peace, in milliseconds. */
const GOOD_FOR = 24 * 60 * 60_000;
const ABSENT_FOR = 10 * 60_000;
/** Addresses that are asked at once, and pictures that are drawn at once: unpacked they are large. */
const FETCHING = { atOnce: 16, each: 2, waiting: 4 };
const DRAWING = { atOnce: 2, each: 1, waiting: 4 };

interface Kept {
  readonly picture: Promise<Buffer | null>;
  until: number;
}

/** Opens the pictures: each is fetched once and remembered by its address. */
export function openPictures(connection: Connection = INTERNET): Pictures {
  const kept = new BoundedMap<string, Kept>(MOST_KEPT);
  const [fetching, drawing] = [new FairQueue(FETCHING), new FairQueue(DRAWING)];

  async function draw(address: string, person: string): Promise<Buffer | null> {
    try {
      const file = await fetching.run(person, () => fetchBytes(address, connection));
      return await drawing.run(person, () => drawPicture(file));
    } catch {
      return null;
    }
  }

  function keep(address: string, person: string): Promise<Buffer | null> {
    const entry: Kept = { picture: draw(address, person), until: Infinity };
    kept.set(address, entry);
    void entry.picture.then((picture) => (entry.until = Date.now() + (picture === null ? ABSENT_FOR : GOOD_FOR)));
    return entry.picture;
  }

  /** What is not fetched now is not remembered as absent. */
  const hasRoom = (person: string) => fetching.hasRoom(person) && drawing.hasRoom(person);

  return {
    async at(address, person) {
      const known = kept.get(address);
      if (known !== undefined && known.until > Date.now()) return known.picture;
      return address === '' || !hasRoom(person) ? null : keep(address, person);
    },
  };
}
