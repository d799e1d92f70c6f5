import { useCallback, useEffect, useState } from 'react';

import { DataNodeDocument } from '../../../../../graphql/generated/data';
import { readCounts } from '../../../../graph/calls/refreshAfterEdit';
import { useGraphCall } from '../../../../graph/calls/useGraphCall';
import { useNeighbourhood } from '../../../../graph/calls/useNeighbourhood';
import { type GraphElement, isNode } from '../../../../../domain/elements/elements';
import { present } from '../../../../../domain/wire/present';

const MOST_NEIGHBOURS = 60;
/** How long the choice of a row must rest before its surroundings are read. */
const PATIENCE_MS = 200;

/** What is known of the surroundings that are to be shown. */
export type SurroundingsState = 'reading' | 'shown' | 'failed';

/**
 * Puts an element with its surroundings (one hop) into the shown graph, again after each edit. Gives also how to read
 * them anew.
 */
export function useSurroundings(element: GraphElement): {
  state: SurroundingsState;
  /** The element whose surroundings are in the shown graph at present. */
  shown: GraphElement | null;
  reload(): void;
} {
  const { client, model, projectId } = useGraphCall();
  const readNeighbourhood = useNeighbourhood();
  const [state, setState] = useState<SurroundingsState>('reading');
  const [shown, setShown] = useState<GraphElement | null>(null);
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const middle = isNode(element) ? element.id : element.startNodeId;

  useEffect(
    () =>
      model.subscribe((event) => {
        if (event.type === 'followed' && event.isReread) reload();
      }),
    [model, reload],
  );

  useEffect(() => {
    let isOver = false;
    const read = async () => {
      const { nodes, relationships } = await readNeighbourhood({ nodeId: middle, limit: MOST_NEIGHBOURS });
      const end = isNode(element) || nodes.some(({ id }) => id === element.endNodeId) ? undefined : element.endNodeId;
      const far =
        end === undefined
          ? null
          : await client.query({ query: DataNodeDocument, variables: { nodeId: end, projectId } });
      if (isOver) return;
      const farNode = far?.data?.node;
      const own = isNode(element) || relationships.some(({ id }) => id === element.id) ? [] : [element];
      model.replace({
        ...model.snapshot,
        nodes: farNode ? [...nodes, present(farNode)] : nodes,
        relationships: [...relationships, ...own],
      });
      setState('shown');
      setShown(element);
      await readCounts(client, model, projectId);
    };
    const timer = setTimeout(() => {
      read().catch(() => {
        if (!isOver) setState('failed');
      });
    }, PATIENCE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [element, middle, round, client, model, projectId, readNeighbourhood]);
  return { state, shown, reload };
}
