import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../app/i18n/useLanguage';
import { type PropertyKind, type PropertyScalar, type PropertyValue } from '../../domain/properties/values';

/** Says the value of a property in the reader's language. */
export function useValueText(): (value: PropertyValue, kind: PropertyKind | undefined) => string {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return useCallback(
    (value, kind) => {
      const scalarText = (scalar: PropertyScalar): string => {
        if (typeof scalar === 'boolean') return t(scalar ? 'yes' : 'no');
        if (typeof scalar === 'number') return new Intl.NumberFormat(language, { useGrouping: false }).format(scalar);
        const isDate = kind === 'date' || kind === 'dateList';
        const isTime = kind === 'dateTime' || kind === 'dateTimeList';
        const at = isDate || isTime ? new Date(isDate ? `${scalar}T00:00:00` : scalar) : undefined;
        if (at === undefined || Number.isNaN(at.getTime())) return scalar;
        const style = isDate ? { dateStyle: 'medium' } : { dateStyle: 'medium', timeStyle: 'short' };
        return new Intl.DateTimeFormat(language, style as Intl.DateTimeFormatOptions).format(at);
      };
      return Array.isArray(value)
        ? (value as readonly PropertyScalar[]).map(scalarText).join(', ')
        : scalarText(value as PropertyScalar);
    },
    [t, language],
  );
}
