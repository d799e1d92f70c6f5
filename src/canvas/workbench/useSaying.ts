import { useEffect } from 'react';

import { isNode } from '../../../domain/elements/elements';
import { useValueText } from '../../graph/useValueText';
import { type SayValue, type StyleBook } from '../style/StyleBook';

/** Keeps the captions of a canvas in the language of the person who looks at it. */
export function useSaying(book: StyleBook): void {
  const valueText = useValueText();
  useEffect(() => {
    const say: SayValue = (element, property) => {
      const value = element.properties[property];
      if (value === undefined) return property === 'type' && !isNode(element) ? element.type : undefined;
      const text = valueText(value, element.propertyKinds[property], property).trim();
      return text === '' ? undefined : text;
    };
    book.setSaying(say);
  }, [book, valueText]);
}
