import { useEffect, useEffectEvent } from 'react';

import { onLiveEvent, onRejoin } from './liveEvents';
import { type LiveEvents, type LiveTopic } from './topics';

/**
 * Calls the handler with the payload of every such event of the live channel while the component is there. The handler
 * may be a new function on each render. Events sent while the channel was down never come: use {@link useMissed} as well.
 */
export function useLiveEvent<Topic extends LiveTopic, Event extends keyof LiveEvents[Topic] & string>(
  topic: Topic,
  event: Event,
  handler: (payload: LiveEvents[Topic][Event]) => void,
): void {
  const handle = useEffectEvent(handler);
  useEffect(() => onLiveEvent(topic, event, (payload) => handle(payload)), [topic, event]);
}

/**
 * Calls a handler after each join of the topic before which something may have been told that this page neither heard nor read: time to read
 * anew what the topic tells of. On a usual load nothing was, and the first reading stands.
 * @param hasFailed the first reading has not come to anything, so that each join is a moment to try again
 */
export function useMissed(topic: LiveTopic, readAnew: () => void, hasFailed = false): void {
  const handle = useEffectEvent((mayHaveMissed: boolean) => {
    if (mayHaveMissed || hasFailed) readAnew();
  });
  useEffect(() => onRejoin(topic, (mayHaveMissed) => handle(mayHaveMissed)), [topic]);
}

/** Calls the handler after every successful join of the topic, the first one included: for what no event tells of. */
export function useRejoin(topic: LiveTopic, handler: () => void): void {
  const handle = useEffectEvent(handler);
  useEffect(() => onRejoin(topic, () => handle()), [topic]);
}
