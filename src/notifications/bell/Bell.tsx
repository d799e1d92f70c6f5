import { BellOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { later } from '../../components/later/later';
import { useIsOffline } from '../../live/liveStatus';
import { useUnread } from '../UnreadContext';
import styles from './Bell.module.css';
import { News } from './News';

const BellList = later(async () => (await import('./BellList')).BellList);

/** The notifications bell: how many are unread, and a list of them that opens below it. */
export function Bell() {
  const { t } = useTranslation('notifications');
  const { key } = useLocation();
  // The list belongs to the visit of a page on which it was opened: going anywhere closes it.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;
  const button = useRef<HTMLButtonElement>(null);
  const unreadTotal = useUnread(({ context }) => context.unreadTotal) ?? 0;
  const isOffline = useIsOffline();
  const name = unreadTotal === 0 ? t('bell.name') : t('bell.nameUnread', { count: unreadTotal });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpenedAt(undefined);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpenedAt(undefined);
  };
  return (
    <div className={styles.place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={button}
        type="text"
        title={t('bell.name')}
        aria-label={isOffline ? `${name}, ${t('bell.offline')}` : name}
        aria-expanded={isOpen}
        icon={<BellOutlined className={isOffline ? (styles.offline ?? '') : ''} />}
        onClick={() => setOpenedAt(isOpen ? undefined : key)}
      />
      {unreadTotal > 0 && (
        <span className={styles.count} aria-hidden="true">
          {t('bell.number', { value: unreadTotal })}
        </span>
      )}
      {isOpen && <BellList />}
      <News />
    </div>
  );
}
