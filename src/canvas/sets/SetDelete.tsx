import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type Selected } from '../../../domain/selection/selection';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import { useBulkEdit } from '../../graph/calls/useBulkEdit';
import { useWorkbench } from '../workbench/Workbench';
import { partsOf } from './choosing';

interface SetDeleteProps {
  readonly selected: Selected;
  onClose(): void;
}

/** Asks whether all that is selected is to be deleted, and says what goes along, as the store counts it. */
export function SetDelete({ selected, onClose }: SetDeleteProps) {
  const { t, i18n } = useTranslation('canvas');
  const { bulk } = useWorkbench();
  const { count } = useBulkEdit();
  const [counted, setCounted] = useState<{
    readonly nodes: number;
    readonly relationships: number;
  } | null>(null);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const { nodesDeleted, relationshipsDeleted } = await count({ action: 'delete', ...partsOf(selected) });
      if (!isOver) setCounted({ nodes: nodesDeleted, relationships: relationshipsDeleted });
    };
    // Without an answer it is not said; deleting says itself what is wrong.
    void ask().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [selected, count]);
  const number = new Intl.NumberFormat(i18n.language);
  const said = (key: 'set.nodes' | 'set.relationships', many: number) =>
    t(key, { count: many, number: number.format(many) });
  const parts = partsOf(selected);
  const nodes = counted?.nodes ?? parts.nodes.length;
  const relationships = counted?.relationships ?? parts.relationships.length;
  const what = [
    ...(nodes > 0 ? [said('set.nodes', nodes)] : []),
    ...(relationships > 0 ? [said('set.relationships', relationships)] : []),
  ];
  return (
    <ConfirmDialog
      title={t('set.deleteTitle')}
      action={t('delete.yes')}
      isDangerous
      onConfirm={() => {
        onClose();
        void bulk({ action: 'delete', ...parts }, 'same');
      }}
      onDecline={onClose}
    >
      <p>{t('set.deletes', { what: new Intl.ListFormat(i18n.language).format(what) })}</p>
      <p>{t('delete.undo')}</p>
    </ConfirmDialog>
  );
}
