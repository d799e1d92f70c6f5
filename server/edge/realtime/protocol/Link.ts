import { type Encoded } from './Frame.js';

/** What carries a socket's frames to its client. */
export interface Link {
  /** Whether frames of bytes can be sent. */
  readonly carriesBinary: boolean;
  send(frame: Encoded): void;
  /** Ends the connection. Codes are those of websockets; never 1000, after which older clients do not come back. */
  close(code: CloseCode, reason: string): void;
}

/** Why a server ends a connection. */
export const CLOSE = { goingAway: 1001, failed: 1011, restarting: 1012, tryLater: 1013 } as const;
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE];

/** Where connections say what happened to them: one line each. */
export interface Log {
  info(facts: object, what: string): void;
  warn(facts: object, what: string): void;
}
