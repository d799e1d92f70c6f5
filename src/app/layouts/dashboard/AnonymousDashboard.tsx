import { LoadingIndicator } from '../../../components/loading/LoadingIndicator';
import { Main } from '../Main';
import { PublicHeader } from '../public/PublicHeader';
import { SkipLink } from '../SkipLink';
import styles from './DashboardLayout.module.css';

/** The dashboard for a visitor who is not signed in: the way in instead of the menus of a person. */
export function AnonymousDashboard() {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <PublicHeader />
      <Main className={styles.main} />
      <LoadingIndicator />
    </div>
  );
}
