import { MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { later } from '../../../components/later/later';
import { Logo } from '../../../components/logo/Logo';
import { JobsTool } from '../../../jobs/JobsTool';
import { Bell } from '../../../notifications/bell/Bell';
import { PaletteButton } from '../../../palette/PaletteButton';
import { AccountMenu } from './AccountMenu';
import styles from './DashboardLayout.module.css';

const loadDrawer = async () => (await import('./MobileDrawer')).MobileDrawer;
const MobileDrawer = later(loadDrawer);

/** Fetches the drawer before it is pressed for. When that fails, the press tries again and says so. */
const fetchDrawer = () => void loadDrawer().catch(() => undefined);

/** A bar with the logo, the bell and the account; everything else is in a drawer at the left. */
export function MobileHeader() {
  const { t } = useTranslation('shell');
  const { key } = useLocation();
  // The drawer belongs to the visit of a page on which it was opened: going anywhere closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  // Once it was asked for it stays, so that it can slide out and give the focus back.
  const [isAskedFor, setAskedFor] = useState(false);
  const open = () => {
    setAskedFor(true);
    setOpenedAt(key);
  };
  return (
    <header className={styles.header}>
      <Button
        type="text"
        icon={<MenuOutlined />}
        aria-label={t('menu')}
        aria-expanded={openedAt === key}
        onPointerEnter={fetchDrawer}
        onFocus={fetchDrawer}
        onClick={open}
      />
      <Link to="/" className={styles.logo} aria-label={t('logo')}>
        <Logo />
      </Link>
      <div className={styles.tools}>
        <PaletteButton />
        <JobsTool />
        <Bell />
        <AccountMenu />
      </div>
      {isAskedFor && <MobileDrawer open={openedAt === key} onClose={() => setOpenedAt(undefined)} />}
    </header>
  );
}
