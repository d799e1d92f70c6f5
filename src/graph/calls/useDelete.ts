import { type ApolloClient } from '@apollo/client';
import { useCallback } from 'react';

import { type GraphDelta, type GraphElement, NO_CHANGE } from '../../../domain/elements/elements';
import { type GraphModel } from '../GraphModel';
import { refusalOf } from '../refusal';
import { useElementNames } from '../styles/useNames';
import { type EditRefusal } from '../../../domain/changes/refusal';
import { settled } from './settled';
import { type NamedCall, useGraphCall } from './useGraphCall';

/** What differs between deleting a node and deleting a relationship. */
export interface DeleteCall<T extends GraphElement> {
  readonly name: NamedCall;
  /** What is drawn of the element and goes with it. */
  drawn(model: GraphModel, id: string): Pick<GraphDelta, 'nodes' | 'relationships'>;
  send(client: ApolloClient, element: T, projectId: string | undefined): Promise<void>;
}

const idsOf = (elements: readonly GraphElement[]) => elements.map(({ id }) => id);

/** There is nothing to bring back when the store says that it has no such element. */
const isGone = ({ code }: EditRefusal) => code.endsWith('_NOT_FOUND');

/**
 * Deletes an element, once the store has answered what was asked before about it: gone at once; back when that fails, with
 * a toast that offers to try again. Rejects with a `EditRefusal`.
 */
export function useDelete<T extends GraphElement>(call: DeleteCall<T>): (element: T) => Promise<void> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  const nameOf = useElementNames();
  return useCallback(
    (element) => {
      const { id } = element;
      const attempt = async (): Promise<void> => {
        await settled(model, id);
        const drawn = call.drawn(model, id);
        model.applyEarly(id, {
          ...NO_CHANGE,
          deletedNodeIds: idsOf(drawn.nodes),
          deletedRelationshipIds: idsOf(drawn.relationships),
        });
        try {
          await call.send(client, element, projectId);
          model.settle(id, NO_CHANGE);
          succeeded();
        } catch (error) {
          const refusal = refusalOf(error);
          model.settle(id, NO_CHANGE);
          if (!isGone(refusal)) model.applyOwn({ ...NO_CHANGE, ...drawn });
          failed(call.name, error, nameOf(element), attempt);
          throw refusal;
        }
      };
      return attempt();
    },
    [call, client, model, projectId, succeeded, failed, nameOf],
  );
}
