import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { problemCode } from '../../components/problem/problemCode';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { useProject } from '../../project/ProjectContext';
import { type EditedBy } from '../graphState';
import { useGraphModel } from '../GraphModelContext';
import { refreshAfterEdit } from './refreshAfterEdit';

/** The calls whose failure is told in a toast; each has a sentence `failed.<name>` in the texts. */
export type NamedCall =
  | 'createNode'
  | 'createRelationship'
  | 'updateNode'
  | 'updateRelationship'
  | 'deleteNode'
  | 'deleteRelationship'
  | 'bulkEdit'
  | 'undo'
  | 'redo'
  | 'neighbourhood'
  | 'refresh'
  | 'layout';

/** Refusals that the very same call meets again, however often it is made. */
const isFinal = (error: unknown): boolean => {
  const code = problemCode(error) ?? '';
  return (
    code.endsWith('_NOT_FOUND') || ['VALIDATION_FAILED', 'VERSION_CONFLICT', 'FORBIDDEN', 'ID_TAKEN'].includes(code)
  );
};

/** What every call on the graph needs: client, project and model, and what to do after success and after failure. */
export function useGraphCall() {
  const client = useApolloClient();
  const model = useGraphModel();
  const { projectId } = useProject();
  const { show } = useToast();
  const problemText = useProblemText();
  const { t } = useTranslation('canvas');

  const succeeded = useCallback(
    (by: EditedBy = 'hand') => refreshAfterEdit(client, model, projectId, by),
    [client, model, projectId],
  );
  const failed = useCallback(
    (call: NamedCall, error: unknown, caption = '', again?: () => Promise<unknown>) => {
      show({
        tone: 'error',
        title: t(`failed.${call}`, { caption }),
        description: problemText(error),
        ...(again === undefined || isFinal(error)
          ? {}
          : // A failure of the further attempt is told in a toast of its own.
            { action: { label: t('retry'), projectId, onPress: () => void again().catch(() => undefined) } }),
      });
    },
    [show, t, problemText, projectId],
  );
  return useMemo(
    () => ({ client, model, projectId, succeeded, failed }),
    [client, model, projectId, succeeded, failed],
  );
}
