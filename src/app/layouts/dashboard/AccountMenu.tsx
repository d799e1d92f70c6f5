import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { later } from '../../../components/later/later';
import { withTexts } from '../../i18n/i18n';
import { UserAvatar } from './UserAvatar';
import { LOG_OUT_PATH } from '../layoutOf';
import { ACCOUNT_NAVIGATION } from './navigation';

const HISTORY = '/dashboard/chat-messages';
const HistoryName = () => useTranslation('shell').t('navigation.history');
// Asked for when the menu is opened for the first time; where it cannot be loaded the entry says where it leads.
const Meter = later(() =>
  withTexts(['account'], async () => (await import('../../../interactions/Meter')).Meter)().catch(() => HistoryName),
);

/**
 * The avatar and its menu, headed 'My Account'; it tells how many messages went to the assistant, and leads to them. That
 * comes after the menu has opened, and so stands last and as wide as the rest, where it pushes nothing away.
 */
export function AccountMenu() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const entries = ACCOUNT_NAVIGATION.map(({ to, label }) => ({ key: to, label: t(`account.${label}`) }));
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      menu={{
        style: { width: '15rem' },
        onClick: ({ key }) => void navigate(key),
        items: [
          { type: 'group', key: 'title', label: t('account.title'), children: entries },
          { type: 'divider', key: 'divider' },
          { key: LOG_OUT_PATH, label: t('logOut') },
          { type: 'divider', key: 'meterDivider' },
          { key: HISTORY, label: <Meter /> },
        ],
      }}
    >
      <Button
        type="text"
        shape="circle"
        icon={<UserAvatar />}
        title={t('account.title')}
        aria-label={t('account.title')}
        aria-haspopup="menu"
      />
    </Dropdown>
  );
}
