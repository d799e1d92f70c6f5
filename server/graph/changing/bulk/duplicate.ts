import { type Bulk } from '../../../contract/bulk.js';
import { type Position } from '../../../contract/elements.js';
import { type NodeId } from '../../../contract/ids.js';
import { type EditContext } from '../Workspace.js';
import { createNode } from '../nodeEdits.js';
import { createRelationship } from '../relationshipEdits.js';
import { eachElement } from '../withPlace.js';

const NOT_SET_OFF: Position = { x: 0, y: 0 };

/** The place of a copy: that of what is copied, set off; nothing where that has none. */
function placeOf({ workspace }: EditContext, id: string, { x, y }: Position): { position?: Position } {
  const { position } = workspace.source.presentNode(id);
  return position === undefined ? {} : { position: { x: position.x + x, y: position.y + y } };
}

/** Makes copies of nodes and relationships; a relationship hangs on the copies of its ends where there are such. */
export function duplicate(context: EditContext, { nodes = [], relationships = [], offset = NOT_SET_OFF }: Bulk): void {
  const { workspace } = context;
  const copies = new Map<string, string>();
  eachElement(nodes, 'nodes', ({ id }, path) => {
    const { labels, properties, propertyKinds } = workspace.requireNode(id, path);
    const content = { labels: [...labels], properties, propertyKinds, ...placeOf(context, id, offset) };
    copies.set(id, createNode(context, content, path));
  });
  const copyOf = (id: string) => (copies.get(id) ?? id) as NodeId;
  eachElement(relationships, 'relationships', ({ id }, path) => {
    const { type, startNodeId, endNodeId, properties, propertyKinds } = workspace.requireRelationship(id, path);
    const ends = { startNodeId: copyOf(startNodeId), endNodeId: copyOf(endNodeId) };
    createRelationship(context, { type, ...ends, properties, propertyKinds }, path);
  });
}
