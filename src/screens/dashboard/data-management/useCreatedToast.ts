import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type Creation } from '../../../../domain/changes/elementEdit';
import { useNames } from '../../../graph/styles/useNames';
import { useUndoToast } from './dialogs/useUndoToast';

/** Says that an element was made, with a way to undo it. */
export function useCreatedToast(): (creation: Creation) => void {
  const { t } = useTranslation('data');
  const showUndo = useUndoToast();
  const nameOf = useNames();
  return useCallback(
    (creation) => {
      const caption = creation.kind === 'node' ? nameOf(creation) : creation.type;
      void showUndo(t('undo.created', { caption }));
    },
    [showUndo, t, nameOf],
  );
}
