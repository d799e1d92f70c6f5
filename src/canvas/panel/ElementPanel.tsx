import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { later } from '../../components/later/later';
import { useGraphSnapshot } from '../../graph/GraphModelContext';
import { useTool, useWorkbench } from '../workbench/Workbench';
import styles from './panel.module.css';

const SetPanel = later(async () => (await import('../sets/SetPanel')).SetPanel);
const ElementDetails = later(async () => (await import('./ElementDetails')).ElementDetails);

/** What the selected element holds, or the selected ones together. */
export function ElementPanel() {
  const { t } = useTranslation('canvas');
  const { tool } = useWorkbench();
  const { model } = useGraphSnapshot();
  const selection = useTool(({ context }) => context.selection);
  const selected = useTool(({ context }) => context.selected);
  const element = selection === null ? undefined : model.element(selection);
  const isSet = selected.length > 1;
  const content = isSet ? (
    <SetPanel selected={selected} />
  ) : (
    element && <ElementDetails key={element.id} element={element} />
  );
  if (content === undefined) return null;

  const close = () => tool.send({ type: 'SELECTION.CLEARED' });
  const title = t(isSet ? 'set.name' : selection?.kind === 'node' ? 'panel.node' : 'panel.relationship');
  return (
    <aside aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button type="text" icon={<CloseOutlined />} aria-label={t('close')} onClick={close} />
      </header>
      {content}
    </aside>
  );
}
