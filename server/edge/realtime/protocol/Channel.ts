import { run } from '../../../platform/faults/guarded.js';
import { type Answer, type ChannelHandler, type JoinAnswer, type JoinedChannel } from './ChannelHandler.js';
import { type Encoded, type Frame, type Payload, type Ref } from './Frame.js';
import { encodeClose, encodeCrash, encodePush, encodeReply } from './serializer.js';

/** What a channel asks of the socket that it is on. */
export interface ChannelHome<C> {
  readonly who: C;
  /** @throws Error when the transport cannot carry the frame */
  send(frame: Encoded): void;
  broadcast(from: Channel<C>, event: string, payload: Payload, toSelf: boolean): void;
  /** The channel is over; nothing of it is sent after this. */
  ended(channel: Channel<C>): void;
  failed(channel: Channel<C>, error: unknown): void;
}

type Task = () => void | Promise<void>;

/** One joined topic of one socket. Its events are handled one after the other, in the order in which they came. */
export class Channel<C> implements JoinedChannel<C> {
  readonly topic: string;
  /** Its generation: what pushes carry and what messages for it must carry. */
  readonly joinRef: Ref;
  #state: 'joining' | 'joined' | 'leaving' | 'ended' = 'joining';
  #tasks: Task[] = [];
  #isBusy = false;
  #releases: (() => void)[] | undefined;

  constructor(
    private readonly home: ChannelHome<C>,
    private readonly handler: ChannelHandler<C>,
    { topic, joinRef, ref }: Frame,
  ) {
    this.topic = topic;
    this.joinRef = joinRef ?? ref;
  }

  get who(): C {
    return this.home.who;
  }

  /** Asks the handler. What it pushes meanwhile waits in turn behind the answer. @throws whatever the handler throws */
  async join(params: unknown): Promise<JoinAnswer> {
    return this.handler.join(this, params);
  }

  /** The join was accepted and answered: what waited may follow. */
  joined(): void {
    if (this.#state !== 'joining') return;
    this.#state = 'joined';
    this.#begin();
  }

  /** Takes an event of the client in its turn. */
  receive({ event, ref, payload }: Frame): void {
    if (this.#state === 'leaving') return;
    this.#enqueue(() => {
      const answer = this.handler.handle(this, event, payload);
      if (!(answer instanceof Promise)) return this.#answer(ref, answer);
      return answer.then((late) => this.#answer(ref, late));
    });
  }

  /** The client leaves once its earlier events are handled. */
  leave(ref: Ref): void {
    if (this.#state !== 'joined') return;
    this.#enqueue(() => this.#answer(ref, { reply: { status: 'ok', response: {} }, stop: true }));
    if (!this.#isOver()) this.#state = 'leaving';
  }

  /** Ends without a word: the socket is gone, or another join took the place. */
  end(): void {
    if (this.#isOver()) return;
    this.#state = 'ended';
    this.#tasks = [];
    for (const release of this.#releases ?? []) release();
    this.#releases = undefined;
    this.home.ended(this);
  }

  push(event: string, payload: Payload): void {
    const frame = encodePush(this.joinRef, this.topic, event, payload);
    if (this.#state === 'joining') this.inTurn(() => this.#send(frame));
    else this.#send(frame);
  }

  broadcast(event: string, payload: Payload): void {
    this.home.broadcast(this, event, payload, true);
  }

  broadcastFrom(event: string, payload: Payload): void {
    this.home.broadcast(this, event, payload, false);
  }

  inTurn(task: Task): void {
    this.#enqueue(task);
  }

  onEnd(release: () => void): void {
    if (this.#isOver()) release();
    else (this.#releases ??= []).push(release);
  }

  /** Passes on a frame that was encoded for everybody on the topic. */
  deliver(frame: Encoded): void {
    if (this.#state === 'joined' || this.#state === 'leaving') this.home.send(frame);
  }

  #isOver(): boolean {
    return this.#state === 'ended';
  }

  #send(frame: Encoded): void {
    if (!this.#isOver()) this.home.send(frame);
  }

  #enqueue(task: Task): void {
    if (this.#isOver()) return;
    this.#tasks.push(task);
    if (this.#state !== 'joining' && !this.#isBusy) this.#begin();
  }

  #begin(): void {
    run(`The channel ${this.topic} could not be ended`, () => this.#work());
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    try {
      for (let task = this.#tasks.shift(); task !== undefined; task = this.#tasks.shift()) {
        const pending = task();
        if (pending !== undefined) await pending;
      }
    } catch (error) {
      this.#crash(error);
    }
    this.#isBusy = false;
  }

  #answer(ref: Ref, { reply, stop }: Answer): void {
    if (reply !== undefined) this.#send(encodeReply(this.joinRef, ref, this.topic, reply.status, reply.response));
    if (stop !== true) return;
    this.#send(encodeClose(this.joinRef, this.topic));
    this.end();
  }

  #crash(error: unknown): void {
    if (this.#isOver()) return;
    this.home.failed(this, error);
    this.#send(encodeCrash(this.joinRef, this.topic));
    this.end();
  }
}
