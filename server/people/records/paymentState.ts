import { type SubscriptionWithInfo } from '../../contract/payments.js';
import { type StateTaken } from './PaymentStore.js';

/**
 * Events are told again for three days at most, by hand for thirty; for so long each is remembered. One that came later still would be
 * taken once more, which changes nothing: its effect is what the provider says then.
 */
const REMEMBERED_MS = 30 * 86_400_000;

/** Events that were taken before this moment are forgotten. */
export const rememberedSince = (now: number): string => new Date(now - REMEMBERED_MS).toISOString();

/** What a person is told of: the plan, whether it is good, and whether it goes on. */
export const gistOf = (subscriptions: readonly SubscriptionWithInfo[]): string =>
  JSON.stringify(
    subscriptions
      .map(({ id, status, productId, cancelAtPeriodEnd }) => [id, status, productId, cancelAtPeriodEnd] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** What comes of a state that is known already, or of somebody else by now. */
export const NOTHING_TAKEN: StateTaken = { changed: false, posted: false };
