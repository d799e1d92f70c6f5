import { type Redis } from 'ioredis';
import { ulid } from 'ulid';

import { warn } from '../faults/guarded.js';
import { after, every, orLate } from '../faults/timers.js';
import { redisConnection } from '../storage/redisConnection.js';
import { digestOf } from './Places.js';
import { OwnPlaces, type PlaceLimit, type Places, type Taken } from './Places.js';

/** What the processes of an installation count their places in. */
interface RedisPlacesOptions {
  /** `redis://…` */
  readonly url: string;
  /** What keeps installations apart that share one Redis. */
  readonly installation: string;
  /** How long the places of a process count that is not heard of, in milliseconds by the clock of Redis. */
  readonly countedMs?: number;
}

const COUNTED_MS = 15_000;
/** Milliseconds after which places that were given back are written down: many go together when a process ends. */
const WRITE_SOON = 100;
/** Milliseconds that anybody waits for Redis: without it a process counts by itself. */
const LONGEST_WAIT = 2_000;

const FAILURE = 'Open sockets could not be counted';
/** The bus says the same of its own connections. */
const QUIET = { info: () => undefined, warn: () => undefined };

/** Says that all is written down that a process has taken: where its places expired, a take writes down but some of them. */
const WHOLE = 'whole';
/** Writes what a process has taken: name, count, name, count. That is all, where it begins so. */
const PUT = `
if ARGV[1] == '${WHOLE}' then
  redis.call('DEL', KEYS[2])
  redis.call('HSET', KEYS[2], '${WHOLE}', 1)
end
for at = 3, #ARGV, 2 do
  if ARGV[at + 1] == '0' then redis.call('HDEL', KEYS[2], ARGV[at]) else redis.call('HSET', KEYS[2], ARGV[at], ARGV[at + 1]) end
end
redis.call('PEXPIRE', KEYS[2], ARGV[2])
redis.call('SADD', KEYS[1], KEYS[2])
return 0`;
/** The place among its names of the first under which there is one too many with those of others; else writes it down, and 0. */
const TAKE = `
for at, most in ipairs(cjson.decode(ARGV[1])) do
  local name = ARGV[1 + 2 * at]
  local taken = tonumber(ARGV[2 + 2 * at])
  for _, other in ipairs(redis.call('SMEMBERS', KEYS[1])) do
    if other ~= KEYS[2] then taken = taken + tonumber(redis.call('HGET', other, name) or '0') end
  end
  if taken > most then return at end
end
${PUT}`;
/** Whether all that a process has taken is still written down; forgets those of which nothing is. */
const BEAT = `
for _, other in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  if redis.call('EXISTS', other) == 0 then redis.call('SREM', KEYS[1], other) end
end
redis.call('PEXPIRE', KEYS[2], ARGV[1])
return redis.call('HEXISTS', KEYS[2], '${WHOLE}')`;

/**
 * Counts places of all processes that share a Redis, those that have no database among them. Each writes down how many of its own are taken,
 * which Redis forgets once it is not heard of. While Redis is away or refuses a process goes by its own places, and writes them all down
 * afterwards.
 */
export class RedisPlaces implements Places {
  readonly #own = new OwnPlaces();
  /** Names that are written down before long. */
  readonly #soonWritten = new Set<string>();
  readonly #redis: Redis;
  /** Names the places of each process. */
  readonly #all: string;
  readonly #mine: string;
  readonly #countedMs: number;
  readonly #stop: () => void;
  #soon: NodeJS.Timeout | undefined;
  /** Whether something may not be written down. */
  #isMissed = false;
  #hasWarned = false;

  constructor({ url, installation, countedMs = COUNTED_MS }: RedisPlacesOptions) {
    this.#all = `harta:${installation}:places`;
    this.#mine = `${this.#all}:${ulid()}`;
    this.#countedMs = countedMs;
    this.#redis = redisConnection(url, QUIET, () => {
      this.#hasWarned = false;
      void this.#putAll();
    });
    this.#stop = every(countedMs / 3, FAILURE, () => this.#beat());
  }

  taken(name: string): number {
    return this.#own.taken(name);
  }

  async take(limits: readonly PlaceLimit[]): Promise<Taken> {
    const none = this.#own.full(limits);
    if (none !== undefined) return { full: none };
    const names = limits.map(({ name }) => name);
    const leaveOwn = this.#own.enter(names);
    const most = JSON.stringify(limits.map((limit) => limit.most));
    // Counted with it as it is entered, and not with those that come in the same turn: they may be refused.
    const asked = this.#eval(TAKE, most, ...this.#written(names));
    const found = (await orLate(LONGEST_WAIT, asked, undefined)) ?? this.#missed();
    const leave = () => {
      leaveOwn();
      this.#putSoon(names);
    };
    const full = limits[found - 1];
    if (full === undefined) return { leave };
    // It may have been written down with others meanwhile.
    leave();
    return { full: full.name };
  }

  async close(): Promise<void> {
    this.#stop();
    clearTimeout(this.#soon);
    const forgotten = this.#redis.del(this.#mine).catch(() => undefined);
    await orLate(LONGEST_WAIT, forgotten, undefined);
    this.#redis.disconnect();
  }

  #putSoon(names: readonly string[]): void {
    for (const name of names) this.#soonWritten.add(name);
    this.#soon ??= after(WRITE_SOON, FAILURE, async () => {
      this.#soon = undefined;
      const written = this.#written([...this.#soonWritten]);
      this.#soonWritten.clear();
      await this.#eval(PUT, '', ...written);
    }).unref();
  }

  /** Writes down all that is taken here. Never fails. */
  async #putAll(): Promise<void> {
    this.#isMissed = false;
    await this.#eval(PUT, WHOLE, ...this.#written(this.#own.names()));
  }

  async #beat(): Promise<void> {
    const isWhole = (await this.#eval(BEAT, String(this.#countedMs))) === 1;
    if (this.#isMissed || !isWhole) await this.#putAll();
  }

  /** Has all written down with the next beat. */
  #missed(): number {
    this.#isMissed = true;
    return 0;
  }

  #written(names: readonly string[]): string[] {
    const counts = names.flatMap((name) => [digestOf(name), String(this.#own.taken(name))]);
    return [String(this.#countedMs), ...counts];
  }

  /** What a script answers; 0 where Redis is away or refuses it. Never fails. */
  async #eval(script: string, ...values: readonly string[]): Promise<number> {
    try {
      return Number(await this.#redis.eval(script, 2, this.#all, this.#mine, ...values));
    } catch (error) {
      // An outage is told by the bus; a refusal of these scripts alone, such as for want of rights or memory, by nobody else.
      if (error instanceof Error && error.name === 'ReplyError' && !this.#hasWarned) {
        this.#hasWarned = true;
        warn('Redis refuses to count open sockets, so that each process counts its own', error);
      }
      return this.#missed();
    }
  }
}
