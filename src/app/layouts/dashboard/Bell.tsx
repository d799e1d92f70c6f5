import { BellOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from './DashboardLayout.module.css';

/** The notifications bell. Nothing in Harta sends notifications yet, so there are never new ones. */
export function Bell() {
  const { t } = useTranslation('shell');
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      content={
        <p className={styles.bellEmpty} role="status">
          {t('bell.empty')}
        </p>
      }
    >
      <Button type="text" icon={<BellOutlined />} title={t('bell.title')} aria-label={t('bell.title')} />
    </Popover>
  );
}
