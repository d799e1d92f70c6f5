import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useLanguage } from '../../app/i18n/useLanguage';
import { LinkButton } from '../../components/link-button/LinkButton';
import { liveActor } from '../../live/liveActor';
import { useIsOffline } from '../../live/liveStatus';
import { NOTIFICATIONS_PATH, selecting } from '../selection';
import { useUnread, useUnreadActor } from '../UnreadContext';
import { useAgo } from '../useAgo';
import styles from './Bell.module.css';
import { preview } from './preview';

/** What the bell opens: the unread notifications in short, newest first, and what stands in the way of knowing them. */
export function BellList() {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const navigate = useNavigate();
  const ago = useAgo();
  const actor = useUnreadActor();
  const items = useUnread(({ context }) => context.items);
  const hasFailed = useUnread((snapshot) => snapshot.matches('failed'));
  const isKnown = useUnread(({ context }) => context.unreadTotal !== null);
  const isOffline = useIsOffline();

  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  const open = (uid: string) => void navigate(NOTIFICATIONS_PATH, { state: selecting(uid) });
  const tryAgain = () => {
    actor.send({ type: 'RETRIED' });
    liveActor.send({ type: 'RETRIED' });
  };
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('bell.name')}>
      {hasFailed && (
        <div className={styles.failure} role="alert">
          <span>{t('bell.failed')}</span>
          <Button size="small" onClick={tryAgain}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {!hasFailed && isOffline && <p className={styles.quiet}>{t('bell.offlineHint')}</p>}
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map(({ uid, messages, createdAt }) => (
            <li key={uid}>
              <button type="button" className={styles.entry} onClick={() => open(uid)}>
                <span lang={language}>{preview(messages[language])}</span>
                <time dateTime={createdAt} className={styles.when}>
                  {ago(createdAt)}
                </time>
              </button>
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 && !hasFailed && <p className={styles.empty}>{t(isKnown ? 'bell.empty' : 'loading')}</p>}
      <footer className={styles.footer}>
        <LinkButton to={NOTIFICATIONS_PATH} type="link" size="small">
          {t('bell.all')}
        </LinkButton>
      </footer>
    </section>
  );
}
