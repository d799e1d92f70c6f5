import { useTranslation } from 'react-i18next';

import { isNode } from '../../domain/elements/elements';
import { useGraphSnapshot } from '../graph/GraphModelContext';
import styles from './stage/stage.module.css';
import { useBook, useTool } from './workbench/Workbench';

/** Says to those who do not see the canvas what is selected and what the tool in hand waits for. */
export function Announcer() {
  const { t } = useTranslation('canvas');
  const book = useBook();
  const { model } = useGraphSnapshot();
  const selection = useTool(({ context }) => context.selection);
  const many = useTool(({ context }) => context.selected.length);
  const element = selection === null ? undefined : model.element(selection);
  const sayType = (name: string) => book.nameInWords({ kind: 'type', name });
  const caption = (id: string) => book.nameOf(model.node(id));
  const words =
    element === undefined
      ? ''
      : many > 1
        ? t('announce.set', { count: many, caption: isNode(element) ? book.nameOf(element) : sayType(element.type) })
        : isNode(element)
          ? t('announce.node', { caption: book.nameOf(element), count: element.degree })
          : t('announce.relationship', {
              type: sayType(element.type),
              start: caption(element.startNodeId),
              end: caption(element.endNodeId),
            });
  return (
    <div aria-live="polite" className={styles.hidden}>
      {words}
    </div>
  );
}
