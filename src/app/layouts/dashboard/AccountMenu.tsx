import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { UserAvatar } from './UserAvatar';
import { ACCOUNT_NAVIGATION, LOG_OUT_PATH } from './navigation';

/** The avatar and its menu, headed 'My Account'. */
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
        style: { minWidth: '13rem' },
        onClick: ({ key }) => void navigate(key),
        items: [
          { type: 'group', key: 'title', label: t('account.title'), children: entries },
          { type: 'divider', key: 'divider' },
          { key: LOG_OUT_PATH, label: t('logOut') },
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
