import { useEffect } from 'react';

import { useStyles } from '../../graph/styles/useStyles';
import { type StyleBook } from '../style/StyleBook';
import { useSaying } from './useSaying';

/** Keeps a canvas in the looks that the person chose, whichever window they chose them in, and its captions in their language. */
export function useChosenStyles(book: StyleBook): void {
  const { styles } = useStyles();
  useSaying(book);
  useEffect(() => book.setChosen(styles), [book, styles]);
}
