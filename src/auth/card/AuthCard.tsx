import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { LanguageMenu } from '../../components/language/LanguageMenu';
import { Logo } from '../../components/logo/Logo';
import styles from './AuthCard.module.css';

interface AuthCardProps {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
  /** The way to another of these pages. */
  readonly foot?: ReactNode;
}

/** The card that every sign-in page is. */
export function AuthCard({ title, lead, children, foot }: AuthCardProps) {
  const { t } = useTranslation('auth');
  return (
    <div className={styles.card}>
      <div className={styles.brand}>
        <Link to="/" className={styles.home} aria-label={t('homeLink')}>
          <Logo />
        </Link>
        <LanguageMenu />
      </div>
      <h1 className={styles.title}>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}
