import { type ApolloClient } from '@apollo/client';
import { useCallback } from 'react';

import { newId } from '../../../domain/ids/ids';
import { CreateNodeDocument } from '../../../graphql/generated/graph';
import { present } from '../../../domain/wire/present';
import { type GraphNode, NO_CHANGE, type Point } from '../../../domain/elements/elements';
import { type Properties, type PropertyKinds } from '../../../domain/properties/values';
import { type CreateNodeInput } from '../../../graphql/generated/types';
import { useNames } from '../styles/useNames';
import { required } from './required';
import { useGraphCall } from './useGraphCall';

/** A node that is to be made; without a place it appears near the middle of the canvas. */
export interface NodeToCreate {
  readonly id?: string;
  readonly labels: readonly string[];
  readonly properties: Properties;
  readonly propertyKinds?: PropertyKinds;
  readonly position?: Point;
}

const provisional = (id: string, node: NodeToCreate): GraphNode => {
  const now = new Date().toISOString();
  return {
    id,
    labels: [...node.labels],
    properties: node.properties,
    propertyKinds: node.propertyKinds ?? {},
    version: 1,
    degree: 0,
    createdAt: now,
    updatedAt: now,
    ...(node.position === undefined ? {} : { position: node.position }),
  };
};

/** Asks the backend to make a node. @throws what the client throws */
export async function sendNode(client: ApolloClient, input: CreateNodeInput): Promise<GraphNode> {
  const { data } = await client.mutate({ mutation: CreateNodeDocument, variables: { input } });
  return present(required(data?.createNode));
}

/** Makes a node: it is shown at once under an id of our own, and taken away with a toast when the store refuses it. */
export function useCreateNode(): (node: NodeToCreate) => Promise<GraphNode> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  const nameOf = useNames();
  return useCallback(
    async (node) => {
      const id = node.id ?? newId();
      const early = provisional(id, node);
      model.applyEarly(id, { ...NO_CHANGE, nodes: [early] });
      try {
        const made = await sendNode(client, {
          id,
          labels: [...node.labels],
          properties: node.properties,
          propertyKinds: node.propertyKinds ?? {},
          projectId,
          position: node.position,
        });
        model.settle(id, { ...NO_CHANGE, nodes: [made] });
        succeeded();
        return made;
      } catch (error) {
        model.settle(id, { ...NO_CHANGE, deletedNodeIds: [id] });
        failed('createNode', error, nameOf(early));
        throw error;
      }
    },
    [client, model, projectId, succeeded, failed, nameOf],
  );
}
