import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useSayLabel } from '../../graph/styles/useNames';
import { type Cited } from './cited';

/** Names a cited element so that it is told from others: a node with its label, a relationship with its ends. */
export function useCitedName(projectId: string): (cited: Cited) => string {
  const { t } = useTranslation('chat');
  const sayLabel = useSayLabel(projectId);
  return useCallback(
    ({ ref, caption, kind, ends }) => {
      if (ends !== null) return t('evidence.relationship', { type: caption, ...ends });
      if (ref.kind === 'relationship') return `${caption} ${t('evidence.unknownEnds')}`;
      return caption === kind ? caption : t('evidence.node', { caption, kind: sayLabel(kind) });
    },
    [t, sayLabel],
  );
}
