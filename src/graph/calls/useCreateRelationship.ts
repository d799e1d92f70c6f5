import { type ApolloClient } from '@apollo/client';
import { useCallback } from 'react';

import { newId } from '../../../domain/ids/ids';
import { CreateRelationshipDocument } from '../../../graphql/generated/graph';
import { type GraphRelationship, NO_CHANGE } from '../../../domain/elements/elements';
import { present } from '../../../domain/wire/present';
import { type Properties, type PropertyKinds } from '../../../domain/properties/values';
import { type CreateRelationshipInput } from '../../../graphql/generated/types';
import { required } from './required';
import { useGraphCall } from './useGraphCall';

/** A relationship that is to be made. */
export interface RelationshipToCreate {
  readonly type: string;
  readonly startNodeId: string;
  readonly endNodeId: string;
  readonly properties?: Properties;
  readonly propertyKinds?: PropertyKinds;
}

const provisional = (id: string, wanted: RelationshipToCreate): GraphRelationship => {
  const now = new Date().toISOString();
  return { id, properties: {}, propertyKinds: {}, version: 1, createdAt: now, updatedAt: now, ...wanted };
};

/** Asks the backend to make a relationship. @throws what the client throws */
export async function sendRelationship(
  client: ApolloClient,
  input: CreateRelationshipInput,
): Promise<GraphRelationship> {
  const { data } = await client.mutate({ mutation: CreateRelationshipDocument, variables: { input } });
  return present(required(data?.createRelationship));
}

/** Makes a relationship: shown at once, taken away with a toast when the store refuses it. */
export function useCreateRelationship(): (wanted: RelationshipToCreate) => Promise<GraphRelationship> {
  const { client, model, projectId, succeeded, failed } = useGraphCall();
  return useCallback(
    async (wanted) => {
      const id = newId();
      model.applyEarly(id, { ...NO_CHANGE, relationships: [provisional(id, wanted)] });
      try {
        const made = await sendRelationship(client, { id, properties: {}, propertyKinds: {}, ...wanted, projectId });
        model.settle(id, { ...NO_CHANGE, relationships: [made] });
        succeeded();
        return made;
      } catch (error) {
        model.settle(id, { ...NO_CHANGE, deletedRelationshipIds: [id] });
        failed('createRelationship', error, wanted.type);
        throw error;
      }
    },
    [client, model, projectId, succeeded, failed],
  );
}
