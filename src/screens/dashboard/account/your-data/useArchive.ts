import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { fromPromise } from 'xstate';

import { type Job } from '../../../../../domain/jobs/job';
import { present } from '../../../../../domain/wire/present';
import { ExportDataDocument } from '../../../../../graphql/generated/your-data';
import { ArchiveDocument } from '../../../../../graphql/generated/jobs';
import { type Submission, submissionMachineOf } from '../../../../../machines/submissionMachine';
import { AS_IT_STANDS, FRESH_AT_FIRST } from '../../../../apollo/reading';
import { required } from '../../../../graph/calls/required';
import { type JobsInView } from '../../../../jobs/useJobs';

const making = submissionMachineOf<'archive'>();

/** The last job of a kind, as the channel tells of it. */
export const lastOf = (jobs: readonly Job[], kind: Job['kind']): Job | undefined =>
  jobs.find((job) => job.kind === kind);

/** The archive of all that the person has: whether there is one, the job that makes it, and making one. */
export function useArchive({ jobs, take }: JobsInView) {
  const client = useApolloClient();
  const { data, error } = useQuery(ArchiveDocument, FRESH_AT_FIRST);
  const [snapshot, send] = useActor(
    making.provide({
      actors: {
        send: fromPromise<unknown, Submission<'archive'>>(async () => {
          const { data: asked } = await client.mutate({ mutation: ExportDataDocument });
          take(present(required(asked?.exportData)));
        }),
      },
    }),
  );
  const job = lastOf(jobs, 'exportArchive');
  const endedAt = job?.endedAt;
  const readAgain = useCallback(
    () => void client.query({ query: ArchiveDocument, ...AS_IT_STANDS }).catch(() => undefined),
    [client],
  );
  // Its end says that there is a file.
  useEffect(() => {
    if (endedAt !== undefined) readAgain();
  }, [endedAt, readAgain]);
  return {
    archive: data?.archive ?? undefined,
    job,
    /** Why it could not be read. */
    error,
    readAgain,
    isAsking: snapshot.matches('sending'),
    /** Why none is made; null otherwise. */
    refusal: snapshot.context.error,
    make: () => send({ type: 'SUBMITTED', content: 'archive' }),
  };
}
