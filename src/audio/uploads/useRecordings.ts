import { useApolloClient, useQuery } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type Job } from '../../../domain/jobs/job';
import {
  TranscribeRecordingDocument,
  TranscribingDocument,
  UpdateRecordingDocument,
} from '../../../graphql/generated/audio';
import { FRESH_AT_FIRST } from '../../apollo/reading';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { cancelJob } from '../../jobs/useJobs';
import { useLiveEvent, useMissed } from '../../live/useLiveEvent';
import {
  loadRecordings,
  type Recording,
  recordingList,
  type RecordingPage,
  type RecordingRequest,
} from '../recordingCalls';
import { uploadQueue } from './uploadQueue';

/** How the jobs stand that were told of since the list was read, by their ids. */
type ToldJobs = Readonly<Record<string, Job>>;

/** The recordings of a project as they come in and are transcribed, here and in other windows; mount it anew for another project. */
export function useRecordings(projectId: string) {
  const client = useApolloClient();
  const { t } = useTranslation('audio');
  const { show } = useToast();
  const problemText = useProblemText();
  const [told, setTold] = useState<ToldJobs>({});
  const [machine] = useState(() =>
    recordingList.provide({
      actors: { load: fromPromise<RecordingPage, RecordingRequest>(({ input }) => loadRecordings(client, input)) },
    }),
  );
  const [snapshot, send] = useActor(machine, { input: { projectId } });
  const { data: able } = useQuery(TranscribingDocument, FRESH_AT_FIRST);
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.get).filter(
    ({ recording }) => recording.projectId === projectId,
  );
  const readAnew = useCallback(() => send({ type: 'CHANGED' }), [send]);
  useMissed('user:notifications', readAnew, snapshot.matches('failed'));
  useLiveEvent('user:notifications', 'job', ({ job }) => {
    if (job.kind !== 'transcribe') return;
    setTold((known) => ({ ...known, [job.id]: job }));
    if (job.endedAt !== undefined || job.done === 0) readAnew();
  });
  // A file that is whole is a row of its own now.
  useEffect(readAnew, [readAnew, uploads.length]);
  const telling = async (work: Promise<unknown>) => {
    await work.catch((failure: unknown) =>
      show({ tone: 'error', title: t('act.failed'), description: problemText(failure) }),
    );
    readAnew();
  };
  return {
    snapshot,
    send,
    recordings: snapshot.context.page?.items,
    uploads,
    able: able?.transcribing ?? undefined,
    readAnew,
    /** The job that transcribes a recording, as it stands now. */
    jobOf: ({ job }: Recording): Job | undefined => (job === undefined ? undefined : (told[job.id] ?? job)),
    cancel: (job: Job) => void telling(cancelJob(client, job.id)),
    transcribe: ({ id }: Recording) =>
      void telling(
        client.mutate({ mutation: TranscribeRecordingDocument, variables: { recordingId: id, input: { projectId } } }),
      ),
    say: ({ id, version }: Recording, language: 'en' | 'ro') =>
      void telling(
        client.mutate({
          mutation: UpdateRecordingDocument,
          variables: { recordingId: id, input: { projectId, version, language } },
        }),
      ),
  };
}

/** See {@link useRecordings}. */
export type Recordings = ReturnType<typeof useRecordings>;
