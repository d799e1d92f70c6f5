import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { SavedViewsWholeDocument } from '../../../graphql/generated/views';
import { queryAmong } from '../../../domain/query/matching';
import { present } from '../../../domain/wire/present';
import { lookupMachineOf, type LookupRequest } from '../../../machines/lookupMachine';
import { AS_IT_STANDS } from '../../apollo/reading';
import { useElements, useRelationshipsAmong } from '../../graph/calls/useElements';
import { useGraphCall } from '../../graph/calls/useGraphCall';
import { listIds } from '../../query/queryCalls';
import { type SeenView } from '../../views/savedViews';
import { bringAll } from '../landing/bringAll';
import { LandingNotice } from '../landing/LandingNotice';
import { MOST_WANTED } from '../landing/wantedSet';
import { useWorkbench } from '../workbench/Workbench';
import { EVERY_NODE } from '../../../domain/query/chips/adding';
import { openView } from './openView';

const arrival = lookupMachineOf<string, boolean>({ patience: 0 });

/** Reads a saved view of the project, with what it finds brought onto the canvas; undefined when it is gone. */
function useReadView(): (id: string) => Promise<SeenView | undefined> {
  const client = useApolloClient();
  const { projectId, model } = useGraphCall();
  const elements = useElements();
  const among = useRelationshipsAmong();
  return async (id) => {
    if (projectId === undefined) return undefined;
    const { data } = await client.query({
      query: SavedViewsWholeDocument,
      variables: { projectId },
      ...AS_IT_STANDS,
    });
    const kept = data?.savedViews?.items.find((view) => view.id === id);
    if (kept === undefined) return undefined;
    const { query = EVERY_NODE, ...view } = present(kept) as unknown as SeenView;
    if (query.kind === 'nodes') {
      const { ids } = await listIds(client, { projectId, query: queryAmong(query) });
      const wanted = ids.slice(0, MOST_WANTED).map((nodeId) => ({ kind: 'node', id: nodeId }) as const);
      await bringAll(model, { elements, among }, wanted);
    }
    return { ...view, query };
  };
}

/** Shows a saved view, once; says when it is gone. Part of a canvas. */
export function SavedViewArrival({ id }: { readonly id: string }) {
  const { t } = useTranslation('canvas');
  const workbench = useWorkbench();
  const { book, layout, lens } = workbench;
  const read = useReadView();
  const actor = useActorRef(
    arrival.provide({
      actors: {
        ask: fromPromise<boolean, LookupRequest<string>>(async ({ input: { question }, signal }) => {
          const view = await read(question);
          if (view === undefined || signal.aborted) return false;
          openView(workbench, view);
          book.whenSettled(() => book.wear(view.styles ?? null));
          if (layout.getSnapshot().matches('running')) {
            // A first layout shows everything when it is done.
            const { unsubscribe } = layout.subscribe((now) => {
              if (now.matches('running')) return;
              unsubscribe();
              openView(workbench, view);
            });
          }
          return true;
        }),
      },
    }),
  );
  const state = useSelector(actor, ({ value }) => value);
  const { answer: isThere, error } = useSelector(actor, ({ context }) => context);
  useEffect(() => actor.send({ type: 'ASKED', question: id }), [actor, id]);
  useEffect(() => {
    const stop = lens.subscribe(() => {
      if (lens.looking === null) book.wear(null);
    });
    return () => {
      stop();
      book.wear(null);
    };
  }, [book, lens]);
  const isGone = state === 'found' && isThere === false;
  if (!isGone && state !== 'failed') return null;
  return (
    <LandingNotice
      gone={isGone ? t('landing.gone.saved') : null}
      error={error}
      onDismiss={() => actor.send({ type: 'CLEARED' })}
      onRetry={() => actor.send({ type: 'RETRIED' })}
    />
  );
}
