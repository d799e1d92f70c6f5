import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { savingMachineOf } from '../../../../machines/savingMachine';
import { useProblemText } from '../../../components/problem/problemText';
import { useToast } from '../../../components/toast/useToast';
import { type NotificationKind } from '../../../notifications/Notification';
import { updateSettings } from '../../../settings/updateSettings';

type Kinds = readonly NotificationKind[];

const savedAtOnce = savingMachineOf<Kinds>({ join: (_, later) => later, isKept: false, patienceMs: 0 });

const switched = (kinds: Kinds, kind: NotificationKind): Kinds =>
  kinds.includes(kind) ? kinds.filter((each) => each !== kind) : [...kinds, kind];

/**
 * Which kinds are muted, and how to change that. A switch shows its new state at once and is saved at once; when a save fails the
 * switches go back to what the backend keeps, and that is told. @param kept what the backend keeps
 */
export function useMutedKinds(kept: Kinds) {
  const { t } = useTranslation('notifications');
  const client = useApolloClient();
  const { show } = useToast();
  const problemText = useProblemText();
  const [{ context }, send, actor] = useActor(
    savedAtOnce.provide({
      actors: {
        save: fromPromise<unknown, { content: Kinds }>(({ input: { content } }) =>
          updateSettings(client, { mutedKinds: [...content] }),
        ),
      },
      actions: {
        tellFailure: (_, { error }) =>
          void show({ tone: 'error', title: t('toast.muteFailed'), description: problemText(error) }),
      },
    }),
  );
  const shown = ({ unsaved, underWay }: typeof context): Kinds => unsaved ?? underWay ?? kept;
  return {
    isMuted: (kind: NotificationKind) => shown(context).includes(kind),
    /** Two presses may come before the first is drawn: the second is of what the machine holds. */
    toggle: (kind: NotificationKind) =>
      send({ type: 'CHANGED', content: switched(shown(actor.getSnapshot().context), kind) }),
  };
}
