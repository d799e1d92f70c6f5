import { run } from '../../../platform/faults/guarded.js';
import { type Encoded, type Payload } from './Frame.js';
import { CLOSE, type CloseCode } from './Link.js';
import { encodeBroadcast } from './serializer.js';
import { Slices } from './Slices.js';

/** A socket, as far as the hub looks at it. */
interface Closable {
  readonly id: string;
  close(code: CloseCode, reason: string): void;
}

/** A channel, as far as the hub looks at it. */
interface Subscriber {
  readonly topic: string;
  deliver(frame: Encoded): void;
}

/** Who broadcasts, and whether they hear it themselves. */
export interface Sender {
  readonly from: Subscriber;
  readonly toSelf: boolean;
}

function addTo<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([value]));
  else set.add(value);
}

function removeFrom<T>(sets: Map<string, Set<T>>, key: string, value: T): void {
  const set = sets.get(key);
  if (set?.delete(value) === true && set.size === 0) sets.delete(key);
}

/** All sockets of this process: by the id of their person, and their channels by topic. */
export class Hub {
  readonly #sockets = new Map<string, Set<Closable>>();
  readonly #subscribers = new Map<string, Set<Subscriber>>();
  readonly #slices = new Slices();
  #size = 0;

  /** How many sockets are open. */
  get size(): number {
    return this.#size;
  }

  add(socket: Closable): void {
    this.#size += 1;
    addTo(this.#sockets, socket.id, socket);
  }

  remove(socket: Closable): void {
    this.#size -= 1;
    removeFrom(this.#sockets, socket.id, socket);
  }

  subscribe(channel: Subscriber): void {
    addTo(this.#subscribers, channel.topic, channel);
  }

  unsubscribe(channel: Subscriber): void {
    removeFrom(this.#subscribers, channel.topic, channel);
  }

  /** Closes all sockets of one id, without a word to their channels. */
  disconnect(id: string): void {
    for (const socket of [...(this.#sockets.get(id) ?? [])]) socket.close(CLOSE.goingAway, 'disconnected');
  }

  /** Closes every socket, in slices; their clients come back. @returns once all are told */
  async drain(reason: string): Promise<void> {
    const all = [...this.#sockets.values()].flatMap((sockets) => [...sockets]);
    await this.#slices.each(all, (socket) => socket.close(CLOSE.restarting, reason));
  }

  /**
   * Sends an event to every channel of the topic, encoded once. The sender has it before this returns, so that a reply
   * comes after it; the others in slices.
   * @throws RangeError, TypeError when it cannot be encoded
   */
  broadcast(topic: string, event: string, payload: Payload, sender?: Sender): void {
    const frame = encodeBroadcast(topic, event, payload);
    if (sender?.toSelf === true) sender.from.deliver(frame);
    const others = [...(this.#subscribers.get(topic) ?? [])].filter((each) => each !== sender?.from);
    const telling = this.#slices.each(others, (channel) => {
      try {
        channel.deliver(frame);
      } catch {
        // Bytes to a client whose transport carries none: the others still get theirs.
      }
    });
    run('What was told could not be passed on', () => telling);
  }
}
