import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { isNode } from '../../../domain/elements/elements';
import { type Selected } from '../../../domain/selection/selection';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import { useBulkEdit } from '../../graph/calls/useBulkEdit';
import { useDeleteElement } from '../../graph/calls/useDeleteElement';
import { partsOf } from '../sets/choosing';
import { useBook, useWorkbench } from '../workbench/Workbench';

interface DeleteDialogProps {
  readonly selected: Selected;
  onClose(): void;
}

/** What goes when all that is selected is deleted, in words: as the store counts it, once it has answered. */
function useWhatGoes(selected: Selected): string {
  const { t, i18n } = useTranslation('canvas');
  const { count } = useBulkEdit();
  const { nodes, relationships } = partsOf(selected);
  const [counted, setCounted] = useState([nodes.length, relationships.length] as const);
  const isMany = selected.length > 1;
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const { nodesDeleted, relationshipsDeleted } = await count({ action: 'delete', ...partsOf(selected) });
      if (!isOver) setCounted([nodesDeleted, relationshipsDeleted]);
    };
    // Without an answer only what is selected is said; deleting says itself what is wrong.
    if (isMany) void ask().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [selected, isMany, count]);
  const number = new Intl.NumberFormat(i18n.language);
  const what = (['set.nodes', 'set.relationships'] as const).flatMap((key, at) => {
    const many = counted[at] ?? 0;
    return many === 0 ? [] : [t(key, { count: many, number: number.format(many) })];
  });
  return t('set.deletes', { what: new Intl.ListFormat(i18n.language).format(what) });
}

/**
 * Asks whether all that is selected is to be deleted, and says what goes along. It goes with the yes, as the elements do on the canvas: the
 * next key is for the canvas, and what fails is told in a toast.
 */
export function DeleteDialog({ selected, onClose }: DeleteDialogProps) {
  const { t } = useTranslation('canvas');
  const { model, bulk } = useWorkbench();
  const book = useBook();
  const remove = useDeleteElement();
  const whatGoes = useWhatGoes(selected);
  const [first, ...more] = selected;
  const only = first === undefined || more.length > 0 ? undefined : model.element(first);
  const confirm = () => {
    onClose();
    // Each call tells its failure itself.
    if (only === undefined) void bulk({ action: 'delete', ...partsOf(selected) }, 'same');
    else void remove(only).catch(() => undefined);
  };
  const consequence =
    only === undefined
      ? whatGoes
      : isNode(only)
        ? t('delete.node', { caption: book.nameOf(only), count: only.degree })
        : t('delete.relationship', { type: book.nameInWords({ kind: 'type', name: only.type }) });
  return (
    <ConfirmDialog
      title={t(only === undefined ? 'set.deleteTitle' : 'delete.title')}
      action={t('delete.yes')}
      isDangerous
      onConfirm={confirm}
      onDecline={onClose}
    >
      <p>{consequence}</p>
      <p>{t('delete.undo')}</p>
    </ConfirmDialog>
  );
}
