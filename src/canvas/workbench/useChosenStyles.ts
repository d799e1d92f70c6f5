import { useEffect } from 'react';

import { isNode } from '../../../domain/elements/elements';
import { useStyles } from '../../graph/styles/useStyles';
import { useValueText } from '../../graph/useValueText';
import { type SayValue, type StyleBook } from '../style/StyleBook';

/** Keeps a canvas in the looks that the person chose, whichever window they chose them in, and its captions in their language. */
export function useChosenStyles(book: StyleBook): void {
  const { styles } = useStyles();
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
