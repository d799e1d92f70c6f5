import { type LiveEvents, type LiveTopic } from './topics';

type Handler = (payload: unknown) => void;

const handlers = new Map<string, Set<Handler>>();
/** No event of a topic is called so: Phoenix keeps the names that begin with `phx_`. */
const JOINED = 'phx_joined';

function listen(topic: string, event: string, handler: Handler): () => void {
  const key = `${topic} ${event}`;
  const known = handlers.get(key) ?? new Set();
  handlers.set(key, known.add(handler));
  return () => known.delete(handler);
}

function tell(topic: string, event: string, payload: unknown): void {
  for (const handler of [...(handlers.get(`${topic} ${event}`) ?? [])]) {
    try {
      handler(payload);
    } catch (error) {
      // An error in one listener must not stop the other listeners or the channel.
      console.error(`A listener of ${topic} ${event} failed`, error);
    }
  }
}

/**
 * Calls the handler with the payload of every such event from now on. Delivery is at most once: what was sent while the
 * channel was down never comes, so whoever listens must also read anew {@link onRejoin}.
 * @returns how to stop it
 */
export const onLiveEvent = <Topic extends LiveTopic, Event extends keyof LiveEvents[Topic] & string>(
  topic: Topic,
  event: Event,
  handler: (payload: LiveEvents[Topic][Event]) => void,
): (() => void) => listen(topic, event, (payload) => handler(payload as LiveEvents[Topic][Event]));

/**
 * Calls the handler after every successful join of a topic from now on, the first one included, and says whether something
 * may have been told before it that this page neither heard nor read.
 * @returns how to stop it
 */
export const onRejoin = (topic: LiveTopic, handler: (mayHaveMissed: boolean) => void): (() => void) =>
  listen(topic, JOINED, (mayHaveMissed) => handler(mayHaveMissed === true));

/** Hands an event to whoever listens: the channel does, and a call that tells its own window what the others hear. */
export const deliver = ({ topic, event, payload }: { topic: string; event: string; payload: unknown }): void =>
  tell(topic, event, payload);

/** Says that a topic was joined. Only the channel itself calls this. */
export const announceJoin = (topic: string, mayHaveMissed: boolean): void => tell(topic, JOINED, mayHaveMissed);
