import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';

import { SignInsDocument } from '../../../../../graphql/generated/account';
import { EndSignInDocument } from '../../../../../graphql/generated/sessions';
import { type SignInsQuery } from '../../../../../graphql/generated/types';
import { deletionMachineOf } from '../../../../../machines/deletionMachine';
import { AS_IT_STANDS } from '../../../../apollo/reading';
import { useDeletion } from '../../../../components/confirm/useDeletion';
import { unlessGone } from '../../../../components/problem/problemCode';
import { useToast } from '../../../../components/toast/useToast';

/** A browser in which the person is signed in. */
export type SignIn = NonNullable<SignInsQuery['signIns']>['items'][number];

const signInEnding = deletionMachineOf<SignIn>();

/** Signs out in another browser after a question. Where that is over already, it is as good as done. */
export function useSignInEnding() {
  const { t } = useTranslation('settings');
  const client = useApolloClient();
  const { show } = useToast();
  return useDeletion(signInEnding, {
    remove: async ({ id: signInId }) => {
      const variables = { signInId };
      await client.mutate({ mutation: EndSignInDocument, variables }).catch(unlessGone('SIGN_IN_NOT_FOUND'));
      await client.query({ query: SignInsDocument, ...AS_IT_STANDS });
    },
    announce: () => show({ tone: 'success', title: t('signIns.ended') }),
  });
}
