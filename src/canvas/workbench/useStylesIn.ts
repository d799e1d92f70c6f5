import { useEffect } from 'react';

import { isNode } from '../../../domain/elements/elements';
import { type StoredStyle } from '../../../domain/styles/style';
import { useStyles } from '../../graph/styles/useStyles';
import { useValueText } from '../../graph/useValueText';
import { type SayValue, type StyleBook } from '../style/StyleBook';

/** Keeps a canvas in these looks, and its captions in the language of who reads them. */
export function useStylesIn(book: StyleBook, styles: readonly StoredStyle[]): void {
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
  useEffect(() => book.setChosen(styles), [book, styles]);
}

/** Keeps a canvas in the looks that the person chose, whichever window they chose them in, and its captions in their language. */
export function useChosenStyles(book: StyleBook): void {
  useStylesIn(book, useStyles().styles);
}
