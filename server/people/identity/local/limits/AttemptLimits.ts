import { type Limit } from './window.js';

/** One thing that is limited, for one account or one address. */
export interface Limited {
  readonly key: string;
  readonly limit: Limit;
  /** It counts, and holds nobody back while this other key was counted fewer times. */
  readonly unlessFewer?: { readonly key: string; readonly than: number };
}

/**
 * How often something was tried, by everybody and over restarts. Whoever serves the sign-in together counts together.
 */
export interface AttemptLimits {
  /**
   * Counts an attempt under each of these, before it is made. To look and to count is one step: of many at once no more pass than may.
   * @throws Refusal TOO_MANY_ATTEMPTS_TRY_LATER, counting none
   */
  take(limited: readonly Limited[]): Promise<void>;
  /** Takes an attempt back that was none. */
  giveBack(limited: readonly Limited[]): Promise<void>;
}
