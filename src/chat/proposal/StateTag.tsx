import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ProposalState } from '../../../domain/chat/message';

const LOOKS = {
  open: { color: 'processing', icon: <EyeOutlined aria-hidden /> },
  applied: { color: 'success', icon: <CheckOutlined aria-hidden /> },
  undone: { color: 'warning', icon: <UndoOutlined aria-hidden /> },
  refused: { color: 'default', icon: <CloseOutlined aria-hidden /> },
} as const;

interface StateTagProps {
  readonly state: ProposalState;
  /** How many changes it speaks of: some languages say it otherwise of one and of several. */
  readonly count: number;
}

/** How a proposal stands, in a word. */
export function StateTag({ state, count }: StateTagProps) {
  const { t } = useTranslation('chat');
  return (
    <span role="status">
      <Tag {...LOOKS[state]}>{t(`proposal.state.${state}`, { count })}</Tag>
    </span>
  );
}
