/** How often something may happen. */
export interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/** How often it has, since when; milliseconds since 1970. */
export interface Count {
  readonly beganAt: number;
  readonly count: number;
}

const isRunning = (count: Count | undefined, limit: Limit, now: number): count is Count =>
  count !== undefined && now < count.beganAt + limit.windowMs && now >= count.beganAt;

/** Seconds until it may happen again; 0 when it may now. */
export function secondsToWait(count: Count | undefined, limit: Limit, now: number): number {
  if (!isRunning(count, limit, now) || count.count < limit.most) return 0;
  return Math.ceil((count.beganAt + limit.windowMs - now) / 1000);
}

/** The count with one more; a window that is over begins anew. */
export const counted = (count: Count | undefined, limit: Limit, now: number): Count =>
  isRunning(count, limit, now) ? { ...count, count: count.count + 1 } : { beganAt: now, count: 1 };

/** The count with one less: what was counted beforehand has not happened. */
export const uncounted = (count: Count): Count => ({ ...count, count: Math.max(0, count.count - 1) });
