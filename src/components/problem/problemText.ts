import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { type texts } from '../../../locales/en/index';
import { problemCode } from './problemCode';

type KnownCode = keyof (typeof texts)['errors']['problem'];

const UNKNOWN: KnownCode = 'UNKNOWN';

/** Turns any failure of a call into a sentence in the reader's language; one that says nothing internal. */
export function useProblemText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (error) => {
      const code = problemCode(error);
      const known = code !== undefined && i18n.exists(`problem.${code}`, { ns: 'errors' });
      return t(`problem.${known ? (code as KnownCode) : UNKNOWN}`);
    },
    [t, i18n],
  );
}
