import { randomUUID } from 'node:crypto';

import { warn } from '../faults/guarded.js';
import { type NotifyLine } from '../storage/postgres/NotifyLine.js';
import { type Bus, inProcessBus } from './Bus.js';
import { piecesOf, PieceReader } from './pieces.js';

export interface PostgresBusOptions {
  /** Of the database that the processes share; whoever gives it closes it. */
  readonly line: Pick<NotifyLine, 'listen' | 'isHearing' | 'notify'>;
  /** Keeps installations apart that share one database. */
  readonly installation: string;
  readonly log: {
    info(facts: object, what: string): void;
    warn(facts: object, what: string): void;
  };
}

/** Messages that wait to be sent; with more than this, listeners elsewhere are told of a gap instead. */
const MOST_WAITING = 10_000;

/**
 * A bus between processes over LISTEN and NOTIFY. Listeners of this process hear a message before `publish` returns; those of others once
 * it arrives. A notification carries at most 8,000 bytes, so a longer message goes as several, which one statement sends.
 */
export function postgresBus({ line, installation, log }: PostgresBusOptions): Bus {
  const self = randomUUID();
  const here = inProcessBus();
  const reader = new PieceReader();
  let waiting: string[] = [];
  let isOwingGap = false;
  let sending: Promise<void> | undefined;

  const hear = (payload: string): void => {
    const message = reader.read(payload);
    if (message === undefined || message.sender === self) return;
    if (message.key === null) here.missed();
    else here.publish(message.key, message.text);
  };
  const channel = `harta_bus_${installation.replaceAll(/\W/g, '_')}`.toLowerCase();
  const begin = () => {
    reader.forget();
    here.missed();
    if (isOwingGap) send(null, '');
  };

  /** Sends what waits, as one statement after the other: what comes meanwhile goes together with the next. */
  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await line.notify(channel, batch);
      } catch {
        // A message that cannot be sent now is worth nothing later: those who missed it are told to read again.
        isOwingGap = true;
        waiting = [];
      }
    }
  }
  function send(key: string | null, text: string): void {
    if (!line.isHearing(channel)) {
      isOwingGap = true;
      return;
    }
    const pieces = waiting.length < MOST_WAITING ? piecesOf(self, key, text) : undefined;
    if (key === null) isOwingGap = false;
    if (pieces === undefined) {
      warn('A message was too large for the other processes', new Error('They are told to read again'));
      waiting.push(...(piecesOf(self, null, '') ?? []));
    } else waiting.push(...pieces);
    sending ??= flush().finally(() => {
      sending = undefined;
      if (isOwingGap && line.isHearing(channel)) send(null, '');
    });
  }

  const hearing = line.listen(channel, {
    heard: hear,
    resumed: () => {
      log.info({}, 'Messages go over PostgreSQL again');
      begin();
    },
    broken: (reason) => log.warn({ reason }, 'PostgreSQL cannot be reached for messages; trying again'),
  });
  // One that cannot be reached yet is tried again, and resumed.
  void hearing.then(begin, () => undefined);

  return {
    publish: (key, message) => {
      here.publish(key, message);
      send(key, message);
    },
    publishHere: here.publish,
    subscribe: here.subscribe,
    quietMs: (keys) => (line.isHearing(channel) ? here.quietMs(keys) : 0),
    onGap: here.onGap,
    tellGap: () => send(null, ''),
    close: async () => {
      await sending;
      await here.close();
    },
  };
}
