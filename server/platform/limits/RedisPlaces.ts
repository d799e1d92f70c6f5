import { type Redis } from 'ioredis';
import { ulid } from 'ulid';

import { after, every, orLate } from '../faults/timers.js';
import { redisConnection } from '../storage/redisConnection.js';
import { digestOf } from './digestOf.js';
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

/** Writes what a process has taken: name, count, name, count. */
const PUT = `
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
/** Whether what a process has taken is still written down; forgets those of which nothing is. */
const BEAT = `
for _, other in ipairs(redis.call('SMEMBERS', KEYS[1])) do
  if redis.call('EXISTS', other) == 0 then redis.call('SREM', KEYS[1], other) end
end
return redis.call('PEXPIRE', KEYS[2], ARGV[1])`;

/**
 * Counts places of all processes that share a Redis, those that have no database among them. Each writes down how many of its own are taken,
 * which Redis forgets once it is not heard of. While Redis is away a process goes by its own places, and writes them all down afterwards.
 */
export class RedisPlaces implements Places {
  readonly #own = new OwnPlaces();
  readonly #unwritten = new Set<string>();
  readonly #redis: Redis;
  /** Names the places of each process. */
  readonly #all: string;
  readonly #mine: string;
  readonly #countedMs: number;
  readonly #stop: () => void;
  #soon: NodeJS.Timeout | undefined;

  constructor({ url, installation, countedMs = COUNTED_MS }: RedisPlacesOptions) {
    this.#all = `harta:${installation}:places`;
    this.#mine = `${this.#all}:${ulid()}`;
    this.#countedMs = countedMs;
    this.#redis = redisConnection(url, QUIET, () => void this.#put(this.#own.names()));
    this.#stop = every(countedMs / 3, FAILURE, () => this.#beat());
  }

  taken(name: string): number {
    return this.#own.taken(name);
  }

  async take(limits: readonly PlaceLimit[]): Promise<Taken> {
    const own = await this.#own.take(limits);
    if ('full' in own) return own;
    const names = limits.map(({ name }) => name);
    const most = JSON.stringify(limits.map((limit) => limit.most));
    const asked = this.#eval(TAKE, most, ...this.#written(names)).catch(() => this.#missed(names));
    const found = await orLate(LONGEST_WAIT, asked, 0);
    const leave = () => {
      own.leave();
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
    await this.#redis.del(this.#mine).catch(() => undefined);
    this.#redis.disconnect();
  }

  #putSoon(names: readonly string[]): void {
    for (const name of names) this.#unwritten.add(name);
    this.#soon ??= after(WRITE_SOON, FAILURE, () => {
      this.#soon = undefined;
      return this.#put([...this.#unwritten]);
    }).unref();
  }

  /** Writes down what is taken here under some names. Never fails. */
  async #put(names: readonly string[]): Promise<void> {
    for (const name of names) this.#unwritten.delete(name);
    if (names.length > 0) await this.#eval(PUT, '', ...this.#written(names)).catch(() => this.#missed(names));
  }

  async #beat(): Promise<void> {
    const isWritten = await this.#eval(BEAT, String(this.#countedMs)).catch(() => 1);
    await this.#put(isWritten === 1 ? [...this.#unwritten] : this.#own.names());
  }

  #missed(names: readonly string[]): number {
    for (const name of names) this.#unwritten.add(name);
    return 0;
  }

  #written(names: readonly string[]): string[] {
    const counts = names.flatMap((name) => [digestOf(name), String(this.#own.taken(name))]);
    return [String(this.#countedMs), ...counts];
  }

  async #eval(script: string, ...values: readonly string[]): Promise<number> {
    return Number(await this.#redis.eval(script, 2, this.#all, this.#mine, ...values));
  }
}
