/** How often something may happen. */
export type Limit =
  /** So often within a time. */
  | { readonly most: number; readonly windowMs: number }
  /** So often at once, and from then on after a wait that doubles with each time; forgotten when it has not happened for a while. */
  | { readonly free: number; readonly firstMs: number; readonly longestMs: number; readonly forgottenMs: number };

/** How often it has, since when; of a growing wait, when it happened last. Milliseconds since 1970, by the steady clock. */
export interface Count {
  readonly beganAt: number;
  readonly count: number;
}

const rememberedMs = (limit: Limit) => ('windowMs' in limit ? limit.windowMs : limit.forgottenMs);

/** When a count may be forgotten. */
export const endOf = ({ beganAt }: Count, limit: Limit): number => beganAt + rememberedMs(limit);

const isRunning = (count: Count | undefined, limit: Limit, now: number): count is Count =>
  count !== undefined && now < endOf(count, limit);

function waitAfter({ count }: Count, limit: Limit): number {
  if ('windowMs' in limit) return count < limit.most ? 0 : limit.windowMs;
  if (count < limit.free) return 0;
  return Math.min(limit.firstMs * 2 ** (count - limit.free), limit.longestMs);
}

/** Seconds until it may happen again; 0 when it may now. */
export function secondsToWait(count: Count | undefined, limit: Limit, now: number): number {
  if (!isRunning(count, limit, now)) return 0;
  return Math.max(0, Math.ceil((count.beganAt + waitAfter(count, limit) - now) / 1000));
}

/** The count with one more; one that is over begins again. */
export function counted(count: Count | undefined, limit: Limit, now: number): Count {
  if (!isRunning(count, limit, now)) return { beganAt: now, count: 1 };
  return { beganAt: 'windowMs' in limit ? count.beganAt : now, count: count.count + 1 };
}

/** The count with one less: what was counted beforehand has not happened. */
export const uncounted = (count: Count): Count => ({ ...count, count: Math.max(0, count.count - 1) });
