import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ProposalState } from '../../../domain/chat/message';

const LOOKS = {
  open: { color: 'processing', icon: <EyeOutlined aria-hidden /> },
  applied: { color: 'success', icon: <CheckOutlined aria-hidden /> },
  refused: { color: 'default', icon: <CloseOutlined aria-hidden /> },
} as const;

/** How a proposal stands, in a word. */
export function StateTag({ state }: { readonly state: ProposalState }) {
  const { t } = useTranslation('chat');
  return (
    <span role="status">
      <Tag {...LOOKS[state]}>{t(`proposal.state.${state}`)}</Tag>
    </span>
  );
}
