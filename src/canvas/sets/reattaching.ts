import { useEffect } from 'react';
import { type ActorRefFrom } from 'xstate';

import { type BulkEdit } from '../../../domain/changes/bulk';
import { type canvasToolMachine, type Reattaching } from '../../../machines/canvasToolMachine';
import { type GraphModel } from '../../graph/GraphModel';
import { type Bulk } from './useBulk';

/** The step that hangs an end of relationships on a node; undefined when all of them hang there already. */
export function attachEdit(
  model: GraphModel,
  { relationshipIds, end }: Reattaching,
  nodeId: string,
): BulkEdit | undefined {
  const field = end === 'start' ? 'startNodeId' : 'endNodeId';
  const moved = relationshipIds.flatMap((id) => model.relationship(id) ?? []).filter((one) => one[field] !== nodeId);
  if (moved.length === 0) return undefined;
  return { action: 'attach', relationships: moved.map(({ id, version }) => ({ id, version })), [field]: nodeId };
}

/** Hangs an end of relationships on the node that was chosen for it. */
export function useReattaching(model: GraphModel, tool: ActorRefFrom<typeof canvasToolMachine>, bulk: Bulk): void {
  useEffect(() => {
    const { unsubscribe } = tool.on('END.CHOSEN', (chosen) => {
      const edit = attachEdit(model, chosen, chosen.nodeId);
      if (edit !== undefined) void bulk(edit, 'same');
    });
    return unsubscribe;
  }, [model, tool, bulk]);
}
