import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';

import { type Turns } from './Turns.js';

const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** log2 N, r, p: 32 MiB and some tenths of a second; stored with each hash, so that they can be raised. */
const COST = { log2N: 15, r: 8, p: 1 };

interface StoredHash {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
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

/** Passwords, hashed by scrypt with a salt of their own; few at a time, since each takes 32 MiB and a core. */
export class Passwords {
  constructor(private readonly turns: Turns) {}

  /** What is kept of a password: `scrypt$log2N$r$p$salt$key`. @throws Refusal when too many wait */
  async hash(password: string): Promise<string> {
    const cost = { ...COST, salt: randomBytes(SALT_BYTES) };
    return text({ ...cost, key: await this.turns.take(() => derive(password, cost)) });
  }

  /**
   * Whether the password is the one that is kept. Without one the same work is done, and the answer is no.
   * @throws Refusal when too many wait
   */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const expected =
      stored === null ? { ...COST, salt: randomBytes(SALT_BYTES), key: randomBytes(KEY_BYTES) } : parse(stored);
    const key = await this.turns.take(() => derive(password, expected));
    return stored !== null && timingSafeEqual(key, expected.key);
  }
}
