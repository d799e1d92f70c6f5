import { useEffect, useEffectEvent } from 'react';

import { onLiveEvent, onRejoin } from './liveEvents';
import { type LiveEvents, type LiveTopic } from './topics';

/**
 * Calls the handler with the payload of every such event of the live channel while the component is there. The handler
 * may be a new function on each render. Events sent while the channel was down never come: use {@link useRejoin} as well.
 */
export function useLiveEvent<Topic extends LiveTopic, Event extends keyof LiveEvents[Topic] & string>(
  topic: Topic,
  event: Event,
  handler: (payload: LiveEvents[Topic][Event]) => void,
): void {
  const handle = useEffectEvent(handler);
  useEffect(() => onLiveEvent(topic, event, (payload) => handle(payload)), [topic, event]);
}

/** Calls the handler after every successful join of the topic, the first one included: time to read anew what it tells of. */
export function useRejoin(topic: LiveTopic, handler: () => void): void {
  const handle = useEffectEvent(handler);
  useEffect(() => onRejoin(topic, () => handle()), [topic]);
}
