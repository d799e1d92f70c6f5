import { randomUUID } from 'node:crypto';

import { guarded } from '../faults/guarded.js';
import { redisConnection, type RedisLog } from '../storage/redisConnection.js';
import { type Bus, inProcessBus } from './Bus.js';

export interface RedisBusOptions {
  /** `redis://…` */
  readonly url: string;
  /** What keeps installations apart that share one Redis. */
  readonly installation: string;
  readonly log: RedisLog;
}

/** What goes over Redis: who sent it, and the message, or no key where messages were lost on their way. */
type Envelope = readonly [sender: string, key: string | null, message: string];

const isEnvelope = (parts: unknown): parts is Envelope =>
  Array.isArray(parts) &&
  parts.length === 3 &&
  typeof parts[0] === 'string' &&
  (parts[1] === null || typeof parts[1] === 'string') &&
  typeof parts[2] === 'string';

/** A message that came over Redis. One that is no message of Harta is returned as our own, which is ignored. */
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
  const here = inProcessBus();
  let isOwingGap = false;
  let isHearing = false;

  const send = (key: string | null, message: string) =>
    publisher.publish(channel, JSON.stringify([self, key, message] satisfies Envelope)).then(
      () => undefined,
      () => {
        isOwingGap = true;
      },
    );
  const publisher = redisConnection(url, log, () => {
    if (!isOwingGap) return;
    isOwingGap = false;
    void send(null, '');
  });

  const subscriber = redisConnection(url, log, () => {
    void subscriber.subscribe(channel).then(
      () => {
        isHearing = true;
        here.missed();
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
    if (key === null) here.missed();
    else here.publish(key, message);
  };
  subscriber.on('message', guarded('What another process told could not be heard', hear));

  return {
    publish: (key, message) => {
      here.publish(key, message);
      void send(key, message);
    },
    publishHere: here.publish,
    subscribe: here.subscribe,
    quietMs: (keys) => (isHearing ? here.quietMs(keys) : 0),
    onGap: here.onGap,
    tellGap: () => void send(null, ''),
    close: async () => {
      publisher.disconnect();
      subscriber.disconnect();
      await here.close();
    },
  };
}
