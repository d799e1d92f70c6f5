import { useStyles } from '../../graph/styles/useStyles';
import { type StyleBook } from '../style/StyleBook';
import { useStylesIn } from './useStylesIn';

/** Keeps a canvas in the looks that the person chose, whichever window they chose them in, and its captions in their language. */
export function useChosenStyles(book: StyleBook): void {
  useStylesIn(book, useStyles().styles);
}
