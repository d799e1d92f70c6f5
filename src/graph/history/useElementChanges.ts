import { useQuery } from '@apollo/client/react';

import { NO_COUNTS } from '../../../domain/changes/edit';
import { type GraphElement, isNode } from '../../../domain/elements/elements';
import { NodeChangesDocument, RelationshipChangesDocument } from '../../../graphql/generated/graph';
import { useProject } from '../../project/ProjectContext';
import { useReadAgain } from '../calls/useTypeCounts';
import { type changeText, type Summarised } from './changeText';

const COUNTED = {
  node: { create: 'nodesCreated', update: 'nodesUpdated', delete: 'nodesDeleted' },
  relationship: { create: 'relationshipsCreated', update: 'relationshipsUpdated', delete: 'relationshipsDeleted' },
} as const;

/** What one change did to one element, as the history says a change of that element alone. */
const asChange = (element: Summarised): Parameters<typeof changeText>[0] => ({
  counts: { __typename: 'ChangeCounts', ...NO_COUNTS, [COUNTED[element.kind][element.operation]]: 1 },
  summary: { __typename: 'ChangeSummary', elements: [element], byName: [], alike: null, styles: null },
});

/** What changes did to an element, newest first; read again when it changes. Null before it is known. */
export function useElementChanges(element: GraphElement) {
  const { projectId } = useProject();
  const { id } = element;
  const fetchPolicy = 'cache-and-network';
  const ofNode = useQuery(NodeChangesDocument, {
    variables: { nodeId: id, projectId },
    skip: !isNode(element),
    fetchPolicy,
  });
  const ofRelationship = useQuery(RelationshipChangesDocument, {
    variables: { relationshipId: id, projectId },
    skip: isNode(element),
    fetchPolicy,
  });
  const { error, loading, refetch } = isNode(element) ? ofNode : ofRelationship;
  const known = isNode(element) ? ofNode.data?.nodeChanges : ofRelationship.data?.relationshipChanges;
  useReadAgain(element.version, refetch);
  const changes = known?.items.map((change) => ({ ...change, ...asChange(change.element) })) ?? null;
  return {
    changes,
    isComplete: known?.complete === true,
    error,
    loading,
    retry: () => void refetch().catch(() => undefined),
  };
}
