import { useQuery } from '@apollo/client/react';

import { GraphCountsDocument } from '../../graphql/generated/graph';
import { type ChipField } from '../../domain/query/chips/fieldsOf';

interface KnownName {
  readonly value: string;
  readonly label: string;
}

const asChoice = (name: string): KnownName => ({ value: name, label: name });

/** The labels or the types that the project has, to choose from; none for anything else. */
export function useKnownNames(kind: ChipField['takes']['kind'], projectId: string): KnownName[] {
  const isNamed = kind === 'label' || kind === 'types';
  const { data } = useQuery(GraphCountsDocument, {
    variables: { projectId },
    skip: !isNamed,
    fetchPolicy: 'cache-and-network',
  });
  const names =
    kind === 'label'
      ? data?.nodeLabels?.items.map(({ label }) => label)
      : data?.relationshipTypes?.items.map(({ type }) => type);
  return isNamed ? (names ?? []).map(asChoice) : [];
}
