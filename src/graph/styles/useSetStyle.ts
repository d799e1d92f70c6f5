import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { type StyleChange, type StyleName } from '../../../domain/styles/style';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { useProject } from '../../project/ProjectContext';
import { changeStyle, WordsConflict } from './changeStyle';

/**
 * Changes how a label or type looks, one change after the other. A refusal is told in a toast; who meets another window's change sees
 * what it is now. Resolves with whether it was stored.
 */
export function useSetStyle(onChosen?: () => void): (name: StyleName, change: StyleChange) => Promise<boolean> {
  const client = useApolloClient();
  const { projectId } = useProject();
  const { show } = useToast();
  const problemText = useProblemText();
  const { t } = useTranslation('styles');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(
    (name, wanted) => {
      const next = last.current.then(async () => {
        try {
          await changeStyle(client, projectId, name, wanted);
          onChosen?.();
          return true;
        } catch (error) {
          const isTaken = error instanceof WordsConflict;
          const description = isTaken ? t('words.taken', { ...error.taken }) : problemText(error);
          show({ tone: 'error', title: t('failed', { name: name.name }), description });
          return false;
        }
      });
      last.current = next;
      return next;
    },
    [client, projectId, show, problemText, t, onChosen],
  );
}
