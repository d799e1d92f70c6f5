import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { SearchField } from '../../../../components/search/SearchField';
import styles from '../history.module.css';
import { CitedNodeFilter } from './CitedNodeFilter';
import { ConversationSelect } from './ConversationSelect';
import { LAST_DAY } from './days';
import { type Hits } from './useHits';

interface MessageFiltersProps {
  readonly hits: Hits;
  readonly projectId: string;
  readonly conversationId: string | null;
  onConversation(conversationId: string | null): void;
  onClear(): void;
}

/** Words to find, the first and the last day, the node that is cited, and the one conversation to look in. */
export function MessageFilters({ hits, projectId, conversationId, onConversation, onClear }: MessageFiltersProps) {
  const { t } = useTranslation('history');
  const id = useId();
  const { send, snapshot, isFiltered } = hits;
  const { typed, filter } = snapshot.context;
  const day = (side: 'from' | 'until') => (
    <div className={styles.field}>
      <label htmlFor={`${id}-${side}`}>{t(`messages.${side}`)}</label>
      <Input
        id={`${id}-${side}`}
        type="date"
        max={LAST_DAY}
        value={filter[side] ?? ''}
        onChange={({ target }) => send({ type: 'FILTER.CHOSEN', choice: { [side]: target.value || null } })}
      />
    </div>
  );
  return (
    <search className={styles.filters}>
      <SearchField
        className={styles.search ?? ''}
        typed={typed}
        label={t('messages.search')}
        onType={(text) => send({ type: 'TYPED', text })}
      />
      {day('from')}
      {day('until')}
      <CitedNodeFilter
        nodeId={filter.citesNodeId}
        onChange={(nodeId) => send({ type: 'FILTER.CHOSEN', choice: { citesNodeId: nodeId } })}
      />
      <div className={styles.wideField}>
        <label htmlFor={`${id}-conversation`}>{t('messages.conversation')}</label>
        <ConversationSelect
          id={`${id}-conversation`}
          projectId={projectId}
          value={conversationId}
          onChange={onConversation}
        />
      </div>
      {isFiltered && (
        <Button className={styles.clear ?? ''} onClick={onClear}>
          {t('messages.clear')}
        </Button>
      )}
    </search>
  );
}
