import { MenuOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { Logo } from '../../../components/logo/Logo';
import { Bell } from '../../../notifications/bell/Bell';
import { AccountMenu } from './AccountMenu';
import styles from './DashboardLayout.module.css';
import { DrawerContent } from './DrawerContent';

/** A bar with the logo, the bell and the account; everything else is in a drawer at the left. */
export function MobileHeader() {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // The drawer belongs to the visit of a page on which it was opened: going anywhere closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  return (
    <header className={styles.header}>
      <Button
        type="text"
        icon={<MenuOutlined />}
        aria-label={t('menu')}
        aria-expanded={openedAt === key}
        onClick={() => setOpenedAt(key)}
      />
      <Link to="/" className={styles.logo} aria-label={t('logo')}>
        <Logo />
      </Link>
      <div className={styles.tools}>
        <Bell />
        <AccountMenu />
      </div>
      <Drawer
        placement="left"
        size={320}
        open={openedAt === key}
        onClose={() => setOpenedAt(undefined)}
        title={t('menu')}
        className={styles.drawer ?? ''}
      >
        <DrawerContent />
      </Drawer>
    </header>
  );
}
