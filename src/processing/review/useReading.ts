import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import { type Job } from '../../../domain/jobs/job';
import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { useLiveEvent, useRejoin } from '../../live/useLiveEvent';
import { type WantedDocument } from '../documentAddress';
import { loadReading, type WholeReading } from '../documentCalls';

const readingLookup = lookupMachineOf<WantedDocument, WholeReading>({ patience: 0 });

/** A document with what was found in it, read anew when its reading ends and when the graph changes. */
export function useReading({ id, projectId }: WantedDocument) {
  const [machine] = useState(() =>
    readingLookup.provide({
      actors: {
        ask: fromPromise<WholeReading, LookupRequest<WantedDocument>>(({ input: { question } }) =>
          loadReading(question.projectId, question.id),
        ),
      },
    }),
  );
  const [snapshot, send] = useActor(machine);
  const [told, setTold] = useState<Job>();
  useEffect(() => send({ type: 'ASKED', question: { id, projectId } }), [send, id, projectId]);
  const { answer, error } = snapshot.context;
  const readAnew = () => send({ type: 'RETRIED' });
  const job = answer?.document.job;
  useRejoin('user:notifications', () => job !== undefined && readAnew());
  useLiveEvent('user:notifications', 'job', ({ job: now }) => {
    if (now.id !== job?.id) return;
    setTold(now);
    if (now.endedAt !== undefined) readAnew();
  });
  // What was written may be undone, deleted, or done again.
  useLiveEvent('user:graph', 'changed', (change) => {
    if (change.projectId === projectId && answer !== null) readAnew();
  });
  return {
    whole: answer,
    error: snapshot.matches('failed') ? error : null,
    job: job === undefined || told?.id !== job.id ? job : told,
    readAnew,
  };
}
