import { useActor } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { fromPromise } from 'xstate';

import { DataNodeDocument } from '../../../../../graphql/generated/data';
import { lookupMachineOf, type LookupRequest } from '../../../../../machines/lookupMachine';
import { readCounts } from '../../../../graph/calls/refreshAfterEdit';
import { useGraphCall } from '../../../../graph/calls/useGraphCall';
import { projectSummary } from '../../../../graph/styles/projectSummary';
import { useNeighbourhood } from '../../../../graph/calls/useNeighbourhood';
import { type GraphElement, isNode } from '../../../../../domain/elements/elements';
import { type GraphSummary } from '../../../../../domain/styles/summary';
import { present } from '../../../../../domain/wire/present';

const MOST_NEIGHBOURS = 60;

/** The element whose surroundings are in the shown graph; the choice of a row must rest before they are read. */
const surroundings = lookupMachineOf<GraphElement, GraphElement>({ patience: 200 });

/** Puts an element with its surroundings (one hop) into the shown graph, once it is known what the whole looks like. */
function useReadSurroundings(learnWhole: (whole: GraphSummary) => void) {
  const { client, model, projectId } = useGraphCall();
  const readNeighbourhood = useNeighbourhood();
  return async (element: GraphElement, signal: AbortSignal): Promise<GraphElement> => {
    const nodeId = isNode(element) ? element.id : element.startNodeId;
    const { nodes, relationships } = await readNeighbourhood({ nodeId, limit: MOST_NEIGHBOURS });
    const end = isNode(element) || nodes.some(({ id }) => id === element.endNodeId) ? undefined : element.endNodeId;
    const far =
      end === undefined ? null : await client.query({ query: DataNodeDocument, variables: { nodeId: end, projectId } });
    const whole = projectId === undefined ? undefined : await projectSummary(projectId);
    if (signal.aborted) return element;
    // A whole that could not be read says nothing.
    if (whole !== undefined && whole.labels.size > 0) learnWhole(whole);
    const farNode = far?.data?.node;
    const own = isNode(element) || relationships.some(({ id }) => id === element.id) ? [] : [element];
    model.replace({
      ...model.snapshot,
      nodes: farNode ? [...nodes, present(farNode)] : nodes,
      relationships: [...relationships, ...own],
    });
    // Totals that cannot be read now come with the next edit.
    readCounts(client, model, projectId).catch(() => undefined);
    return element;
  };
}

/**
 * Shows the surroundings of an element, again after each edit. Gives also how to read them anew.
 * @param bulks how often many elements were changed at once
 * @param learnWhole is told what the project is made of before a part of it is shown
 */
export function useSurroundings(element: GraphElement, bulks: number, learnWhole: (whole: GraphSummary) => void) {
  const { model } = useGraphCall();
  const read = useReadSurroundings(learnWhole);
  const [snapshot, send] = useActor(
    surroundings.provide({
      actors: {
        ask: fromPromise<GraphElement, LookupRequest<GraphElement>>(({ input: { question }, signal }) =>
          read(question, signal),
        ),
      },
    }),
  );
  const reload = useCallback(() => send({ type: 'RETRIED' }), [send]);
  useEffect(() => send({ type: 'ASKED', question: element }), [send, element, bulks]);
  useEffect(
    () =>
      model.subscribe((event) => {
        if (event.type === 'followed' && event.isReread) reload();
      }),
    [model, reload],
  );
  return { hasFailed: snapshot.matches('failed'), shown: snapshot.context.answer, reload };
}
