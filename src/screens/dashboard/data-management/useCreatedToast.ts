import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type Creation } from '../../../../domain/changes/elementEdit';
import { captionOf } from '../../../../domain/caption/caption';
import { useUndoToast } from './dialogs/useUndoToast';

/** Says that an element was made, with a way to undo it. */
export function useCreatedToast(): (creation: Creation) => void {
  const { t } = useTranslation('data');
  const showUndo = useUndoToast();
  return useCallback(
    (creation) => {
      const caption =
        creation.kind === 'node' ? captionOf({ ...creation, labels: [...creation.labels] }) : creation.type;
      void showUndo(t('undo.created', { caption }));
    },
    [showUndo, t],
  );
}
