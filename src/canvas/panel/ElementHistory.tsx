import { useQuery } from '@apollo/client/react';
import { Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { NO_COUNTS } from '../../../domain/changes/edit';
import { type GraphElement, isNode } from '../../../domain/elements/elements';
import { NodeChangesDocument, RelationshipChangesDocument } from '../../../graphql/generated/graph';
import { NotRead } from '../../components/problem/NotRead';
import { type changeText, type Summarised } from '../../graph/history/changeText';
import { useProject } from '../../project/ProjectContext';
import { ChangeEntry } from '../history/ChangeEntry';
import styles from './panel.module.css';

const COUNTED = {
  node: { create: 'nodesCreated', update: 'nodesUpdated', delete: 'nodesDeleted' },
  relationship: { create: 'relationshipsCreated', update: 'relationshipsUpdated', delete: 'relationshipsDeleted' },
} as const;

/** What one change did to one element, as the history says a change of that element alone. */
const asChange = (element: Summarised): Parameters<typeof changeText>[0] => ({
  counts: { __typename: 'ChangeCounts', ...NO_COUNTS, [COUNTED[element.kind][element.operation]]: 1 },
  summary: { __typename: 'ChangeSummary', elements: [element], byName: [], alike: null, styles: null },
});

/** Who did what to an element, and when, newest first; read again when it changes. */
export function ElementHistory({ element }: { readonly element: GraphElement }) {
  const { t } = useTranslation('canvas');
  const { projectId } = useProject();
  const own = isNode(element);
  const shared = { fetchPolicy: 'cache-and-network' } as const;
  const ofNode = useQuery(NodeChangesDocument, { variables: { nodeId: element.id, projectId }, skip: !own, ...shared });
  const ofRelationship = useQuery(RelationshipChangesDocument, {
    variables: { relationshipId: element.id, projectId },
    skip: own,
    ...shared,
  });
  const { error, loading, refetch } = own ? ofNode : ofRelationship;
  const known = own ? ofNode.data?.nodeChanges : ofRelationship.data?.relationshipChanges;
  const version = useRef(element.version);
  useEffect(() => {
    if (version.current === element.version) return;
    version.current = element.version;
    void refetch().catch(() => undefined);
  }, [element.version, refetch]);

  if (error !== undefined)
    return <NotRead error={error} type="warning" onRetry={() => void refetch().catch(() => undefined)} />;
  if (known == null) return loading ? <Skeleton active title={false} /> : null;
  if (known.items.length === 0) return <p className={styles.faint}>{t('panel.noHistory')}</p>;
  return (
    <>
      <ol className={styles.changes}>
        {known.items.map((change) => (
          <ChangeEntry key={change.id} change={{ ...change, ...asChange(change.element) }} />
        ))}
      </ol>
      {!known.complete && <p className={styles.faint}>{t('panel.olderHistory', { count: known.items.length })}</p>}
    </>
  );
}
