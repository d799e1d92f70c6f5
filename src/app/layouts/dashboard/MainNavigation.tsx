import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import styles from './MainNavigation.module.css';
import { MAIN_NAVIGATION } from './navigation';

interface MainNavigationProps {
  readonly direction: 'row' | 'column';
}

/** Chat, History, Overview, Data Management, Processing; the present page is marked. */
export function MainNavigation({ direction }: MainNavigationProps) {
  const { t } = useTranslation('shell');
  return (
    <nav aria-label={t('navigation.title')}>
      <ul className={styles[direction] ?? ''}>
        {MAIN_NAVIGATION.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} className={styles.link ?? ''}>
              {t(`navigation.${label}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
