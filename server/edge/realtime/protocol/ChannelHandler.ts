import { type Payload } from './Frame.js';
import { type Status } from './serializer.js';

type Awaitable<T> = T | Promise<T>;

/** What a handler answers to a join. */
export interface JoinAnswer {
  readonly status: Status;
  readonly response: Payload;
}

/** What a handler answers to an event: nothing, a reply, or an orderly end of the channel with or without one. */
export interface Answer {
  readonly reply?: { readonly status: Status; readonly response: Payload };
  readonly stop?: true;
}

/** A joined channel as its handler sees it. */
export interface JoinedChannel<C> {
  /** Who is connected, as the endpoint's `connect` said. */
  readonly who: C;
  readonly topic: string;
  /** Sends an event to this channel alone. */
  push(event: string, payload: Payload): void;
  /** Sends an event to everybody on the topic. */
  broadcast(event: string, payload: Payload): void;
  /** The same, but not to this channel. */
  broadcastFrom(event: string, payload: Payload): void;
  /** Runs in turn with the channel's events, after the join was answered; a failure ends the channel as a crash. */
  inTurn(task: () => Awaitable<void>): void;
  /** Called once when the channel has ended, for whatever reason. */
  onEnd(release: () => void): void;
}

/** One kind of channel: which topics it takes and what it does. Whatever it throws ends that channel only. */
export interface ChannelHandler<C> {
  /** A topic, or the beginning of topics followed by `*`. */
  readonly topics: string;
  join(channel: JoinedChannel<C>, params: unknown): Awaitable<JoinAnswer>;
  /** @param payload JSON, or bytes from a binary frame */
  handle(channel: JoinedChannel<C>, event: string, payload: unknown): Awaitable<Answer>;
}

export const accept = (response: Payload = {}): JoinAnswer => ({ status: 'ok', response });
export const deny = (reason: string): JoinAnswer => ({ status: 'error', response: { reason } });

export const reply = (response: Payload = {}): Answer => ({ reply: { status: 'ok', response } });
export const refuse = (reason: string): Answer => ({ reply: { status: 'error', response: { reason } } });
export const silence: Answer = {};

/** The handler that takes a topic. */
export function handlerOf<C>(handlers: readonly ChannelHandler<C>[], topic: string): ChannelHandler<C> | undefined {
  return handlers.find(({ topics }) =>
    topics.endsWith('*') ? topic.startsWith(topics.slice(0, -1)) : topic === topics,
  );
}
