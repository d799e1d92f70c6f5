import { useActor } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import {
  type AccountChange,
  type Proof,
  type SignInMethod,
  type SignInMethods,
} from '../../../../../domain/session/accountChange';
import { type SignInFailure } from '../../../../../domain/session/session';
import { accountChangeMachine, type ProvedChange } from '../../../../../machines/accountChangeMachine';
import { applyAccountChange, readSignInMethods } from '../../../../auth/accountChanges';
import { failureKey } from '../../../../auth/failureKey';
import { useToast } from '../../../../components/toast/useToast';

const accountChange = accountChangeMachine.provide({
  actors: {
    readMethods: fromPromise<SignInMethods>(() => readSignInMethods()),
    apply: fromPromise<unknown, ProvedChange>(({ input }) => applyAccountChange(input)),
  },
});

/** What to say of a failed change: a wrong password here is the present one, whatever the address. */
export function useChangeFailureText(): (failure: SignInFailure) => string {
  const { t } = useTranslation(['settings', 'auth']);
  return ({ code }) => {
    const key = failureKey(code);
    return key === 'wrongCredentials' ? t('signIn.presentWrong') : t(`auth:failure.${key}`);
  };
}

/** How the person signs in, and what changes it; read anew when the window is looked at again. */
export function useAccountChange() {
  const { t } = useTranslation('settings');
  const { show } = useToast();
  const [snapshot, send] = useActor(
    accountChange.provide({
      actions: {
        announce: ({ context: { subject } }) => {
          if (subject !== null) void show({ tone: 'success', title: t(`signIn.done.${subject}`) });
        },
      },
    }),
  );
  useEffect(() => {
    // The link that confirms another address is opened in another tab.
    const readAgain = () => send({ type: 'RETRIED' });
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, [send]);
  const { methods, change, subject, failure } = snapshot.context;
  const isProving = snapshot.matches('proving') || snapshot.matches('applyingProved');
  return {
    methods,
    isUnread: snapshot.matches('unread'),
    isConfirming: snapshot.matches('confirming'),
    isProving,
    isApplyingProof: snapshot.matches('applyingProved'),
    isBusy: snapshot.matches('applying') || snapshot.matches('applyingProved'),
    change,
    failure,
    /** The failure of the last change of this kind; what a proof failed by is said where it is asked for. */
    failureOf: (kind: AccountChange['kind']) => (subject === kind && !isProving ? failure : null),
    wants: (wanted: AccountChange, proof: Proof | null = null) =>
      send({ type: 'CHANGE.WANTED', change: wanted, proof }),
    wantsUnlink: (method: SignInMethod) => send({ type: 'UNLINK.WANTED', method }),
    confirm: () => send({ type: 'CONFIRMED' }),
    proves: (proof: Proof) => send({ type: 'PROOF.SUBMITTED', proof }),
    decline: () => send({ type: 'DECLINED' }),
    readAgain: () => send({ type: 'RETRIED' }),
  };
}

/** See {@link useAccountChange}. */
export type AccountChanging = ReturnType<typeof useAccountChange>;
