import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { LanguageMenu } from '../../../components/language/LanguageMenu';
import { Logo } from '../../../components/logo/Logo';
import { ThemeMenu } from '../../../components/theme/ThemeMenu';
import { ProjectMenu } from '../../../project/ProjectMenu';
import { JobsTool } from '../../../jobs/JobsTool';
import { Bell } from '../../../notifications/bell/Bell';
import { PaletteButton } from '../../../palette/PaletteButton';
import { AccountMenu } from './AccountMenu';
import styles from './DashboardLayout.module.css';
import { MainNavigation } from './MainNavigation';

/** Logo and navigation at the start; project, language, theme, bell and account at the end. */
export function DesktopHeader() {
  const { t } = useTranslation('shell');
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label={t('logo')}>
        <Logo />
      </Link>
      <MainNavigation direction="row" />
      <div className={styles.tools}>
        <ProjectMenu />
        <PaletteButton />
        <LanguageMenu />
        <ThemeMenu />
        <JobsTool />
        <Bell />
        <AccountMenu />
      </div>
    </header>
  );
}
