import { type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type Job } from '../../domain/jobs/job';
import { present } from '../../domain/wire/present';
import { CancelJobDocument, JobsDocument } from '../../graphql/generated/jobs';
import { jobsMachine } from '../../machines/jobsMachine';
import { KEPT_BY_MACHINE } from '../apollo/reading';
import { useProblemText } from '../components/problem/problemText';
import { useToast } from '../components/toast/useToast';
import { required } from '../graph/calls/required';
import { useLiveEvent, useMissed } from '../live/useLiveEvent';

/** Tells a job to stop. @throws what the client throws */
export async function cancelJob(client: ApolloClient, jobId: string): Promise<Job> {
  const { data } = await client.mutate({ mutation: CancelJobDocument, variables: { jobId } });
  return present(required(data?.cancelJob));
}

/** What is done for the person in the background, as it goes on. */
export interface JobsInView {
  /** Newest first. */
  readonly jobs: readonly Job[];
  /** Says that a job was asked for here, before the channel does. */
  take(job: Job): void;
  cancel(job: Job): void;
}

/** Follows the person's jobs over the live channel, with a read after each gap. */
export function useJobs(): JobsInView {
  const client = useApolloClient();
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const { show } = useToast();
  const [snapshot, send] = useActor(
    jobsMachine.provide({
      actors: {
        read: fromPromise<readonly Job[]>(async () => {
          const { data } = await client.query({ query: JobsDocument, ...KEPT_BY_MACHINE });
          return present(required(data?.jobs)).items;
        }),
      },
    }),
  );
  const take = (job: Job) => send({ type: 'JOB.TOLD', job });
  useMissed('user:notifications', () => send({ type: 'JOINED' }), snapshot.matches('resting'));
  useLiveEvent('user:notifications', 'job', ({ job }) => take(job));
  const cancel = async ({ id }: Job) => {
    try {
      take(await cancelJob(client, id));
    } catch (error) {
      show({ tone: 'error', title: t('jobs.cancelFailed'), description: problemText(error) });
    }
  };
  return { jobs: snapshot.context.jobs, take, cancel: (job) => void cancel(job) };
}
