import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fromPromise } from 'xstate';

import { checkoutArrival, type BegunCheckout, type CheckoutNews } from '../../../../../domain/payments/checkout';
import { present } from '../../../../../domain/wire/present';
import { CreateStripeSessionDocument, SettleCheckoutDocument } from '../../../../../graphql/generated/checkout';
import { checkoutMachine } from '../../../../../machines/checkoutMachine';
import { KEPT_BY_MACHINE } from '../../../../apollo/reading';
import { useLanguage } from '../../../../app/i18n/useLanguage';
import { readStored, writeStored } from '../../../../app/storage';
import { useSession } from '../../../../auth/session';
import { problemCode } from '../../../../components/problem/problemCode';
import { useLiveEvent } from '../../../../live/useLiveEvent';

const PARAMETER = 'checkout';
const { fetchPolicy } = KEPT_BY_MACHINE;

/** Which check-out of a person is under way, for every tab of this browser. */
const pendingKey = (uid: string) => `checkout:${uid}`;

/** The check-out that the address names, taken out of it: a reload is not a second return. */
function useArrival(uid: string) {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(PARAMETER);
  const [arrival] = useState(() => checkoutArrival(named, readStored(pendingKey(uid))));
  useEffect(() => {
    if (named === null) return;
    const rest = new URLSearchParams(parameters);
    rest.delete(PARAMETER);
    setParameters(rest, { replace: true });
  }, [named, parameters, setParameters]);
  return arrival;
}

/** Says that the page came into sight: by another tab, or back from the provider's page. */
function useSeen(onSeen: () => void): void {
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') seen();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, []);
}

/** Buys a plan. @param onPaid called when something was bought: time to read what there is */
export function useCheckout(onPaid: () => void) {
  const client = useApolloClient();
  const language = useLanguage();
  const { user } = useSession();
  const uid = user?.uid ?? '';
  const input = useArrival(uid);
  const [snapshot, send] = useActor(
    checkoutMachine.provide({
      actors: {
        begin: fromPromise<BegunCheckout, { planId: string }>(async ({ input: { planId } }) => {
          const wish = { planId, key: crypto.randomUUID(), language, origin: window.location.origin };
          const { data } = await client.mutate({
            mutation: CreateStripeSessionDocument,
            variables: { input: wish },
            fetchPolicy,
          });
          if (!data?.createStripeSession) throw new Error('The answer holds no check-out');
          return data.createStripeSession;
        }),
        ask: fromPromise<CheckoutNews, { sessionId: string }>(async ({ input: { sessionId } }) => {
          const variables = { input: { sessionId } };
          const { data } = await client.mutate({ mutation: SettleCheckoutDocument, variables, fetchPolicy });
          if (!data?.settleCheckout) throw new Error('The answer says nothing of the check-out');
          return present(data.settleCheckout);
        }),
      },
      guards: { isUnknown: (_, { error }) => problemCode(error) === 'CHECKOUT_NOT_FOUND' },
      actions: {
        keepPending: (_, sessionId) => writeStored(pendingKey(uid), sessionId ?? ''),
        leaveFor: (_, url) => window.location.assign(url),
        announce: onPaid,
      },
    }),
    { input },
  );
  useLiveEvent('user:notifications', 'purchases', () => send({ type: 'CHANGED' }));
  useSeen(() => send({ type: 'SEEN' }));
  return {
    snapshot,
    choose: (planId: string) => send({ type: 'PLAN.CHOSEN', planId }),
    retry: () => send({ type: 'RETRIED' }),
    stop: () => send({ type: 'CANCELLED' }),
    dismiss: () => send({ type: 'DISMISSED' }),
  };
}

/** See {@link useCheckout}. */
export type CheckoutFlow = ReturnType<typeof useCheckout>;
