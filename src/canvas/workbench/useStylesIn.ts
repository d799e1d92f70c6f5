import { useEffect } from 'react';

import { type StoredStyle } from '../../../domain/styles/style';
import { useStyles } from '../../graph/styles/useStyles';
import { useLanguage } from '../../app/i18n/useLanguage';
import { useSayValue } from '../../graph/styles/useSayValue';
import { useProject } from '../../project/ProjectContext';
import { type StyleBook } from '../style/StyleBook';

/** Keeps a canvas in these looks, and its captions in the language of who reads them. */
export function useStylesIn(book: StyleBook, styles: readonly StoredStyle[]): void {
  const say = useSayValue();
  const language = useLanguage();
  useEffect(() => book.setSaying(say, language), [book, say, language]);
  useEffect(() => book.setChosen(styles), [book, styles]);
}

/** A canvas waits so long for the looks that were chosen, in milliseconds; then it is drawn in those that follow from the graph. */
const PATIENCE = 5000;

/** Keeps a canvas in the looks that the person chose, whichever window they chose them in, and its captions in their language. */
export function useChosenStyles(book: StyleBook): void {
  const { styles, isRead, hasFailed } = useStyles();
  useStylesIn(book, styles);
  const { projectId } = useProject();
  // Before it is known which project is meant, the answer is about another one.
  const isAnswered = projectId !== undefined && (isRead || hasFailed);
  useEffect(() => {
    if (isAnswered) book.settle();
    const timer = setTimeout(() => book.settle(), PATIENCE);
    return () => clearTimeout(timer);
  }, [book, isAnswered]);
}
