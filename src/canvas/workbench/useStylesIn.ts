import { useEffect } from 'react';

import { type StoredStyle } from '../../../domain/styles/style';
import { useStyles } from '../../graph/styles/useStyles';
import { useLanguage } from '../../app/i18n/useLanguage';
import { useSayValue } from '../../graph/styles/useSayValue';
import { useProject } from '../../project/ProjectContext';
import { type CanvasStore } from '../store/canvasStore';
import { changeBook } from '../store/looks';

/** Keeps a canvas in these looks, and its captions in the language of who reads them. */
export function useStylesIn(store: CanvasStore, styles: readonly StoredStyle[]): void {
  const say = useSayValue();
  const language = useLanguage();
  useEffect(() => changeBook(store, (book) => book.saying(say, language)), [store, say, language]);
  useEffect(() => changeBook(store, (book) => book.choosing(styles)), [store, styles]);
}

/** A canvas waits so long for the looks that were chosen, in milliseconds; then it is drawn in those that follow from the graph. */
const PATIENCE = 5000;

/** Keeps a canvas in the looks that the person chose, whichever window they chose them in, and its captions in their language. */
export function useChosenStyles(store: CanvasStore): void {
  const { styles, isRead, hasFailed } = useStyles();
  useStylesIn(store, styles);
  const { projectId } = useProject();
  // Before it is known which project is meant, the answer is about another one.
  const isAnswered = projectId !== undefined && (isRead || hasFailed);
  useEffect(() => {
    const settle = () => store.setState({ areLooksKnown: true });
    if (isAnswered) settle();
    const timer = setTimeout(settle, PATIENCE);
    return () => clearTimeout(timer);
  }, [store, isAnswered]);
}
