import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { SignInsDocument } from '../../../../../graphql/generated/account';
import { EndSignInDocument } from '../../../../../graphql/generated/sessions';
import { type SignInsQuery } from '../../../../../graphql/generated/types';
import { deletionMachineOf, type DeletionRequest } from '../../../../../machines/deletionMachine';
import { AS_IT_STANDS } from '../../../../apollo/reading';
import { problemCode } from '../../../../components/problem/problemCode';
import { useToast } from '../../../../components/toast/useToast';

/** A browser in which the person is signed in. */
export type SignIn = NonNullable<SignInsQuery['signIns']>['items'][number];

const signInEnding = deletionMachineOf<SignIn>();

/** Signs out in another browser after a question. Where that is over already, it is as good as done. */
export function useSignInEnding() {
  const { t } = useTranslation('settings');
  const client = useApolloClient();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    signInEnding.provide({
      actors: {
        remove: fromPromise<unknown, DeletionRequest<SignIn>>(async ({ input: { target } }) => {
          const variables = { signInId: target.id };
          await client.mutate({ mutation: EndSignInDocument, variables }).catch((error: unknown) => {
            if (problemCode(error) !== 'SIGN_IN_NOT_FOUND') throw error;
          });
          await client.query({ query: SignInsDocument, ...AS_IT_STANDS });
        }),
      },
      actions: { announce: () => void show({ tone: 'success', title: t('signIns.ended') }) },
    }),
  );
  return {
    isAsking: !snapshot.matches('idle'),
    isEnding: snapshot.matches('deleting'),
    target: snapshot.context.target,
    error: snapshot.context.error,
    ask: (target: SignIn) => send({ type: 'DELETE.WANTED', target }),
    confirm: () => send({ type: 'CONFIRMED' }),
    decline: () => send({ type: 'DECLINED' }),
  };
}
