import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';

import styles from './DashboardLayout.module.css';
import { DrawerContent } from './DrawerContent';

interface MobileDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The drawer of narrow screens; it holds what does not fit into the header. */
export function MobileDrawer({ open, onClose }: MobileDrawerProps) {
  const { t } = useTranslation('shell');
  return (
    <Drawer placement="left" size={320} open={open} onClose={onClose} title={t('menu')} className={styles.drawer ?? ''}>
      <DrawerContent />
    </Drawer>
  );
}
