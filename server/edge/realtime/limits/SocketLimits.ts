/** How much one client may take. */
export interface SocketLimits {
  readonly channelsPerSocket: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  /** Messages from one socket, lastingly; ten times as many may come at once. */
  readonly messagesPerSecond: number;
  /** A websocket from which nothing came for so long is closed. */
  readonly idleMs: number;
  /** How long a poll waits for something to tell. */
  readonly pollWindowMs: number;
  /** Bytes that may wait for a client that does not read them. */
  readonly bufferedBytes: number;
}

/** For people with some windows each; the idle time is twice the official client's time between heartbeats. */
export const USUAL_LIMITS: SocketLimits = {
  channelsPerSocket: 100,
  socketsPerPerson: 50,
  socketsPerAddress: 2_000,
  messagesPerSecond: 100,
  idleMs: 60_000,
  pollWindowMs: 10_000,
  bufferedBytes: 1_000_000,
};
