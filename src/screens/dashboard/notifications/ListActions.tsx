import { CheckOutlined, DeleteOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useTranslation } from 'react-i18next';

import { LinkButton } from '../../../components/link-button/LinkButton';
import { useMarkAllAsRead } from '../../../notifications/calls/useMarkAsRead';
import { useUnread } from '../../../notifications/UnreadContext';

interface ListActionsProps {
  readonly isEmpty: boolean;
  onDeleteAll(): void;
}

/** What can be done with all notifications at once. */
export function ListActions({ isEmpty, onDeleteAll }: ListActionsProps) {
  const { t } = useTranslation('notifications');
  const markAll = useMarkAllAsRead();
  const unreadTotal = useUnread(({ context }) => context.unreadTotal) ?? 0;
  return (
    <Space wrap role="toolbar" aria-label={t('toolbar')}>
      <Button icon={<CheckOutlined aria-hidden />} disabled={unreadTotal === 0} onClick={() => void markAll()}>
        {t('markAll')}
      </Button>
      <Button danger icon={<DeleteOutlined aria-hidden />} disabled={isEmpty} onClick={onDeleteAll}>
        {t('deleteAll')}
      </Button>
      <LinkButton to="/dashboard/notifications-settings" type="text" icon={<SettingOutlined aria-hidden />}>
        {t('settings')}
      </LinkButton>
    </Space>
  );
}
