import { Redis } from 'ioredis';

/** Where it is told that Redis went away or came back. */
export interface RedisLog {
  info(facts: object, what: string): void;
  warn(facts: object, what: string): void;
}

const SLOWEST_RETRY_MS = 2_000;

const CONNECTION = {
  // A message that cannot be sent now is worth nothing later: its sender gets an error, and begins again once Redis is back.
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (times: number) => Math.min(times * 100, SLOWEST_RETRY_MS) + Math.random() * 100,
};

/** Opens a connection that comes back by itself; says once when it goes and once when it is back. @param url `redis://…` */
export function redisConnection(url: string, log: RedisLog, onReady: () => void): Redis {
  const redis = new Redis(url, CONNECTION);
  let isDown = false;
  redis.on('error', ({ message }: Error) => {
    if (!isDown) log.warn({ reason: message }, 'Redis cannot be reached; trying again');
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) log.info({}, 'Redis is back');
    isDown = false;
    onReady();
  });
  return redis;
}
