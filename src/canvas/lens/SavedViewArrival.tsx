import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { SavedViewsWholeDocument } from '../../../graphql/generated/views';
import { queryAmong } from '../../../domain/query/matching';
import { idsIn } from '../../../domain/query/named';
import { present } from '../../../domain/wire/present';
import { AS_IT_STANDS } from '../../apollo/reading';
import { useGraphCall } from '../../graph/calls/useGraphCall';
import { listIds } from '../../query/queryCalls';
import { type SeenView } from '../../views/savedViews';
import { useBringAll } from '../landing/bringAll';
import { useLanding } from '../landing/useLanding';
import { MOST_WANTED } from '../landing/wantedSet';
import { whenChanged } from '../../graph/graphState';
import { changeBook, onceLooksKnown } from '../store/looks';
import { useWorkbench } from '../workbench/Workbench';
import { EVERY_NODE } from '../../../domain/query/chips/adding';
import { alsoAfterLayout, openView, showFound } from './openView';

/** A view with the nodes that it finds and names, as many as are brought at once. */
interface ReadView {
  readonly view: SeenView;
  readonly found: readonly string[];
}

/** Reads a saved view of the project, with what it finds brought onto the canvas; undefined when it is gone. */
function useReadView(): (id: string) => Promise<ReadView | undefined> {
  const client = useApolloClient();
  const { projectId } = useGraphCall();
  const bring = useBringAll();
  return async (id) => {
    if (projectId === undefined) return undefined;
    const { data } = await client.query({ query: SavedViewsWholeDocument, variables: { projectId }, ...AS_IT_STANDS });
    const kept = data?.savedViews?.items.find((view) => view.id === id);
    if (kept === undefined) return undefined;
    const { query = EVERY_NODE, ...view } = present(kept) as unknown as SeenView;
    if (query.kind !== 'nodes') return { view: { ...view, query }, found: [] };
    const { ids } = await listIds(client, { projectId, query: queryAmong(query) });
    const wanted = ids.slice(0, MOST_WANTED);
    await bring(wanted.map((nodeId) => ({ kind: 'node', id: nodeId })));
    return { view: { ...view, query }, found: [...wanted, ...idsIn(query)] };
  };
}

/** Shows a saved view, once; says when it is gone. Part of a canvas. */
export function SavedViewArrival({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation('canvas');
  const workbench = useWorkbench();
  const { layout, store } = workbench;
  const read = useReadView();
  // How long the view is looked at: what follows something for it ends with it.
  const visit = useRef(new AbortController());
  const notice = useLanding<string>({
    question: id,
    find: async (question, signal) => {
      const known = await read(question);
      if (known === undefined || signal.aborted) return null;
      const { view, found } = known;
      // A first layout shows everything when it is done.
      const show = () => {
        openView(workbench, view);
        showFound(workbench, view, found);
      };
      const { signal: left } = visit.current;
      left.addEventListener('abort', alsoAfterLayout(layout, show));
      void onceLooksKnown(store).then(() => {
        if (!left.aborted) changeBook(store, (book) => book.wearing(view.styles ?? null));
      });
      return [];
    },
    gone: t('landing.gone.saved'),
  });
  useEffect(() => {
    const looking = new AbortController();
    visit.current = looking;
    const stop = whenChanged(
      store,
      ({ looking }) => looking,
      (looking) => {
        if (looking === null) changeBook(store, (book) => book.wearing(null));
      },
    );
    return () => {
      looking.abort();
      stop();
      changeBook(store, (book) => book.wearing(null));
    };
  }, [store]);
  return notice;
}
