/** From which part of the allowance on the person is warned. */
const WARNED_FROM = 0.8;

/** How much of an allowance is used; without a limit it is always `plenty`. */
export type Usage = 'plenty' | 'nearlyUsed' | 'usedUp';

/** How far this month's messages have got. @param allowance null is without limit */
export function usageOf(total: number, allowance: number | null): Usage {
  if (allowance === null) return 'plenty';
  if (total >= allowance) return 'usedUp';
  return total >= allowance * WARNED_FROM ? 'nearlyUsed' : 'plenty';
}
