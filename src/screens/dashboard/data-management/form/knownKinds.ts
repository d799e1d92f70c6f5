import { useQuery } from '@apollo/client/react';

import { DataKindsDocument } from '../../../../../graphql/generated/data';
import { type LabelCount, type TypeCount } from '../../../../graph/elements';
import { useProject } from '../../../../project/ProjectContext';

/** Height to which lists of choices open, in pixels; 24rem at most. */
export const LIST_HEIGHT = 320;

/** Labels and types in use, most frequent as the store orders them. */
export interface KnownKinds {
  readonly labels: readonly LabelCount[];
  readonly types: readonly TypeCount[];
}

/** Labels and types in use in this project, and how to read them again. */
export function useKnownKinds(): { known: KnownKinds; reload(): Promise<unknown> } {
  const { projectId } = useProject();
  const { data, refetch } = useQuery(DataKindsDocument, {
    variables: { projectId },
    skip: projectId === undefined,
    fetchPolicy: 'cache-and-network',
  });
  const known = { labels: data?.nodeLabels?.items ?? [], types: data?.relationshipTypes?.items ?? [] };
  return { known, reload: refetch };
}
