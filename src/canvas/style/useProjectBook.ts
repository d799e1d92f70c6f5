import { useEffect, useMemo, useState } from 'react';

import { projectSummary } from '../../graph/styles/projectSummary';
import { useKnownStyles } from '../../graph/styles/useStyles';
import { useLanguage } from '../../app/i18n/useLanguage';
import { useSayValue } from '../../graph/styles/useSayValue';
import { LabelColours } from './palette';
import { StyleBook } from './StyleBook';

/**
 * The looks of a project for what is drawn of it outside its canvas, the same as on it; null until they are known.
 * @param isWanted whether something is about to be drawn
 */
export function useProjectBook(projectId: string, isWanted: boolean): StyleBook | null {
  const { styles, isRead, hasFailed } = useKnownStyles(projectId);
  const say = useSayValue();
  const language = useLanguage();
  const [known, setKnown] = useState<{ readonly projectId: string; readonly book: StyleBook } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void projectSummary(projectId).then((summary) => {
      if (!isOver) setKnown({ projectId, book: new StyleBook(new LabelColours()).knowing(summary) });
    });
    return () => {
      isOver = true;
    };
  }, [projectId, isWanted]);
  const book = useMemo(() => known?.book.choosing(styles).saying(say, language), [known, styles, say, language]);
  return book !== undefined && (isRead || hasFailed) && known?.projectId === projectId ? book : null;
}
