import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { later } from '../../components/later/later';
import { type GraphElement, isNode } from '../../../domain/elements/elements';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useWorkbench } from '../workbench/Workbench';
import styles from './panel.module.css';

const ElementDetails = later(async () => (await import('./ElementDetails')).ElementDetails);

/** What the selected element holds: beside the canvas, or below it on a narrow screen. */
export function ElementPanel({ onDelete }: { onDelete(element: GraphElement): void }) {
  const { t } = useTranslation('canvas');
  const { tool } = useWorkbench();
  const { model } = useGraphSnapshot();
  const selection = useSelector(tool, ({ context }) => context.selection);
  const element = selection === null ? undefined : model.element(selection);
  if (element === undefined) return null;

  const close = () => tool.send({ type: 'SELECTION.CLEARED' });
  const title = t(isNode(element) ? 'panel.node' : 'panel.relationship');
  return (
    <aside className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={t('close')} onClick={close} />
      </header>
      <ElementDetails key={element.id} element={element} onDelete={onDelete} />
    </aside>
  );
}
