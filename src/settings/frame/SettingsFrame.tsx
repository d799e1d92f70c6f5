import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';

import { Page } from '../../components/page/Page';
import styles from './frame.module.css';
import { SECTIONS } from './sections';

interface SettingsFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One section of the settings: its heading, the way to the others, and its parts. */
export function SettingsFrame({ title, lead, children }: SettingsFrameProps) {
  const { t } = useTranslation(['settings', 'shell']);
  return (
    <Page title={title} lead={lead}>
      <nav aria-label={t('sections')} className={styles.ways}>
        <NavLink to="/dashboard/account" end>
          {t('shell:pages.account')}
        </NavLink>
        {SECTIONS.map(({ name, to }) => (
          <NavLink key={name} to={to} end>
            {t(`section.${name}.name`)}
          </NavLink>
        ))}
      </nav>
      {children}
    </Page>
  );
}
