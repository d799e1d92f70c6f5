import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { CreatePortalSessionDocument } from '../../../../graphql/generated/purchases';
import { type Submission, submissionMachineOf } from '../../../../machines/submissionMachine';
import { KEPT_BY_MACHINE } from '../../../apollo/reading';
import { useLanguage } from '../../../app/i18n/useLanguage';
import { useProblemText } from '../../../components/problem/problemText';
import { useToast } from '../../../components/toast/useToast';

type PortalLanguage = ReturnType<typeof useLanguage>;
const portalVisit = submissionMachineOf<PortalLanguage>();

/** Goes to the provider's pages, in this tab: its way back leads here. */
export function usePortal() {
  const { t } = useTranslation('purchases');
  const client = useApolloClient();
  const language = useLanguage();
  const problemText = useProblemText();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    portalVisit.provide({
      actors: {
        send: fromPromise<unknown, Submission<PortalLanguage>>(async ({ input }) => {
          const { data } = await client
            .mutate({
              mutation: CreatePortalSessionDocument,
              variables: { input: { language: input.content, origin: window.location.origin } },
              fetchPolicy: KEPT_BY_MACHINE.fetchPolicy,
            })
            .catch((error: unknown) => {
              show({ tone: 'error', title: t('subscription.portalFailed'), description: problemText(error) });
              throw error;
            });
          if (data?.createPortalSession) window.location.assign(data.createPortalSession.url);
        }),
      },
    }),
  );
  return {
    isOpening: snapshot.matches('sending'),
    open: () => send({ type: 'SUBMITTED', content: language }),
  };
}
