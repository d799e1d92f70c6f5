/** What one turn may cost. Times in milliseconds. */
export interface Limits {
  /** Nothing comes for so long: the endpoint is taken to be gone. */
  readonly silenceMs: number;
  /** The whole turn, with all its steps and retries. */
  readonly wholeMs: number;
  /** Calls of the model, each of which may ask for tools. */
  readonly steps: number;
  /** Tokens of one reply, and of all calls together as the endpoint counts them. */
  readonly replyTokens: number;
  readonly turnTokens: number;
  /** Calls that are made again when the endpoint is busy or fails before it answers. */
  readonly retries: number;
  readonly backOff: { readonly baseMs: number; readonly factor: number };
  /** Longest that an endpoint may ask to be waited for; a person waits. */
  readonly longestWaitMs: number;
  /** How long an endpoint that was gone is not asked. */
  readonly breakerMs: number;
}

export const LIMITS: Limits = {
  silenceMs: 60_000,
  wholeMs: 300_000,
  steps: 8,
  replyTokens: 2_000,
  turnTokens: 60_000,
  retries: 3,
  backOff: { baseMs: 1_000, factor: 2 },
  longestWaitMs: 20_000,
  breakerMs: 30_000,
};
