import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

import { useSession } from '../../../auth/session';
import { LoadingIndicator } from '../../../components/loading/LoadingIndicator';
import { ConsentNotice } from '../../analytics/ConsentNotice';
import { Main } from '../Main';
import { PublicHeader } from '../public/PublicHeader';
import { SkipLink } from '../SkipLink';
import styles from './DashboardLayout.module.css';
import { SignedInDashboard } from './SignedInDashboard';

/** Shown for the moment in which the browser finds out who is signed in. */
function Starting() {
  const { t } = useTranslation('common');
  return (
    <main className={styles.starting} role="status">
      <Spin />
      {t('loading')}
    </main>
  );
}

/** Leads to log-in and keeps the wanted page, which is reached after it. */
function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const next = encodeURIComponent(pathname + search + hash);
  return <Navigate to={`/auth/login?next=${next}`} replace />;
}

/** The dashboard for a visitor who is not signed in: the way in instead of the menus of a person. */
function AnonymousDashboard() {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <PublicHeader />
      <ConsentNotice />
      <Main className={styles.main} />
      <LoadingIndicator />
    </div>
  );
}

/** The one page of the dashboard that an anonymous visitor may open; its screen says what sign-in would show. */
const OPEN_TO_ALL = '/dashboard/audio';

/** The layout of everything behind sign-in. Without a session the wanted page is kept and log-in is asked for. */
export function DashboardLayout() {
  const { status } = useSession();
  const { pathname } = useLocation();
  if (status === 'starting') return <Starting />;
  if (status === 'signedIn') return <SignedInDashboard />;
  return pathname === OPEN_TO_ALL ? <AnonymousDashboard /> : <ToLogin />;
}
