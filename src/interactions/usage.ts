/** From which part of the allowance on the person is warned. */
const WARNED_FROM = 0.8;

/** How much of an allowance is used; without a limit it is always `plenty`. */
export type Usage = 'plenty' | 'nearlyUsed' | 'usedUp';

/** How far this month's messages have got. @param allowance absent: no limit */
export function usageOf(total: number, allowance?: number): Usage {
  if (allowance === undefined) return 'plenty';
  if (total >= allowance) return 'usedUp';
  return total >= allowance * WARNED_FROM ? 'nearlyUsed' : 'plenty';
}
