import EditOutlined from '@ant-design/icons/EditOutlined';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { type ChatMessage } from '../../../domain/chat/message';
import { overviewAddress } from '../../canvas/landing/overviewAddress';
import { LinkButton } from '../../components/link-button/LinkButton';
import { askedIn } from '../again/useAskAgain';
import { type Cited } from './cited';
import styles from './evidence.module.css';
import { useCitedName } from './useCitedName';

interface FixThisProps {
  readonly message: ChatMessage;
  readonly cited: readonly Cited[];
}

/** Leads to where a wrong fact is mended, from where the question can be asked again. */
export function FixThis({ message, cited }: FixThisProps) {
  const { t } = useTranslation('chat');
  const navigate = useNavigate();
  const nameOf = useCitedName(message.projectId);
  const there = cited.filter(({ isGone }) => !isGone);
  const fix = { because: 'wrong' as const, ...askedIn(message) };
  const addressOf = ({ ref }: Cited) => overviewAddress({ target: ref, projectId: message.projectId, fix });
  const look = { type: 'text', size: 'small', icon: <EditOutlined />, className: styles.fix ?? '' } as const;
  const [first] = there;
  if (first === undefined) return null;
  if (there.length === 1)
    return (
      <LinkButton {...look} to={addressOf(first)}>
        {t('evidence.fix')}
      </LinkButton>
    );
  const items = there.map((each) => ({
    key: each.ref.id,
    label: nameOf(each),
    onClick: () => void navigate(addressOf(each)),
  }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, 'aria-label': t('evidence.fixWhich'), className: styles.fixMenu ?? '' }}
    >
      <Button {...look}>{t('evidence.fix')}</Button>
    </Dropdown>
  );
}
