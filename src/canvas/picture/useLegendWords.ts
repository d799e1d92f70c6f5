import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useValueText } from '../../graph/useValueText';
import { useRuleText, useSaidValue } from '../legend/useSaidValue';
import { useBook } from '../workbench/Workbench';
import { type LegendWords } from './legendLines';

/** The words of the legend of a picture, in the reader's language. */
export function useLegendWords(): LegendWords {
  const { t, i18n } = useTranslation('canvas');
  const book = useBook();
  const valueText = useValueText();
  const saidValue = useSaidValue(book);
  const ruleText = useRuleText(book);
  return useMemo(() => {
    const number = new Intl.NumberFormat(i18n.language);
    return {
      labels: t('picture.labels'),
      types: t('picture.types'),
      counted: (name, count) => t('picture.counted', { name, total: number.format(count) }),
      more: (count) => t('picture.more', { count, total: number.format(count) }),
      range: (name, property) => {
        const summary = book.propertySummary(name.kind, name.name, property);
        const [least, most] = [summary?.least ?? 0, summary?.most ?? 0].map((value) =>
          valueText(value, 'number', property),
        );
        return t('picture.range', { property, least, most });
      },
      value: saidValue,
      rule: ruleText,
    };
  }, [t, i18n, book, valueText, saidValue, ruleText]);
}
