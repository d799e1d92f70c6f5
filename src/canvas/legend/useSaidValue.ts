import { useCallback } from 'react';

import { type StyleName } from '../../../domain/styles/style';
import { useValueText } from '../../graph/useValueText';
import { type StyleBook } from '../style/StyleBook';

/**
 * Says a value by which something is coloured or ruled as the reader writes it: values are told apart by their texts, and a text alone does
 * not tell 17,098,242 from a code, nor a day from one.
 */
export function useSaidValue(book: StyleBook): (name: StyleName, property: string, value: string) => string {
  const valueText = useValueText();
  return useCallback(
    ({ kind, name }, property, value) => {
      const is = book.propertySummary(kind, name, property)?.kind;
      if (is === 'number' && value.trim() !== '' && Number.isFinite(Number(value)))
        return valueText(Number(value), is, property);
      if (is === 'boolean' && (value === 'true' || value === 'false')) return valueText(value === 'true', is);
      return valueText(value, is === 'date' || is === 'dateTime' ? is : 'text');
    },
    [book, valueText],
  );
}
