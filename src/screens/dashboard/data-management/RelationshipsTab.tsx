import { useProject } from '../../../project/project';
import { ElementsTab, type TabProps } from './ElementsTab';
import { type KnownKinds } from './form/knownKinds';
import { useRelationshipColumns } from './table/useRelationshipColumns';
import { useRelationshipRows } from './table/useRelationshipRows';

const typesIn = ({ types }: KnownKinds) => types.map(({ type, total }) => ({ name: type, total }));

/** The table of relationships. */
export function RelationshipsTab(props: TabProps) {
  const { conditions } = props.controls;
  const { projectId } = useProject();
  const { rows, captions } = useRelationshipRows(projectId, conditions);
  const columns = useRelationshipColumns(conditions, captions);
  return <ElementsTab of="relationship" rows={rows} columns={columns} kindsIn={typesIn} {...props} />;
}
