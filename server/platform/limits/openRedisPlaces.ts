import { ulid } from 'ulid';

import { reported } from '../faults/guarded.js';
import { orLate } from '../faults/timers.js';
import { redisConnection } from '../storage/redisConnection.js';
import { COUNTED_MS, type PlaceBook, type PlaceCount, SharedPlaces } from './SharedPlaces.js';

/** What the processes of an installation count their places in. */
interface RedisPlacesOptions {
  /** `redis://…` */
  readonly url: string;
  /** What keeps installations apart that share one Redis. */
  readonly installation: string;
  /** Milliseconds for which the places of a process count that is not heard of, by the clock of Redis. */
  readonly countedMs?: number;
}

/** Milliseconds that the end of a process waits until Redis has forgotten it. */
const FORGOTTEN_WITHIN = 1_000;

/** The bus says the same of its own connections. */
const QUIET = { info: () => undefined, warn: () => undefined };

/** What scripts answer where Redis has forgotten the process. */
const FORGOTTEN = -1;
/** A hash without a field would not exist: this one says that the process is known. */
const KNOWN = 'known';

const UNLESS_FORGOTTEN = `if redis.call('EXISTS', KEYS[2]) == 0 then return ${FORGOTTEN} end`;
/** Writes counts: name, count, name, count. */
const WRITE = `
for at = 3, #ARGV, 2 do
  if ARGV[at + 1] == '0' then redis.call('HDEL', KEYS[2], ARGV[at]) else redis.call('HSET', KEYS[2], ARGV[at], ARGV[at + 1]) end
end
redis.call('PEXPIRE', KEYS[2], ARGV[1])
return 0`;
const PUT = `${UNLESS_FORGOTTEN}${WRITE}`;
const PUT_ALL = `
redis.call('DEL', KEYS[2])
redis.call('HSET', KEYS[2], '${KNOWN}', 1)
redis.call('SADD', KEYS[1], KEYS[2])${WRITE}`;
/** Answers the place, from 1, of the first name with one too many. */
const TAKE = `${UNLESS_FORGOTTEN}
for at, most in ipairs(cjson.decode(ARGV[2])) do
  local taken = tonumber(ARGV[2 + 2 * at])
  for _, other in ipairs(redis.call('SMEMBERS', KEYS[1])) do
    if other ~= KEYS[2] then taken = taken + tonumber(redis.call('HGET', other, ARGV[1 + 2 * at]) or '0') end
  end
  if taken > most then return at end
end
${WRITE}`;
const RENEW = `
for _, other in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  if redis.call('EXISTS', other) == 0 then redis.call('SREM', KEYS[1], other) end
end
${UNLESS_FORGOTTEN}
redis.call('PEXPIRE', KEYS[2], ARGV[1])
return 0`;

/**
 * Counts places of all processes that share a Redis, those that have no database among them: what a process has taken is one hash, which
 * Redis forgets once it does not hear of the process.
 */
export function openRedisPlaces({ url, installation, countedMs = COUNTED_MS }: RedisPlacesOptions): SharedPlaces {
  const all = `harta:${installation}:places`;
  const mine = `${all}:${ulid()}`;
  const redis = redisConnection(url, QUIET, () => void places.beat());

  async function run(
    script: string,
    counts: readonly PlaceCount[] = [],
    most: readonly number[] = [],
  ): Promise<number> {
    const written = counts.flatMap(({ name, taken }) => [name, String(taken)]);
    try {
      return Number(await redis.eval(script, 2, all, mine, countedMs, JSON.stringify(most), ...written));
    } catch (error) {
      // An outage is told by the bus; a refusal of these scripts alone, such as for want of rights or memory, by nobody else.
      throw error instanceof Error && error.name !== 'ReplyError' ? reported(error) : error;
    }
  }

  const book: PlaceBook = {
    renew: async () => (await run(RENEW)) !== FORGOTTEN,
    put: async (counts, areAll) => (await run(areAll ? PUT_ALL : PUT, counts)) !== FORGOTTEN,
    async take(counts) {
      const most = counts.map((count) => count.most);
      const found = await run(TAKE, counts, most);
      if (found === FORGOTTEN) return 'forgotten';
      return found === 0 ? 'taken' : found - 1;
    },
    async close() {
      const forgotten = redis.del(mine).catch(() => undefined);
      await orLate(FORGOTTEN_WITHIN, forgotten, undefined);
      redis.disconnect();
    },
  };
  const places = new SharedPlaces(book, countedMs);
  return places;
}
