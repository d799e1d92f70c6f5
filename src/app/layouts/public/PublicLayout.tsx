import { ConsentNotice } from '../../analytics/ConsentNotice';
import { Main } from '../Main';
import { SkipLink } from '../SkipLink';
import { PublicFooter } from './PublicFooter';
import { PublicHeader } from './PublicHeader';
import styles from './PublicLayout.module.css';

/** The layout of every page that anybody may read. */
export function PublicLayout() {
  return (
    <div className={styles.layout}>
      <SkipLink />
      <PublicHeader />
      <ConsentNotice />
      <Main className={styles.main} />
      <PublicFooter />
    </div>
  );
}
