import { useEffect, useState } from 'react';

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
  const [book] = useState(() => new StyleBook(new LabelColours()));
  const { styles, isRead, hasFailed } = useKnownStyles(projectId);
  const say = useSayValue();
  const language = useLanguage();
  const [known, setKnown] = useState<string | null>(null);
  useEffect(() => book.setSaying(say, language), [book, say, language]);
  useEffect(() => book.setChosen(styles), [book, styles]);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    void projectSummary(projectId).then((summary) => {
      if (isOver) return;
      book.know(summary);
      setKnown(projectId);
    });
    return () => {
      isOver = true;
    };
  }, [book, projectId, isWanted]);
  return (isRead || hasFailed) && known === projectId ? book : null;
}
