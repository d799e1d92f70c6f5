/** Back-off between attempts, in milliseconds. */
export const BACK_OFF = { base: 1000, factor: 2, maximum: 14_400_000 } as const;

/** Most attempts for what a person waits for, the first included. */
export const MOST_ATTEMPTS = 5;

/** What is known when an attempt has failed. */
export interface FailedAttempt {
  /** Attempts made so far, 1 after the first. */
  readonly attempts: number;
  /** Whether doing it twice is the same as doing it once. */
  readonly repeatable: boolean;
  /** HTTP status of the answer; 0 when there was none. */
  readonly status: number;
}

const TEMPORARY = new Set([0, 503, 504]);

/**
 * How long to wait before the next attempt: anything up to the doubled base ("full jitter"), so that the pages which one
 * outage cut off do not all come back in one moment.
 * @param random gives a number from 0 up to 1
 */
export function delayBefore(nextAttempt: number, random: () => number): number {
  const { base, factor, maximum } = BACK_OFF;
  return Math.floor(random() * Math.min(maximum, base * factor ** (nextAttempt - 2)));
}

/** Whether a status says that the same request may be answered later. */
export const isTemporary = (status: number): boolean => TEMPORARY.has(status);

/** Whether a failed attempt is followed by another. */
export const mayRepeat = ({ attempts, repeatable, status }: FailedAttempt): boolean =>
  repeatable && attempts < MOST_ATTEMPTS && isTemporary(status);
