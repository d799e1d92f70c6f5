import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';

import { type Job } from '../../../domain/jobs/job';
import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { useLiveEvent, useMissed } from '../../live/useLiveEvent';
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
  /** How jobs stand by what was told of them, also while the document itself is still being asked for. */
  const [told, setTold] = useState<Readonly<Record<string, Job>>>({});
  useEffect(() => send({ type: 'ASKED', question: { id, projectId } }), [send, id, projectId]);
  const { answer, error } = snapshot.context;
  const readAnew = () => send({ type: 'RETRIED' });
  const known = answer?.document.job;
  const job = known === undefined ? undefined : (told[known.id] ?? known);
  const catchUp = () => job !== undefined && readAnew();
  useMissed('user:notifications', catchUp);
  useMissed('user:graph', catchUp);
  useLiveEvent('user:notifications', 'job', ({ job: now }) => {
    if (job === undefined || now.id === job.id) setTold((jobs) => ({ ...jobs, [now.id]: now }));
  });
  // Its end may be told before the answer comes that was read while it still went on.
  const isBehind = known !== undefined && known.endedAt === undefined && job?.endedAt !== undefined;
  useEffect(() => {
    if (isBehind) send({ type: 'RETRIED' });
  }, [isBehind, answer, send]);
  // What was written may be undone, deleted, or done again.
  useLiveEvent('user:graph', 'changed', (change) => {
    if (change.projectId === projectId && answer !== null) readAnew();
  });
  return {
    whole: answer,
    error: snapshot.matches('failed') ? error : null,
    job,
    readAnew,
  };
}
