import { Alert, Button, Skeleton, Space } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useLanguage } from '../../../app/i18n/useLanguage';
import { LinkButton } from '../../../components/link-button/LinkButton';
import { problemCode } from '../../../components/problem/problemCode';
import { useProblemText } from '../../../components/problem/problemText';
import { KindIcon } from '../../../notifications/kinds';
import styles from './notifications.module.css';
import { useReadInFull } from './useReadInFull';

/** Says a point in time with its day and minute, in the reader's language and time zone. */
function useMomentText(): (iso: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short' });
    return (iso) => format.format(new Date(iso));
  }, [language]);
}

interface NotificationDetailProps {
  readonly uid: string;
  onDelete(uid: string): void;
  onClose(): void;
}

/** One notification in full, with the way to what it is about. */
export function NotificationDetail({ uid, onDelete, onClose }: NotificationDetailProps) {
  const { t } = useTranslation('notifications');
  const language = useLanguage();
  const moment = useMomentText();
  const problemText = useProblemText();
  const { notification, error, retry } = useReadInFull(uid);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // After the page that was reached has put the focus on its heading: what was asked for is further down.
    const timer = setTimeout(() => place.current?.focus());
    return () => clearTimeout(timer);
  }, [uid]);

  const isGone = problemCode(error) === 'NOTIFICATION_NOT_FOUND';
  const close = <Button onClick={onClose}>{t('detail.close')}</Button>;
  return (
    <article ref={place} className={styles.detail} tabIndex={-1} aria-label={t('detail.label')}>
      {isGone && (
        <Alert
          role="alert"
          type="info"
          showIcon
          title={t('detail.gone')}
          description={t('detail.goneText')}
          action={close}
        />
      )}
      {!isGone && notification === undefined && error === undefined && <Skeleton active paragraph={{ rows: 2 }} />}
      {!isGone && notification === undefined && error !== undefined && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={t('detail.failed')}
          description={problemText(error)}
          action={<Button onClick={retry}>{t('tryAgain')}</Button>}
        />
      )}
      {!isGone && notification !== undefined && (
        <>
          <h2 className={styles.kindTitle}>
            <KindIcon kind={notification.kind} /> {t(`kind.${notification.kind}`)}
          </h2>
          <time dateTime={notification.createdAt} className={styles.when}>
            {moment(notification.createdAt)}
          </time>
          <p className={styles.full}>{notification.messages[language]}</p>
          <Space wrap>
            {notification.link !== undefined && (
              <LinkButton type="primary" to={notification.link}>
                {t('detail.open')}
              </LinkButton>
            )}
            <Button danger onClick={() => onDelete(uid)}>
              {t('delete')}
            </Button>
            {close}
          </Space>
        </>
      )}
    </article>
  );
}
