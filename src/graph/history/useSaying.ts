import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { loadTextsOf } from '../../app/i18n/i18n';
import { useLanguage } from '../../app/i18n/useLanguage';
import { useValueText } from '../useValueText';
import { type Saying } from './saying';

/** How changes are said in the reader's language, also on pages that have no canvas, whose texts these are. */
export function useSaying(): Saying {
  const { t } = useTranslation('canvas');
  const { t: tStyles } = useTranslation('styles');
  const language = useLanguage();
  const valueText = useValueText();
  useEffect(() => {
    void loadTextsOf('canvas');
    void loadTextsOf('styles');
  }, [language]);
  return useMemo(
    () => ({ t, language, valueText, testText: (test) => tStyles(`rule.tests.${test}`) }),
    [t, tStyles, language, valueText],
  );
}
