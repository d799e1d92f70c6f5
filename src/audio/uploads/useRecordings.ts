import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffectEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { type Job } from '../../../domain/jobs/job';
import { present } from '../../../domain/wire/present';
import {
  RecordingsDocument,
  TranscribeRecordingDocument,
  TranscribingDocument,
  UpdateRecordingDocument,
} from '../../../graphql/generated/audio';
import { FRESH_AT_FIRST } from '../../apollo/reading';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { cancelJob } from '../../jobs/useJobs';
import { useLiveEvent, useMissed } from '../../live/useLiveEvent';
import { type Recording } from '../recordingCalls';
import { uploadQueue } from './uploadQueue';

/** How the jobs stand that were told of since the list was read, by their ids. */
type ToldJobs = Readonly<Record<string, Job>>;

/** The recordings of a project as they come in and are transcribed, here and in other windows. */
export function useRecordings(projectId: string) {
  const client = useApolloClient();
  const { t } = useTranslation('audio');
  const { show } = useToast();
  const problemText = useProblemText();
  const [told, setTold] = useState<ToldJobs>({});
  const { data, error, refetch } = useQuery(RecordingsDocument, { ...FRESH_AT_FIRST, variables: { projectId } });
  const { data: able } = useQuery(TranscribingDocument, FRESH_AT_FIRST);
  const uploads = useSyncExternalStore(uploadQueue.subscribe, uploadQueue.get).filter(
    ({ recording }) => recording.projectId === projectId,
  );
  const readAnew = () => void refetch().catch(() => undefined);
  useMissed('user:notifications', readAnew, error !== undefined);
  useLiveEvent('user:notifications', 'job', ({ job }) => {
    if (job.kind !== 'transcribe') return;
    setTold((known) => ({ ...known, [job.id]: job }));
    if (job.endedAt !== undefined || job.done === 0) readAnew();
  });
  // A file that is whole is a row of its own now.
  const onUploads = useEffectEvent(readAnew);
  useEffect(() => onUploads(), [uploads.length]);
  const telling = async (work: Promise<unknown>) => {
    await work.catch((failure: unknown) =>
      show({ tone: 'error', title: t('act.failed'), description: problemText(failure) }),
    );
    readAnew();
  };
  const items = data?.recordings?.items;
  // A list that was asked for before the end of a job was told may come after it.
  const isBehind = items?.some(({ job }) => job != null && told[job.id]?.endedAt !== undefined) ?? false;
  const onBehind = useEffectEvent(readAnew);
  useEffect(() => {
    if (isBehind) onBehind();
  }, [isBehind, items]);
  return {
    recordings: items === undefined ? undefined : present(items),
    uploads,
    able: able?.transcribing ?? undefined,
    error,
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
