import { type ChangeFieldsFragment, type ReceiptFieldsFragment } from '../../../graphql/generated/types';
import { type GraphDelta } from '../../../domain/elements/elements';
import { present } from '../../../domain/wire/present';
import { type GraphModel } from '../GraphModel';

/** What undo or redo came to. */
export interface HistoryAnswer {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** False when the change was too large to list: the overview has to be read again. */
  readonly complete: boolean;
  readonly delta: GraphDelta;
  /** The step of the history that was taken. */
  readonly change: ChangeFieldsFragment;
}

/** Puts the changes of a receipt into the shown graph. */
export function takeReceipt(model: GraphModel, receipt: ReceiptFieldsFragment): HistoryAnswer {
  const { nodes, relationships, deletedNodeIds, deletedRelationshipIds } = present(receipt);
  const delta = { nodes, relationships, deletedNodeIds, deletedRelationshipIds };
  if (receipt.complete) model.applyOwn(delta);
  return {
    canUndo: receipt.canUndo,
    canRedo: receipt.canRedo,
    complete: receipt.complete,
    delta,
    change: receipt.change,
  };
}
