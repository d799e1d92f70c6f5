import { BulbOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { type ChatMessage } from '../../../domain/chat/message';
import { LINK_TITLES } from '../../components/linked-text/linkTitles';
import styles from './messages.module.css';

/** What beside the graph an answer was drawn from: help questions and train examples, with the way to them. */
export function Sources({ sources }: { readonly sources: ChatMessage['sources'] }) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation('shell');
  return (
    <ul className={styles.sources} aria-label={t('source.title')}>
      {sources.map(({ basis, key, title, link }) => {
        const page = link === undefined ? undefined : LINK_TITLES[link];
        return basis === 'faq' ? (
          <li key={key}>
            <QuestionCircleOutlined aria-hidden />
            <span>
              <Link to={`/dashboard/help-center#${key}`}>{t('source.faq', { title })}</Link>
              {link !== undefined && page !== undefined && (
                <>
                  {' · '}
                  <Link to={link}>{t('source.toPage', { page: shell(`pages.${page}`) })}</Link>
                </>
              )}
            </span>
          </li>
        ) : (
          <li key={key}>
            <BulbOutlined aria-hidden />
            <Link to="/dashboard/data-configuration/assistant">{t('source.example', { title })}</Link>
          </li>
        );
      })}
    </ul>
  );
}
