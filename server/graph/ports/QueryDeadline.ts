/** How long the caller of a query waits for it. */
export interface QueryDeadline {
  readonly milliseconds: number;
  /** Aborted when nobody waits any more. The engine then ends its work. */
  readonly signal?: AbortSignal;
}
