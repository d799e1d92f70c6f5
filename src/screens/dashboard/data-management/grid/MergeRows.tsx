import { useEffect, useState } from 'react';

import { type BulkEdit } from '../../../../../domain/changes/bulk';
import { type GraphNode } from '../../../../../domain/elements/elements';
import { MergeDialog } from '../../../../graph/merging/MergeDialog';
import { useElements } from '../../../../graph/calls/useElements';
import { useGraphCall } from '../../../../graph/calls/useGraphCall';
import { useNames } from '../../../../graph/styles/useNames';

/** Rows that stand side by side before they become one: more cannot be looked through. */
export const MOST_MERGED = 20;

interface MergeRowsProps {
  /** At least two, {@link MOST_MERGED} at the most. */
  readonly ids: readonly string[];
  onMerge(edit: BulkEdit): void;
  onClose(): void;
}

/** Reads the rows as they stand, wherever in the table they are, and lets a person choose what becomes of their values. */
export function MergeRows({ ids, onMerge, onClose }: MergeRowsProps) {
  const read = useElements();
  const nameOf = useNames();
  const { failed } = useGraphCall();
  const [nodes, setNodes] = useState<readonly GraphNode[] | null>(null);
  // What is checked and whom to tell are those of the moment in which this was asked for.
  const [asked] = useState(() => ({ read, ids, failed, onClose }));
  useEffect(() => {
    let isOver = false;
    asked.read(asked.ids, []).then(
      (found) => {
        if (isOver) return;
        if (found.nodes.length > 1) setNodes(found.nodes);
        else asked.onClose();
      },
      (error: unknown) => {
        if (isOver) return;
        asked.failed('bulkEdit', error);
        asked.onClose();
      },
    );
    return () => {
      isOver = true;
    };
  }, [asked]);
  return nodes === null ? null : <MergeDialog nodes={nodes} nameOf={nameOf} onMerge={onMerge} onClose={onClose} />;
}
