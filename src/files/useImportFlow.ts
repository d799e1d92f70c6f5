import { useApolloClient } from '@apollo/client/react';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type ImportJob } from '../../domain/imports/importJob';
import { type MappingInput, type ReadingInput } from '../../domain/imports/mapping';
import { importMachine } from '../../machines/importMachine';
import { useToast } from '../components/toast/useToast';
import { useLiveEvent, useRejoin } from '../live/useLiveEvent';
import { importActors } from './importCalls';
import { type ImportStep, isOpen, stepOf } from './importStep';
import { useCountsText } from './importText';
import { type KnownImports, useImports } from './useImports';

/** One import at a time, with what a person can do about it. */
export interface ImportFlow {
  readonly step: ImportStep;
  readonly job: ImportJob | null;
  /** Names of the files, also before the backend knows them. */
  readonly fileNames: readonly string[];
  readonly error: unknown;
  readonly imports: KnownImports;
  /** Whether a call that the person asked for is on its way. */
  readonly busy: boolean;
  /** Whether asking again may help. */
  readonly canRetry: boolean;
  readonly shown: boolean;
  show(): void;
  hide(): void;
  start(files: readonly File[]): void;
  /** Follows an import that was begun earlier. */
  open(importId: string): void;
  /** What the person said of the tables that the backend has not taken. */
  readonly said: MappingInput;
  /** Says what becomes of the tables; as it is proposed without a word. */
  map(said?: MappingInput): void;
  /** Asks for the files to be read otherwise. */
  readAnew(said: ReadingInput): void;
  /** Whether one may go back to the mapping. */
  readonly canGoBack: boolean;
  goBack(): void;
  confirm(): void;
  cancel(): void;
  retry(): void;
  putAway(): void;
}

/** Takes up, once, what was under way when the page was left. */
function useResume(step: ImportStep, underWay: ImportJob | undefined, resume: (importId: string) => void): void {
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current || underWay === undefined) return;
    looked.current = true;
    if (step === 'idle') resume(underWay.id);
  }, [step, underWay, resume]);
}

/** Says in a toast what an import has added: on a page that shows it, where nothing is to lie over it. */
function useSayAdded(): (job: ImportJob | null) => void {
  const { t } = useTranslation('files');
  const countsText = useCountsText();
  const { show } = useToast();
  return (job) => {
    if (job === null) return;
    const added = t('done.added', { counts: countsText(job.nodesWritten, job.relationshipsWritten) });
    show({ tone: 'success', title: t('step.done'), description: `${added} ${t('done.undo')}` });
  };
}

/**
 * The import flow of a project. `onImported` is called when the graph has grown; `showsGraph` says that one sees it then on this page, which
 * is why the import goes out of the way.
 */
export function useImportFlow(projectId: string | undefined, onImported: () => void, showsGraph: boolean): ImportFlow {
  const client = useApolloClient();
  const [shown, setShown] = useState(false);
  const imports = useImports(projectId);
  const sayAdded = useSayAdded();
  const [snapshot, send] = useMachine(
    importMachine.provide({
      actors: importActors(client, projectId),
      actions: {
        tellDone: ({ context, self }) => {
          void client.refetchQueries({ include: 'active' });
          onImported();
          if (!showsGraph) return;
          sayAdded(context.job);
          setShown(false);
          self.send({ type: 'PUT_AWAY' });
        },
      },
    }),
  );
  const { job, files, error, importId, said: notTaken } = snapshot.context;
  const step = stepOf(snapshot);
  useLiveEvent('user:graph', 'import', ({ job: told }) => send({ type: 'JOB.TOLD', job: told }));
  useRejoin('user:graph', () => send({ type: 'CHANNEL.JOINED' }));
  useResume(step, imports.underWay, (id) => send({ type: 'JOB.OPENED', importId: id }));
  const { refresh } = imports;
  const refreshList = useRef(refresh);
  useEffect(() => void (refreshList.current = refresh));
  useEffect(() => {
    if (importId !== '' && step !== 'opening') refreshList.current();
  }, [importId, step]);

  return {
    step,
    job,
    fileNames: job?.fileNames ?? files.map(({ name }) => name),
    error: error,
    imports,
    busy: snapshot.matches('committing') || snapshot.matches('cancelling'),
    canRetry: snapshot.can({ type: 'RETRIED' }),
    shown,
    show: () => setShown(true),
    hide: () => {
      setShown(false);
      if (!isOpen(step)) send({ type: 'PUT_AWAY' });
    },
    start: (chosen) => {
      send({ type: 'PUT_AWAY' });
      send({ type: 'FILES.CHOSEN', files: chosen });
      setShown(true);
    },
    open: (id) => {
      if (id !== importId) {
        send({ type: 'PUT_AWAY' });
        send({ type: 'JOB.OPENED', importId: id });
      }
      setShown(true);
    },
    said: notTaken,
    map: (said) => send(said === undefined ? { type: 'MAPPED' } : { type: 'MAPPED', said }),
    readAnew: (said) => send({ type: 'READ_ANEW', said }),
    canGoBack: snapshot.can({ type: 'WENT_BACK' }),
    goBack: () => send({ type: 'WENT_BACK' }),
    confirm: () => send({ type: 'CONFIRMED' }),
    cancel: () => {
      send(importId === '' ? { type: 'PUT_AWAY' } : { type: 'CANCELLED' });
      setShown(false);
    },
    retry: () => send({ type: 'RETRIED' }),
    putAway: () => {
      send({ type: 'PUT_AWAY' });
      setShown(false);
    },
  };
}
