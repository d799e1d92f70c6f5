import { ConsentNotice } from '../../analytics/ConsentNotice';
import { Main } from '../Main';
import styles from './AuthLayout.module.css';

/** Centres its content vertically; no header. */
export function AuthLayout() {
  return (
    <div className={styles.layout}>
      <div className={styles.notice}>
        <ConsentNotice />
      </div>
      <Main className={styles.main} />
    </div>
  );
}
