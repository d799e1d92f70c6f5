import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useValueText } from '../../graph/useValueText';
import { type StyleBook } from '../style/StyleBook';
import { type LegendWords } from './legendLines';
import { useSaidValue } from './useSaidValue';

/** The words of a legend, in the reader's language. */
export function useLegendWords(book: StyleBook): LegendWords {
  const { t, i18n } = useTranslation('canvas');
  const valueText = useValueText();
  const value = useSaidValue(book);
  return useMemo(() => {
    const number = new Intl.NumberFormat(i18n.language);
    return {
      labels: t('picture.labels'),
      types: t('picture.types'),
      counted: (name, count) => t('picture.counted', { name, total: number.format(count) }),
      more: (count) => t('legend.more', { count }),
      range: (property, ...range) => {
        const [least, most] = range.map((end) => valueText(end, 'number', property));
        return t('legend.range', { property, least, most });
      },
      value,
      // As the reader would say it: `stare is late`, `buget is at least 3,000`.
      rule: (name, { property, test, value: wanted = '' }) =>
        [property, t(`test.${test}`), wanted === '' ? '' : value(name, property, wanted)].join(' ').trim(),
    };
  }, [t, i18n, valueText, value]);
}
