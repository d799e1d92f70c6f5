import { type ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { KeepDataDocument, PendingDeletionDocument } from '../../graphql/generated/jobs';
import { type Submission, submissionMachineOf } from '../../machines/submissionMachine';
import { AS_IT_STANDS, FRESH_AT_FIRST } from '../apollo/reading';
import { useToast } from '../components/toast/useToast';
import { useLiveEvent, useMissed } from '../live/useLiveEvent';

const keeping = submissionMachineOf<'keep'>();

/** Reads whether a deletion was begun, because that may have changed: every part of the page that says so follows. */
export const readDeletion = (client: ApolloClient): Promise<unknown> =>
  client.query({ query: PendingDeletionDocument, ...AS_IT_STANDS });

/** The deletion that was begun, if one was, and changing one's mind. */
export function useKeeping() {
  const { t } = useTranslation('account');
  const client = useApolloClient();
  const { show } = useToast();
  const { data, error } = useQuery(PendingDeletionDocument, FRESH_AT_FIRST);
  const readAgain = () => readDeletion(client).catch(() => undefined);
  useMissed('user:notifications', () => void readAgain(), error !== undefined);
  // Another window may have begun it, or taken it back.
  useLiveEvent('user:notifications', 'job', ({ job: { kind } }) => {
    if (kind === 'deleteData' || kind === 'deleteAccount') void readAgain();
  });
  const [snapshot, send] = useActor(
    keeping.provide({
      actors: {
        send: fromPromise<unknown, Submission<'keep'>>(async () => {
          await client.mutate({ mutation: KeepDataDocument });
          await readDeletion(client);
        }),
      },
      actions: { announce: () => void show({ tone: 'success', title: t('deletion.kept') }) },
    }),
  );
  return {
    deletion: data?.userInfo?.deletion ?? null,
    isKeeping: snapshot.matches('sending'),
    /** Why it could not be taken back; null otherwise. */
    error: snapshot.context.error,
    keep: () => send({ type: 'SUBMITTED', content: 'keep' }),
  };
}
