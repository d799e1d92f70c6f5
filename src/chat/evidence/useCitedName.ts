import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type Cited } from './cited';

/** Names a cited element so that it is told from others: a node with its label, a relationship with its ends. */
export function useCitedName(): (cited: Cited) => string {
  const { t } = useTranslation('chat');
  return useCallback(
    ({ ref, caption, kind, ends }) => {
      if (ends !== null) return t('evidence.relationship', { type: caption, ...ends });
      if (ref.kind === 'relationship') return `${caption} ${t('evidence.unknownEnds')}`;
      return caption === kind ? caption : t('evidence.node', { caption, kind });
    },
    [t],
  );
}
