import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../app/i18n/useLanguage';
import { useUnread } from '../UnreadContext';
import styles from './Bell.module.css';

/** Says politely, to those who listen to the page, what has just arrived; each arrival once. */
export function News() {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const news = useUnread(({ context }) => context.news);
  const [newest] = news;
  const text =
    newest === undefined
      ? undefined
      : news.length === 1
        ? t('news.one', { message: newest.messages[language] })
        : t('news.several', { count: news.length });
  return (
    <div className={styles.news} role="status">
      {newest !== undefined && <span key={newest.uid}>{text}</span>}
    </div>
  );
}
