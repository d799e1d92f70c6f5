import { useProject } from '../../../project/project';
import { ElementsTab, type TabProps } from './ElementsTab';
import { type KnownKinds } from './form/knownKinds';
import { useNodeColumns } from './table/useNodeColumns';
import { useNodeRows } from './table/useNodeRows';
import { useRelationshipColumns } from './table/useRelationshipColumns';
import { useRelationshipRows } from './table/useRelationshipRows';

const labelsIn = ({ labels }: KnownKinds) => labels.map(({ label, total }) => ({ name: label, total }));

/** The table of nodes. */
export function NodesTab(props: TabProps) {
  const { conditions } = props.controls;
  const { projectId } = useProject();
  const rows = useNodeRows(projectId, conditions);
  return <ElementsTab of="node" rows={rows} columns={useNodeColumns(conditions)} kindsIn={labelsIn} {...props} />;
}

const typesIn = ({ types }: KnownKinds) => types.map(({ type, total }) => ({ name: type, total }));

/** The table of relationships. */
export function RelationshipsTab(props: TabProps) {
  const { conditions } = props.controls;
  const { projectId } = useProject();
  const { rows, captions } = useRelationshipRows(projectId, conditions);
  const columns = useRelationshipColumns(conditions, captions);
  return <ElementsTab of="relationship" rows={rows} columns={columns} kindsIn={typesIn} {...props} />;
}
