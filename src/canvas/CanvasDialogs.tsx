import { type BulkEdit } from '../../domain/changes/bulk';
import { later } from '../components/later/later';
import { ViewDialogs } from '../views/ViewDialogs';
import { seenNow } from './lens/openView';
import { type useSingleKeys } from './shortcuts/useShortcuts';
import { useFocusBack } from './stage/useFocusBack';
import { setOpen } from './store/canvasStore';
import { useCanvasState, useWorkbench } from './workbench/Workbench';

const DeleteDialog = later(async () => (await import('./confirm/DeleteDialog')).DeleteDialog);
const MergeDialog = later(async () => (await import('../graph/merging/MergeDialog')).MergeDialog);
const PictureDialog = later(async () => (await import('./picture/PictureDialog')).PictureDialog);
const ShortcutSheet = later(async () => (await import('./shortcuts/ShortcutSheet')).ShortcutSheet);

interface CanvasDialogsProps {
  readonly singleKeys: ReturnType<typeof useSingleKeys>;
}

/** Whatever asks the person something before the canvas can be used again. */
export function CanvasDialogs({ singleKeys: [singleKeys, chooseSingleKeys] }: CanvasDialogsProps) {
  const workbench = useWorkbench();
  const { store, bulk, tool, stage } = workbench;
  const dialog = useCanvasState(({ open }) => open.dialog);
  const close = () => setOpen(store, { dialog: null });
  useFocusBack(dialog !== null && dialog.kind !== 'shortcuts', stage);
  const merge = (edit: BulkEdit, target: string) => {
    close();
    void bulk(edit, 'same').then((isDone) => {
      if (isDone) tool.send({ type: 'ELEMENT.CHOSEN', ref: { kind: 'node', id: target } });
    });
  };
  return (
    <>
      {dialog?.kind === 'deletion' && <DeleteDialog selected={dialog.selected} onClose={close} />}
      {dialog?.kind === 'savedPicture' && <PictureDialog onClose={close} />}
      {(dialog?.kind === 'savedView' || dialog?.kind === 'embeds') && (
        <ViewDialogs asks={dialog.kind} seen={() => seenNow(workbench)} onClose={close} />
      )}
      {dialog?.kind === 'merge' && (
        <MergeDialog
          nodes={dialog.nodes}
          nameOf={(node) => store.getState().book.nameOf(node)}
          onMerge={merge}
          onClose={close}
        />
      )}
      <ShortcutSheet
        isOpen={dialog?.kind === 'shortcuts'}
        singleKeys={singleKeys}
        onSingleKeys={chooseSingleKeys}
        onClose={close}
      />
    </>
  );
}
