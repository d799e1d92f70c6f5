/** Calls of one caller that a process took since it last reported them. */
export interface ReportedCalls {
  /** Who called what. It is not kept readably. */
  readonly key: string;
  readonly calls: number;
}

/** The calls of one caller in all processes. */
export interface CallTotal {
  /** How many there are within the present minute, which began with the first of them. */
  readonly total: number;
  readonly endsInMs: number;
}

/** Counts calls of all processes that share a store. */
export interface SharedRates {
  /** Adds calls, each key once. @returns the totals with them, by key. Throws `UNAVAILABLE`. */
  add(reported: readonly ReportedCalls[]): Promise<ReadonlyMap<string, CallTotal>>;
}
