import BorderInnerOutlined from '@ant-design/icons/BorderInnerOutlined';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { toolsOf } from '../../actions';
import { later } from '../../components/later/later';
import { useMinimapChoice } from '../minimap/useMinimapChoice';
import { useActions } from '../workbench/useActions';
import { ActionButton } from './ActionButton';
import styles from './toolbar.module.css';

const SmallMap = later(async () => (await import('../minimap/SmallMap')).SmallMap);

/** How near the graph is seen, and where in it one is: in the corner where maps have it. */
export function ViewControls() {
  const { t } = useTranslation('canvas');
  const map = useMinimapChoice(useActions().state.nodesShown);
  return (
    <div role="group" aria-label={t('viewControls')} className={styles.view}>
      {map.isOpen && <SmallMap />}
      <div className={styles.buttons}>
        {map.isOffered && (
          <Button
            type="text"
            className={styles.map ?? ''}
            icon={<BorderInnerOutlined aria-hidden />}
            aria-label={t('minimap')}
            title={t('minimap')}
            aria-expanded={map.isOpen}
            onClick={map.toggle}
          />
        )}
        {toolsOf('corner').map((action) => (
          <ActionButton key={action.id} action={action} />
        ))}
      </div>
    </div>
  );
}
