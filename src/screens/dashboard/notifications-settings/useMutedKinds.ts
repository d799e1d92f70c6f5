import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { mutedKindsMachine } from '../../../../machines/mutedKindsMachine';
import { useProblemText } from '../../../components/problem/problemText';
import { useToast } from '../../../components/toast/useToast';
import { type NotificationKind } from '../../../notifications/Notification';
import { updateSettings } from '../../../settings/updateSettings';

type Kinds = readonly NotificationKind[];

/** Which kinds are muted, and how to change that; a failure is told. @param initial what the backend keeps */
export function useMutedKinds(initial: Kinds) {
  const { t } = useTranslation('notifications');
  const client = useApolloClient();
  const { show } = useToast();
  const problemText = useProblemText();
  const [{ context }, send] = useActor(
    mutedKindsMachine.provide({
      actors: {
        save: fromPromise<Kinds, Kinds>(
          async ({ input }) => (await updateSettings(client, { mutedKinds: [...input] })).mutedKinds,
        ),
      },
      actions: {
        tellFailure: (_, { error }) =>
          void show({ tone: 'error', title: t('toast.muteFailed'), description: problemText(error) }),
      },
    }),
    { input: initial },
  );
  return {
    isMuted: (kind: NotificationKind) => context.wanted.includes(kind),
    toggle: (kind: NotificationKind) => send({ type: 'SWITCHED', kind }),
  };
}
