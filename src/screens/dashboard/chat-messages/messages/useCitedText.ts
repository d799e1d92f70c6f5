import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../../app/i18n/useLanguage';
import { type ChatHit } from './hitList';

/** How many are named; the others are counted. */
const MOST_NAMES = 3;

/** Says which nodes an answer cites, in the reader's language; empty when it cites none. */
export function useCitedText(citations: ChatHit['message']['citations']): string {
  const { t } = useTranslation('history');
  const language = useLanguage();
  return useMemo(() => {
    const names = [...new Set(citations.filter(({ nodeId }) => nodeId).map(({ caption }) => caption))];
    if (names.length === 0) return '';
    const more = names.length - MOST_NAMES;
    if (more > 0) return t('messages.citesMore', { names: names.slice(0, MOST_NAMES).join(', '), count: more });
    return t('messages.citesNames', { names: new Intl.ListFormat(language).format(names) });
  }, [citations, t, language]);
}
