import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { useBook, useTool, useWorkbench } from '../workbench/Workbench';
import styles from './stage.module.css';

const HINTED = ['choosingSource', 'choosingTarget', 'choosingEnd', 'panning', 'lassoing', 'boxing'] as const;
const isHinted = (state: string): state is (typeof HINTED)[number] => HINTED.some((hinted) => hinted === state);

/** Says what the tool in hand waits for, and how to put it away. */
export function StageHint() {
  const { tool, model } = useWorkbench();
  const book = useBook();
  const { t } = useTranslation('canvas');
  const state = useTool((snapshot) => snapshot.value);
  const pointed = useTool(({ context }) => context.pointed);
  if (!isHinted(state)) return null;
  const node = pointed === null ? undefined : model.node(pointed);
  return (
    <div className={styles.hint} role="status">
      <span>{node === undefined ? t(`hint.${state}`) : t('hint.pointed', { caption: book.nameOf(node) })}</span>
      <Button size="small" shape="round" onClick={() => tool.send({ type: 'CANCELLED' })}>
        {t('action.cancel')}
      </Button>
    </div>
  );
}
