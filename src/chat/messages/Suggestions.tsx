import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { type ChatMessage } from '../../../machines/chatAnswer';
import { LinkButton } from '../../components/link-button/LinkButton';
import styles from './messages.module.css';

/** Where what is missing in the graph is added. */
const ADDING = '/dashboard/data-overview';

interface SuggestionsProps {
  readonly suggestions: ChatMessage['suggestions'];
  readonly isBusy: boolean;
  onAsk(text: string): void;
}

/** What may be asked next, and the offer to add what is missing. */
export function Suggestions({ suggestions, isBusy, onAsk }: SuggestionsProps) {
  const { t } = useTranslation('chat');
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.suggestions} role="group" aria-label={t('suggestions')}>
      {suggestions.map(({ kind, text }) =>
        kind === 'add' ? (
          <LinkButton key={text} to={ADDING} icon={<PlusOutlined aria-hidden />}>
            {text}
          </LinkButton>
        ) : (
          <Button key={text} disabled={isBusy} className={styles.suggestion ?? ''} onClick={() => onAsk(text)}>
            {text}
          </Button>
        ),
      )}
    </div>
  );
}
