import { useEffect, useEffectEvent } from 'react';

import { type Listing } from '../../../domain/query/chips/adding';
import { type Listed, type Matching, matchingOf, queryAmong } from '../../../domain/query/matching';
import { idsIn } from '../../../domain/query/named';
import { type Query } from '../../../domain/query/Query';
import { whenChanged } from '../../graph/graphState';
import { useShowing } from '../workbench/Workbench';
import { type Sight } from './looking';
import { useLookup } from './useLookup';

/** Changes of the query or of the graph that come together are asked for together, in milliseconds. */
export const PATIENCE_MS = 150;

/**
 * Which of the shown nodes a query finds, told by the backend: what is said of relationships (none, every, exactly three) would be false of
 * the part of the project that is on the canvas. Asked again whenever the graph has changed or more of it is shown.
 */
export function useMatching(query: Listing, list: (asked: Query, among?: readonly string[]) => Promise<Listed>) {
  const { model } = useShowing();
  const { actor, answer, error } = useLookup<Listing, Matching & { readonly of: Listing }>(
    query,
    async (question) => {
      const inSight = model.nodes().map(({ id }) => id);
      const found = await matchingOf(inSight, (among) => list(queryAmong(question, among), among));
      return { ...found, of: question };
    },
    PATIENCE_MS,
  );
  useEffect(() => {
    const ask = () => actor.send({ type: 'RETRIED' });
    const stops = [
      model.subscribe((event) => {
        if (event.type !== 'delta' || event.delta.nodes.length + event.delta.relationships.length > 0) ask();
      }),
      whenChanged(model.store, ({ graph }) => graph.head, ask),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [actor, model]);
  const isOld = answer !== null && JSON.stringify(answer.of) !== JSON.stringify(query);
  // What was found before stands out until there is more; how much that is, is not said of another query.
  return { matching: answer, isAsked: answer === null || isOld, error, retry: () => actor.send({ type: 'RETRIED' }) };
}

/**
 * Lets what matches stand out on the canvas, with the nodes that the query names; all else is faint or out of sight.
 * @param onAllShown somebody has everything shown again, but has not ended the filter
 */
export function useStandingOut(query: Listing, matching: Matching | null, sight: Sight, onAllShown?: () => void): void {
  const { store } = useShowing();
  const named = idsIn(query).join(',');
  const tellAllShown = useEffectEvent(() => onAllShown?.());
  // Stands first, so that it hears nothing of what the last one below takes back when the filter ends.
  useEffect(() => {
    if (sight === 'dim') return undefined;
    return whenChanged(
      store,
      ({ hidden }) => hidden,
      ({ only }) => {
        if (only === undefined) tellAllShown();
      },
    );
  }, [store, sight]);
  useEffect(() => {
    if (matching === null) return undefined;
    const nodes = new Set([...matching.ids, ...named.split(',')]);
    store.setState(({ hidden }) => (sight === 'dim' ? { kept: { nodes } } : { hidden: { ...hidden, only: nodes } }));
    return undefined;
  }, [store, matching, named, sight]);
  useEffect(
    () => () => {
      const { only: _only, ...hidden } = store.getState().hidden;
      store.setState({ kept: null, hidden });
    },
    [store, sight],
  );
}
