import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { isNode } from '../../../../domain/elements/elements';
import styles from '../../../canvas/panel/panel.module.css';
import { useShowing, useTool } from '../../../canvas/workbench/Workbench';
import { later } from '../../../components/later/later';
import { useGraphSnapshot } from '../../../graph/GraphModelContext';

// What stands in a frame is small until something is chosen.
const ViewDetails = later(async () => (await import('./ViewDetails')).ViewDetails);

/** What the selected element of a view holds: beside the canvas, or below it on a narrow screen. */
export function ViewPanel() {
  const { t } = useTranslation('canvas');
  const { tool } = useShowing();
  const { model } = useGraphSnapshot();
  const selection = useTool(({ context }) => context.selection);
  const element = selection === null ? undefined : model.element(selection);
  if (element === undefined) return null;
  const title = t(isNode(element) ? 'panel.node' : 'panel.relationship');
  return (
    <aside className={styles.panel} aria-label={title}>
      <header className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={t('close')}
          onClick={() => tool.send({ type: 'SELECTION.CLEARED' })}
        />
      </header>
      <ViewDetails key={element.id} element={element} />
    </aside>
  );
}
