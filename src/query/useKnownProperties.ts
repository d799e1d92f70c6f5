import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';

import { DataPropertiesDocument } from '../../graphql/generated/data';
import { askedAs, type KnownProperty } from '../../domain/query/chips/adding';
import { type PropertyKind } from '../../domain/properties/values';

/**
 * The properties that nodes of a project have, the most frequent first.
 * @param isWanted whether they are needed yet: none before
 * @param label only those of nodes of this label
 */
export function useKnownProperties(projectId: string, isWanted: boolean, label?: string): readonly KnownProperty[] {
  const { data } = useQuery(DataPropertiesDocument, {
    variables: { projectId, of: 'node', ...(label !== undefined && { name: label }) },
    skip: !isWanted,
    fetchPolicy: 'cache-and-network',
  });
  const items = data?.propertyUse?.items;
  return useMemo(() => (items ?? []).map(({ name, kind }) => ({ name, kind: askedAs(kind as PropertyKind) })), [items]);
}
