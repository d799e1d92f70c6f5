import { useQuery } from '@apollo/client/react';

import {
  CustomerIdDocument,
  PlansDocument,
  SubscriptionsWithInfoDocument,
  UserPurchasesDocument,
} from '../../../../graphql/generated/payments';
import { FRESH_AT_FIRST } from '../../../apollo/reading';
import { useSession } from '../../../auth/session';
import { useLiveEvent, useMissed } from '../../../live/useLiveEvent';

interface CustomerRead {
  readonly customerId?: { readonly customerId?: string | null } | null;
}

const NONE: readonly never[] = [];

/** Whether it was read that the provider knows no such customer. */
const isNobody = (read: CustomerRead | undefined): boolean =>
  read !== undefined && (read.customerId?.customerId ?? '') === '';

/** The customer of who is signed in, found by their own address; and their subscriptions. */
function useSubscriptions() {
  const { user } = useSession();
  // Who has no address is found by their id.
  const userEmail = user?.email ?? user?.uid ?? '';
  const customer = useQuery(CustomerIdDocument, {
    ...FRESH_AT_FIRST,
    variables: { userEmail },
    skip: userEmail === '',
  });
  const customerId = customer.data?.customerId?.customerId ?? '';
  const subscriptions = useQuery(SubscriptionsWithInfoDocument, {
    ...FRESH_AT_FIRST,
    variables: { customerId },
    skip: customerId === '',
  });
  // Whoever becomes a customer while a plan is being opened had no subscription: the page stays, and what is under way on it.
  const wasNobody = isNobody(customer.previousData);
  return {
    customerId: customerId === '' ? null : customerId,
    items: isNobody(customer.data)
      ? NONE
      : (subscriptions.data?.subscriptionsWithInfo?.items ?? (wasNobody ? NONE : undefined)),
    error: customer.error ?? subscriptions.error,
    readAgain: async () => {
      const { data } = await customer.refetch();
      const known = data?.customerId?.customerId ?? '';
      if (known !== '') await subscriptions.refetch({ customerId: known });
    },
  };
}

/** What can be bought, what the person has, and what they paid; follows what is changed in other windows and by the provider. */
export function usePayments() {
  const plans = useQuery(PlansDocument, FRESH_AT_FIRST);
  const purchases = useQuery(UserPurchasesDocument, FRESH_AT_FIRST);
  const subscriptions = useSubscriptions();
  const readAgain = () => {
    for (const read of [() => subscriptions.readAgain(), () => purchases.refetch()]) read().catch(() => undefined);
  };
  useLiveEvent('user:notifications', 'purchases', readAgain);
  const error = purchases.error ?? subscriptions.error;
  useMissed('user:notifications', readAgain, error !== undefined);
  return {
    plans: plans.data?.plans ?? undefined,
    subscriptions: subscriptions.items,
    customerId: subscriptions.customerId,
    purchases: purchases.data?.userPurchases?.items,
    plansError: plans.error,
    error,
    readAgain,
    retry: () => {
      plans.refetch().catch(() => undefined);
      readAgain();
    },
  };
}

/** See {@link usePayments}. */
type PaymentsRead = ReturnType<typeof usePayments>;
export type PlanItem = NonNullable<PaymentsRead['plans']>['items'][number];
export type PlansRead = NonNullable<PaymentsRead['plans']>;
export type SubscriptionItem = NonNullable<PaymentsRead['subscriptions']>[number];
export type PurchaseItem = NonNullable<PaymentsRead['purchases']>[number];

const RUNNING: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete'];

/** Whether a subscription goes on, so that its plan is changed rather than another one bought. */
export const isRunning = ({ status }: Pick<SubscriptionItem, 'status'>): boolean => RUNNING.includes(status);
