import { useActor } from '@xstate/react';
import { fromPromise } from 'xstate';

import { type Job } from '../../../../../domain/jobs/job';
import { type Submission, submissionMachineOf } from '../../../../../machines/submissionMachine';
import { restFetch } from '../../../../apollo/rest';
import { type JobsInView } from '../../../../jobs/useJobs';

const sending = submissionMachineOf<File>();

async function sendArchive(file: File): Promise<Job> {
  const body = new FormData();
  body.append('file', file, file.name);
  const response = await restFetch('/api/bigquery/restore-data', { method: 'POST', body });
  // The contract says what this answer is.
  return (await response.json()) as Job;
}

/** Sends an archive, which is then restored in the background. */
export function useRestore({ take }: Pick<JobsInView, 'take'>) {
  const [snapshot, send] = useActor(
    sending.provide({
      actors: {
        send: fromPromise<unknown, Submission<File>>(async ({ input }) => take(await sendArchive(input.content))),
      },
    }),
  );
  return {
    isSending: snapshot.matches('sending'),
    /** Why it was not taken; null otherwise. */
    error: snapshot.context.error,
    fileName: snapshot.context.content?.name,
    restore: (file: File) => send({ type: 'SUBMITTED', content: file }),
  };
}
