import { MailOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useSession } from '../../../auth/session';
import { LanguageMenu } from '../../../components/language/LanguageMenu';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { Logo } from '../../../components/logo/Logo';
import { ThemeMenu } from '../../../components/theme/ThemeMenu';
import { appConfig } from '../../config';
import styles from './PublicLayout.module.css';

/** Logo, contact, language, theme, and the way in. */
export function PublicHeader() {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  return (
    <header className={styles.header}>
      <Link to="/" className={styles.logo} aria-label={t('logo')}>
        <Logo />
      </Link>
      <a href={appConfig().contactUrl} className={styles.contact}>
        <MailOutlined aria-hidden />
        <span className={styles.contactText}>{t('contact')}</span>
      </a>
      <LanguageMenu />
      <ThemeMenu />
      {status === 'signedIn' ? (
        <LinkButton type="primary" to="/dashboard/data-overview">
          {t('openApp')}
        </LinkButton>
      ) : (
        <LinkButton type="primary" to="/auth/login">
          {t('logIn')}
        </LinkButton>
      )}
    </header>
  );
}
