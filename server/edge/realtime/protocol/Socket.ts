import { Channel, type ChannelHome } from './Channel.js';
import { type ChannelHandler, deny, handlerOf, type JoinAnswer } from './ChannelHandler.js';
import { type Encoded, type Frame, type Ref } from './Frame.js';
import { type Hub } from './Hub.js';
import { CLOSE, type CloseCode, type Link, type Log } from './Link.js';
import { encodeClose, encodeReply } from './serializer.js';

/** Who is on a socket, as the endpoint's `connect` found. */
export interface Connection<C> {
  /** What all sockets of one person share, such as `users_socket:<uid>`. */
  readonly id: string;
  readonly who: C;
}

/** What all sockets of an endpoint share. */
export interface SocketHome<C> {
  readonly hub: Hub;
  readonly handlers: readonly ChannelHandler<C>[];
  readonly mostChannels: number;
  readonly log: Log;
}

type Waiting = readonly [frame: Frame, dispatched: () => void];

const PROTOCOL_TOPIC = 'phoenix';
const nobodyWaits = (): void => undefined;

/**
 * One logical connection: the protocol's rules on joins, leaves, events and heartbeats, whatever carries the frames.
 * Joins go one after the other and hold back what came after them; heartbeats are answered at once.
 */
export class Socket<C> {
  readonly id: string;
  readonly #channels = new Map<string, Channel<C>>();
  readonly #channelHome: ChannelHome<C>;
  #waiting: Waiting[] = [];
  #isJoining = false;
  #isOpen = true;

  constructor(
    private readonly home: SocketHome<C>,
    private readonly link: Link,
    { id, who }: Connection<C>,
  ) {
    this.id = id;
    this.#channelHome = {
      who,
      send: (frame) => this.#send(frame),
      broadcast: (from, event, payload, toSelf) => home.hub.broadcast(from.topic, event, payload, { from, toSelf }),
      ended: (channel) => this.#forget(channel),
      failed: ({ topic }, error) => home.log.warn({ socket: id, topic, err: error }, 'a channel crashed'),
    };
    home.hub.add(this);
  }

  /**
   * Takes a frame of the client.
   * @param dispatched called once the frame has reached its channel, or was answered
   */
  receive(frame: Frame, dispatched: () => void = nobodyWaits): void {
    if (!this.#isOpen) return dispatched();
    if (frame.topic === PROTOCOL_TOPIC && frame.event === 'heartbeat') {
      this.#reply(null, frame, { status: 'ok', response: {} });
      return dispatched();
    }
    if (this.#isJoining) this.#waiting.push([frame, dispatched]);
    else this.#dispatch(frame, dispatched);
  }

  /** Ends the connection from this side. */
  close(code: CloseCode, reason: string): void {
    if (!this.#isOpen) return;
    this.closed();
    this.link.close(code, reason);
  }

  /** The connection is gone. */
  closed(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    for (const channel of [...this.#channels.values()]) channel.end();
    this.home.hub.remove(this);
    for (const [, dispatched] of this.#waiting.splice(0)) dispatched();
  }

  #dispatch(frame: Frame, dispatched: () => void): void {
    if (frame.event === 'phx_join') {
      const joined = this.#join(frame).then(() => {
        dispatched();
        this.#goOn();
      });
      joined.catch((error: unknown) => this.#fail(error));
      return;
    }
    const channel = this.#channels.get(frame.topic);
    if (channel !== undefined) this.#pass(frame, channel);
    else if (frame.event === 'phx_leave') this.#reply(frame.joinRef, frame, { status: 'ok', response: {} });
    else this.#reply(null, frame, deny('unmatched topic'));
    dispatched();
  }

  #fail(error: unknown): void {
    this.home.log.warn({ socket: this.id, err: error }, 'a socket failed');
    this.close(CLOSE.failed, 'failed');
  }

  /** What waited behind a join, up to the next one. */
  #goOn(): void {
    this.#isJoining = false;
    while (!this.#isJoining) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      this.#dispatch(...next);
    }
  }

  #pass(frame: Frame, channel: Channel<C>): void {
    const isStale = frame.joinRef !== null && frame.joinRef !== channel.joinRef;
    if (isStale) return;
    if (frame.event === 'phx_leave') channel.leave(frame.ref);
    else channel.receive(frame);
  }

  /** The old channel of the topic ends first; the client hears of that after the answer to its new join. */
  async #join(frame: Frame): Promise<void> {
    this.#isJoining = true;
    const old = this.#channels.get(frame.topic);
    old?.end();
    await this.#joinAnew(frame);
    if (old !== undefined) this.#send(encodeClose(old.joinRef, old.topic));
  }

  async #joinAnew(frame: Frame): Promise<void> {
    const handler = handlerOf(this.home.handlers, frame.topic);
    if (handler === undefined) return this.#reply(null, frame, deny('unmatched topic'));
    if (this.#channels.size >= this.home.mostChannels)
      return this.#reply(frame.joinRef, frame, deny('too many channels joined'));
    const channel = new Channel(this.#channelHome, handler, frame);
    try {
      const answer = await channel.join(frame.payload);
      if (!this.#isOpen) return channel.end();
      this.#reply(frame.joinRef, frame, answer);
      if (answer.status === 'ok') this.#keep(channel);
      else channel.end();
    } catch (error) {
      channel.end();
      this.#channelHome.failed(channel, error);
      this.#reply(frame.joinRef, frame, deny('join crashed'));
    }
  }

  #keep(channel: Channel<C>): void {
    this.#channels.set(channel.topic, channel);
    this.home.hub.subscribe(channel);
    channel.joined();
  }

  #forget(channel: Channel<C>): void {
    if (this.#channels.get(channel.topic) !== channel) return;
    this.#channels.delete(channel.topic);
    this.home.hub.unsubscribe(channel);
  }

  #reply(joinRef: Ref, { ref, topic }: Frame, { status, response }: JoinAnswer): void {
    this.#send(encodeReply(joinRef, ref, topic, status, response));
  }

  #send(frame: Encoded): void {
    if (!this.#isOpen) return;
    if (typeof frame !== 'string' && !this.link.carriesBinary)
      throw new TypeError('this transport carries no bytes to the client');
    this.link.send(frame);
  }
}
