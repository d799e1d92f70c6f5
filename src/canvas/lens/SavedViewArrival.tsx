import { useApolloClient } from '@apollo/client/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { SavedViewsWholeDocument } from '../../../graphql/generated/views';
import { queryAmong } from '../../../domain/query/matching';
import { idsIn } from '../../../domain/query/named';
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
import { whenChanged } from '../../graph/graphState';
import { changeBook, onceLooksKnown } from '../store/looks';
import { useWorkbench } from '../workbench/Workbench';
import { EVERY_NODE } from '../../../domain/query/chips/adding';
import { alsoAfterLayout, openView, showFound, Visit } from './openView';

const arrival = lookupMachineOf<string, boolean>({ patience: 0 });

/** A view with the nodes that it finds and names, as many as are brought at once. */
interface ReadView {
  readonly view: SeenView;
  readonly found: readonly string[];
}

/** Reads a saved view of the project, with what it finds brought onto the canvas; undefined when it is gone. */
function useReadView(): (id: string) => Promise<ReadView | undefined> {
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
    if (query.kind !== 'nodes') return { view: { ...view, query }, found: [] };
    const { ids } = await listIds(client, { projectId, query: queryAmong(query) });
    const wanted = ids.slice(0, MOST_WANTED);
    await bringAll(
      model,
      { elements, among },
      wanted.map((nodeId) => ({ kind: 'node', id: nodeId }) as const),
    );
    return { view: { ...view, query }, found: [...wanted, ...idsIn(query)] };
  };
}

/** Shows a saved view, once; says when it is gone. Part of a canvas. */
export function SavedViewArrival({ id }: { readonly id: string }) {
  const { t } = useTranslation('canvas');
  const workbench = useWorkbench();
  const { layout, store } = workbench;
  const read = useReadView();
  const [visit] = useState(() => new Visit());
  const actor = useActorRef(
    arrival.provide({
      actors: {
        ask: fromPromise<boolean, LookupRequest<string>>(async ({ input: { question }, signal }) => {
          const known = await read(question);
          if (known === undefined || signal.aborted) return false;
          const { view, found } = known;
          // A first layout shows everything when it is done.
          const show = () => {
            openView(workbench, view);
            showFound(workbench, view, found);
          };
          visit.follow(alsoAfterLayout(layout, show));
          void onceLooksKnown(store).then(() => {
            if (visit.isOn) changeBook(store, (book) => book.wearing(view.styles ?? null));
          });
          return true;
        }),
      },
    }),
  );
  const state = useSelector(actor, ({ value }) => value);
  const { answer: isThere, error } = useSelector(actor, ({ context }) => context);
  useEffect(() => actor.send({ type: 'ASKED', question: id }), [actor, id]);
  useEffect(() => {
    visit.begin();
    const stop = whenChanged(
      store,
      ({ looking }) => looking,
      (looking) => {
        if (looking === null) changeBook(store, (book) => book.wearing(null));
      },
    );
    return () => {
      visit.end();
      stop();
      changeBook(store, (book) => book.wearing(null));
    };
  }, [store, visit]);
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
