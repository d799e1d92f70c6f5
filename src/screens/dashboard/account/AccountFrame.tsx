import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { Page } from '../../../components/page/Page';
import styles from './account.module.css';
import { SECTIONS } from './sections';

interface AccountFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One section of the settings: the way to the others, its heading and its parts. */
export function AccountFrame({ title, lead, children }: AccountFrameProps) {
  const { t } = useTranslation(['settings', 'shell']);
  return (
    <Page title={title} lead={lead}>
      <nav aria-label={t('sections')} className={styles.ways}>
        <NavLink to="/dashboard/account" end>
          {t('shell:pages.account')}
        </NavLink>
        {SECTIONS.map(({ name, to }) => (
          <NavLink key={name} to={to}>
            {t(`section.${name}.name`)}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  );
}
