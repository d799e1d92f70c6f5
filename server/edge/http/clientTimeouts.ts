/** How long a server waits for its clients, in milliseconds. */
export interface ClientTimeouts {
  /** For the head of a request. */
  readonly head: number;
  /** For a whole request. */
  readonly request: number;
  /** In each such time {@link SLOWEST_BODY} bytes of a body must come. */
  readonly body: number;
  /** For anything to move on a connection, in either direction. */
  readonly silence: number;
  /** Between two looks at those who let it wait. */
  readonly look: number;
}

/** Bytes of a body that come in each `ClientTimeouts.body` over any line that a person could work with. */
export const SLOWEST_BODY = 1024;

/**
 * A head is short; a large import is sent over a slow line; every answer begins within five
 * minutes, after which a connection on which nothing moves has been left, or is not read.
 */
export const USUAL_TIMEOUTS: ClientTimeouts = {
  head: 20_000,
  request: 300_000,
  body: 30_000,
  silence: 330_000,
  look: 5_000,
};
