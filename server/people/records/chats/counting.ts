import { type UserInteractions } from '../../../contract/interactions.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type NotificationDraft } from '../NotificationStore.js';
import { type Allowed } from '../allowance.js';

/** The day that is counted, in UTC. */
export const day = (): string => new Date().toISOString().slice(0, 10);
/** The month that is counted, in UTC. */
export const month = (): string => day().slice(0, 7);

/** Months that are told of. */
export const MONTHS = 12;

/** What is counted, and what the person is told once little is left. */
export interface Counting {
  readonly key: string;
  readonly number: number;
  readonly nearlyUsed?: NotificationDraft | undefined;
}

/** How often the person asked this month, and how often they may. */
export const usedOf = (total: number, { allowance, plan }: Allowed): UserInteractions => ({
  total,
  month: month(),
  ...(allowance === null ? {} : { allowance }),
  ...(plan === undefined ? {} : { plan }),
});

/** Refuses what would go beyond the allowance. Inside the transaction that counts. Throws `QUOTA_INTERACTIONS`. */
export function limitInteractions({ total, allowance }: UserInteractions, number: number): void {
  if (allowance === undefined || total + number <= allowance) return;
  throw new ProblemError('QUOTA_INTERACTIONS', {
    detail: `At most ${allowance} a month are allowed; ${total} were used`,
  });
}

/** The part of an allowance after which the person is told that it is nearly used. */
const NEARLY = 0.8;

/** Whether little is left of the allowance. */
export const isNearlyUsed = ({ total, allowance }: UserInteractions): boolean =>
  allowance !== undefined && total >= allowance * NEARLY;

/** That the person was told of it this month, kept with the keys of what was counted: none of those is called so. */
export const nearlyUsedKey = (): string => `nearly used ${month()}`;
