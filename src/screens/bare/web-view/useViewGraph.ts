import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';

import { type StoredStyle } from '../../../../domain/styles/style';
import { overviewMachine, type OverviewRequest } from '../../../../machines/overviewMachine';
import { useGraphModel } from '../../../graph/GraphModelContext';
import { broughtAlong } from '../../../graph/overview';
import { type ViewCalls } from './viewCalls';

/** Changes that come together are read together. */
const REST_MS = 400;

/** Reads the graph of a view onto the canvas, and again when it has changed: told by the channel, or found out when the page is looked at. */
export function useViewGraph(calls: ViewCalls, secret: string, projectId: string) {
  const model = useGraphModel();
  const [styles, setStyles] = useState<readonly StoredStyle[]>([]);
  const load = useCallback(
    async (request: OverviewRequest, signal: AbortSignal) => {
      const [overview, looks] = await Promise.all([calls.overview(request, signal), calls.styles(signal)]);
      const brought = broughtAlong(model, overview);
      const more = brought && (await calls.elements(brought.nodeIds, brought.relationshipIds));
      if (signal.aborted) return;
      setStyles(looks);
      model.replace({
        ...overview,
        nodes: [...overview.nodes, ...(more?.nodes ?? [])],
        relationships: [...overview.relationships, ...(more?.relationships ?? [])],
      });
    },
    [calls, model],
  );
  const actor = useActorRef(
    overviewMachine.provide({
      actors: { load: fromPromise<void, OverviewRequest>(({ input, signal }) => load(input, signal)) },
    }),
    { input: { projectId } },
  );
  useEffect(
    () =>
      follow(
        calls,
        secret,
        () => model.head,
        () => actor.send({ type: 'RETRIED' }),
      ),
    [calls, secret, model, actor],
  );
  const asked = useSelector(actor, ({ context }) => context.nodes);
  return {
    /** How labels and types look. */
    styles,
    state: useSelector(actor, ({ value }) => value),
    error: useSelector(actor, ({ context }) => context.error),
    retry: useCallback(() => actor.send({ type: 'RETRIED' }), [actor]),
    rest: useMemo(() => ({ asked, bring: () => actor.send({ type: 'ALL.WANTED' }) }), [actor, asked]),
  };
}

/** Calls back whenever the graph is to be read again. @returns how to stop */
function follow(calls: ViewCalls, secret: string, headNow: () => number | undefined, reread: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isUp = false;
  let stop = () => {};
  let isStopped = false;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      reread();
    }, REST_MS);
  };
  const down = () => {
    // Whether it went down because the view is over, the calls tell.
    void calls.viewed().catch(() => undefined);
    isUp = false;
  };
  const seen = () => {
    if (document.visibilityState === 'visible' && !isUp) soon();
  };
  void import('./viewSocket').then(
    ({ openViewSocket }) => {
      if (isStopped) return;
      stop = openViewSocket(secret, {
        onChanged: (head) => {
          const wasUp = isUp;
          isUp = true;
          if (head === undefined ? wasUp === false && headNow() !== undefined : head > (headNow() ?? 0)) soon();
        },
        onDown: down,
      });
    },
    // Without the channel it is read again whenever the page is looked at.
    () => undefined,
  );
  document.addEventListener('visibilitychange', seen);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
    stop();
  };
}
