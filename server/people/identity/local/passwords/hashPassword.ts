import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';

import { ProblemError } from '../../../../contract/ProblemError.js';
import { type FairQueue } from '../../../../platform/limits/FairQueue.js';
import { tooMany } from '../Refusal.js';

const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** How much work a hash is: stored with each, so that it can be raised. */
export interface HashCost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** A row of OWASP's table for scrypt: of those, the one that takes 32 MiB, since several sign in at once. */
export const USUAL_COST: HashCost = { log2N: 15, r: 8, p: 3 };

interface StoredHash extends HashCost {
  readonly salt: Buffer;
  readonly key: Buffer;
}

const text = ({ log2N, r, p, salt, key }: StoredHash) =>
  ['scrypt', log2N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

function parse(stored: string): StoredHash {
  const [, log2N, r, p, salt = '', key = ''] = stored.split('$');
  return {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

const derive = (password: string, { log2N, r, p, salt }: Omit<StoredHash, 'key'>): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const N = 2 ** log2N;
    const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
    // The same letters typed on another keyboard may be other code points.
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** When somebody may try again who found too many waiting. */
const SECONDS_TO_WAIT = 5;

/**
 * Passwords, hashed by scrypt with a salt of their own; few at a time, since each takes 32 MiB and a core. Callers take turns by the
 * address that they call from.
 */
export class Passwords {
  constructor(
    private readonly queue: FairQueue,
    private readonly cost: HashCost = USUAL_COST,
    private readonly caller = '',
  ) {}

  /** The same, for calls from an address. */
  from(caller: string): Passwords {
    return new Passwords(this.queue, this.cost, caller);
  }

  /** What is kept of a password: `scrypt$log2N$r$p$salt$key`. @throws Refusal when too many wait */
  async hash(password: string): Promise<string> {
    const made = { ...this.cost, salt: randomBytes(SALT_BYTES) };
    return text({ ...made, key: await this.#queued(() => derive(password, made)) });
  }

  /**
   * Whether the password is the one that is kept. Without one, or with one that was hashed at less cost, a wrong one takes
   * the same work, so that the time does not tell which accounts there are.
   * @throws Refusal when too many wait
   */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const expected =
      stored === null ? { ...this.cost, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) } : parse(stored);
    return this.#queued(async () => {
      const key = await derive(password, expected);
      const isRight = stored !== null && timingSafeEqual(key, expected.key);
      const missingPasses = this.cost.p - expected.p;
      if (!isRight && missingPasses > 0) await derive(password, { ...expected, p: missingPasses });
      return isRight;
    });
  }

  /** Whether a kept password was hashed at another cost than new ones are. */
  isOutdated(stored: string): boolean {
    const { log2N, r, p } = parse(stored);
    return log2N !== this.cost.log2N || r !== this.cost.r || p !== this.cost.p;
  }

  async #queued<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await this.queue.run(this.caller, work);
    } catch (error) {
      throw error instanceof ProblemError ? tooMany(SECONDS_TO_WAIT) : error;
    }
  }
}
