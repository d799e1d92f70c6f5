/** A Redis of its own that runs. */
export interface StartedRedis {
  readonly url: string;
  /** Ends it for good. */
  stop(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Starts it again, at the same address. */
  start(): Promise<void>;
}

/** Why Redis cannot be started here; undefined where it can. */
export function missingRedis(): string | undefined;

/** Starts one. */
export function startRedis(): Promise<StartedRedis>;
