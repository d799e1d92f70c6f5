import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';

import { Redis } from 'ioredis';

import { guarded } from '../faults/guarded.js';
import { type Bus, inProcessBus } from './Bus.js';
import { LastTold } from './LastTold.js';

/** Where the bus says that Redis went away or came back. */
interface BusLog {
  info(facts: object, what: string): void;
  warn(facts: object, what: string): void;
}

export interface RedisBusOptions {
  /** `redis://…` */
  readonly url: string;
  /** What keeps installations apart that share one Redis. */
  readonly installation: string;
  readonly log: BusLog;
}

/** What goes over Redis: who sent it, and the message, or no key where messages were lost on their way. */
type Envelope = readonly [sender: string, key: string | null, message: string];

const SLOWEST_RETRY_MS = 2_000;
const GAP = 'gap';

const CONNECTION = {
  // A message that cannot be sent now is worth nothing later: those who missed it are told to read anew.
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  retryStrategy: (times: number) => Math.min(times * 100, SLOWEST_RETRY_MS) + Math.random() * 100,
};

/** Opens a connection that comes back by itself; says once when it goes and once when it is back. */
function connection(url: string, log: BusLog, onReady: () => void): Redis {
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

const isEnvelope = (parts: unknown): parts is Envelope =>
  Array.isArray(parts) &&
  parts.length === 3 &&
  typeof parts[0] === 'string' &&
  (parts[1] === null || typeof parts[1] === 'string') &&
  typeof parts[2] === 'string';

/** What came over Redis; what is none of ours counts as our own, which is ignored. */
function envelopeOf(text: string, self: string): Envelope {
  try {
    const parts: unknown = JSON.parse(text);
    return isEnvelope(parts) ? parts : [self, null, ''];
  } catch {
    return [self, null, ''];
  }
}

/**
 * A bus between processes over Redis. Listeners of this process hear a message before `publish` returns, Redis or not;
 * those of others once it arrives. All keys share one Redis channel, so that nobody misses what is published between
 * their subscribing and Redis hearing of it.
 */
export function redisBus({ url, installation, log }: RedisBusOptions): Bus {
  const channel = `harta:${installation}`;
  const self = randomUUID();
  const lastTold = new LastTold();
  const here = inProcessBus(lastTold);
  const gaps = new EventEmitter().setMaxListeners(0);
  let isOwingGap = false;
  let isHearing = false;
  const missed = () => {
    lastTold.forget();
    gaps.emit(GAP);
  };

  const send = (key: string | null, message: string) =>
    publisher.publish(channel, JSON.stringify([self, key, message] satisfies Envelope)).then(
      () => undefined,
      () => {
        isOwingGap = true;
      },
    );
  const publisher = connection(url, log, () => {
    if (!isOwingGap) return;
    isOwingGap = false;
    void send(null, '');
  });

  const subscriber = connection(url, log, () => {
    void subscriber.subscribe(channel).then(
      () => {
        isHearing = true;
        missed();
      },
      () => undefined, // the connection broke again: the next `ready` subscribes
    );
  });
  subscriber.on('close', () => {
    isHearing = false;
  });
  const hear = (_channel: string, text: string): void => {
    const [sender, key, message] = envelopeOf(text, self);
    if (sender === self) return;
    if (key === null) missed();
    else here.publish(key, message);
  };
  subscriber.on('message', guarded('What another process told could not be heard', hear));

  return {
    publish: (key, message) => {
      here.publish(key, message);
      void send(key, message);
    },
    publishHere: (key, message) => here.publish(key, message),
    subscribe: (key, listener) => here.subscribe(key, listener),
    quietMs: (keys) => (isHearing ? here.quietMs(keys) : 0),
    onGap: (listener) => {
      const hearGap = guarded('A gap could not be heard', listener);
      gaps.on(GAP, hearGap);
      return () => void gaps.off(GAP, hearGap);
    },
    tellGap: () => void send(null, ''),
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
      gaps.removeAllListeners();
      await here.close();
    },
  };
}
