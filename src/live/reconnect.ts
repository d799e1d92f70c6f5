const RECONNECT_MS = [10, 50, 100, 250, 500, 1000, 2000];
const SLOWEST_RECONNECT_MS = 5000;
const REJOIN_MS = [1000, 2000, 5000];
const SLOWEST_REJOIN_MS = 10_000;
/** Spreads the pages that one outage cut off, so that they do not all come back in one moment. */
const JITTER_MS = 500;

const jittered = (milliseconds: number) => milliseconds + Math.random() * JITTER_MS;

/** How long the client waits before it connects again. @param tries 1 before the first */
export const reconnectAfter = (tries: number): number => jittered(RECONNECT_MS[tries - 1] ?? SLOWEST_RECONNECT_MS);

/** How long the client waits before it joins a topic again. @param tries 1 before the first */
export const rejoinAfter = (tries: number): number => jittered(REJOIN_MS[tries - 1] ?? SLOWEST_REJOIN_MS);
