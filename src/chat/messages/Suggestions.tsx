import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';

import { Isolated } from '../../components/isolated/Isolated';
import { type ChatMessage } from '../../../domain/chat/message';
import { nextSteps } from '../../../domain/chat/readings';
import { type Query } from '../../../domain/query/Query';
import { overviewAddress } from '../../canvas/landing/overviewAddress';
import { LinkButton } from '../../components/link-button/LinkButton';
import { askedIn } from '../again/useAskAgain';
import styles from './messages.module.css';

type Suggestion = ChatMessage['suggestions'][number];

/** Where what an answer lacked is added, and from where its question can be asked again. */
function addingAddress({ nodeId, name, property }: Suggestion, message: ChatMessage): string {
  return overviewAddress({
    target: nodeId === undefined ? { kind: 'new', name: name ?? '' } : { kind: 'node', id: nodeId },
    projectId: message.projectId,
    fix: { because: 'missing', ...askedIn(message), ...(property === undefined ? {} : { property }) },
  });
}

interface SuggestionsProps {
  readonly message: ChatMessage;
  readonly isBusy: boolean;
  onAsk(text: string): void;
  /** Answers by another reading. */
  onRead(query: Query): void;
}

/** What may be asked next, and the offer to add what is missing. */
export function Suggestions({ message, isBusy, onAsk, onRead }: SuggestionsProps) {
  const { t } = useTranslation('chat');
  const suggestions = nextSteps(message);
  if (suggestions.length === 0) return null;
  return (
    <div className={styles.suggestions} role="group" aria-label={t('suggestions')}>
      {suggestions.map((suggestion) => {
        const { kind, text, of, name, says, query } = suggestion;
        // What two of them may mean can be called alike.
        const key = [text, of, name].join('\n');
        return kind === 'add' ? (
          <LinkButton key={key} to={addingAddress(suggestion, message)} icon={<PlusOutlined aria-hidden />}>
            <Isolated text={text} />
          </LinkButton>
        ) : (
          <Button
            key={key}
            disabled={isBusy}
            className={styles.suggestion ?? ''}
            onClick={() => (query === undefined ? onAsk(text) : onRead(query))}
          >
            {says ?? text}
          </Button>
        );
      })}
    </div>
  );
}
