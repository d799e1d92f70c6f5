import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { ReadDocumentAgainDocument } from '../../../graphql/generated/processing';
import { type Job } from '../../../domain/jobs/job';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { cancelJob } from '../../jobs/useJobs';
import { useLiveEvent, useMissed } from '../../live/useLiveEvent';
import {
  documentList,
  type DocumentPage,
  type DocumentRequest,
  loadDocuments,
  type TextDocument,
} from '../documentCalls';

/** How the jobs stand that were told of since the list was read, by their ids. */
type ToldJobs = Readonly<Record<string, Job>>;

/** The documents of a project as they are read, here and in other windows; mount it anew for another project. */
export function useDocuments(projectId: string) {
  const client = useApolloClient();
  const { t } = useTranslation('processing');
  const { show } = useToast();
  const problemText = useProblemText();
  const [told, setTold] = useState<ToldJobs>({});
  const [machine] = useState(() =>
    documentList.provide({
      actors: { load: fromPromise<DocumentPage, DocumentRequest>(({ input }) => loadDocuments(client, input)) },
    }),
  );
  const [snapshot, send] = useActor(machine, { input: { projectId } });
  const readAnew = useCallback(() => send({ type: 'CHANGED' }), [send]);
  useMissed('user:notifications', readAnew, snapshot.matches('failed'));
  useMissed('user:graph', readAnew);
  useLiveEvent('user:notifications', 'job', ({ job }) => {
    if (job.kind !== 'processText') return;
    setTold((known) => ({ ...known, [job.id]: job }));
    if (job.endedAt !== undefined || job.done === 0) readAnew();
  });
  // How much is there of what they made.
  useLiveEvent('user:graph', 'changed', (change) => {
    if (change.projectId === projectId) readAnew();
  });
  const telling = async (work: Promise<unknown>) => {
    await work.catch((error: unknown) =>
      show({ tone: 'error', title: t('list.failedToDo'), description: problemText(error) }),
    );
    readAnew();
  };
  return {
    snapshot,
    send,
    readAnew,
    /** The job that reads a document, as it stands now. */
    jobOf: ({ job }: TextDocument): Job | undefined => (job === undefined ? undefined : (told[job.id] ?? job)),
    cancel: (job: Job) => void telling(cancelJob(client, job.id)),
    readAgain: ({ id }: TextDocument) =>
      void telling(
        client.mutate({ mutation: ReadDocumentAgainDocument, variables: { documentId: id, input: { projectId } } }),
      ),
  };
}

/** See {@link useDocuments}. */
export type Documents = ReturnType<typeof useDocuments>;
