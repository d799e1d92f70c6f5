import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { loadTextsOf } from '../../app/i18n/i18n';
import { useLanguage } from '../../app/i18n/useLanguage';
import { useValueText } from '../useValueText';
import { type Saying } from './saying';

/** How changes are said in the reader's language, also on pages that have loaded no texts of changes. */
export function useSaying(): Saying {
  const { t } = useTranslation('changes');
  const { t: tCanvas } = useTranslation('canvas');
  const language = useLanguage();
  const valueText = useValueText();
  useEffect(() => {
    void loadTextsOf('changes', 'canvas');
  }, [language]);
  return useMemo(
    () => ({ t, language, valueText, testText: (test) => tCanvas(`test.${test}`) }),
    [t, tCanvas, language, valueText],
  );
}
