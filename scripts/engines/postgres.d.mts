/** A PostgreSQL of its own that runs. */
export interface StartedPostgres {
  readonly url: string;
  /** Ends it for good, and removes what it kept. */
  stop(): void;
  /** Ends it as a crash does, without a checkpoint. */
  kill(): void;
  /** Starts it again, at the same address and with what it kept. */
  start(): void;
}

/** Why none can be started here, and what to do about it; undefined where one can. */
export function missingPostgres(): string | undefined;

/** Starts one, never as root; says what is missing where it cannot. */
export function startPostgres(options?: {
  /** Whether it waits for the disk at each commit. */
  readonly isDurable?: boolean;
}): Promise<StartedPostgres | { readonly missing: string }>;
