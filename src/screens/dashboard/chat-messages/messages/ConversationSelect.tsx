import { useQuery } from '@apollo/client/react';
import { Select, Spin } from 'antd';
import { useTranslation } from 'react-i18next';

import { HistoryConversationDocument } from '../../../../../graphql/generated/history';
import { useConversationList } from '../../../../chat/list/useConversationList';

interface ConversationSelectProps {
  readonly id: string;
  readonly projectId: string;
  readonly value: string | null;
  onChange(conversationId: string | null): void;
}

/** What a conversation is called; one that is gone says so. */
function useTitle(conversationId: string | null): string {
  const { t } = useTranslation('history');
  const { data, error } = useQuery(HistoryConversationDocument, {
    variables: { conversationId: conversationId ?? '' },
    skip: conversationId === null,
  });
  return data?.conversation?.title ?? (error === undefined ? '' : t('messages.goneConversation'));
}

/** Finds a conversation by its title; arrow keys and Enter choose. */
export function ConversationSelect({ id, projectId, value, onChange }: ConversationSelectProps) {
  const { t } = useTranslation('history');
  const { snapshot, send } = useConversationList(projectId);
  const title = useTitle(value);
  const { page } = snapshot.context;
  const isBusy = snapshot.matches('typing') || snapshot.matches('loading');
  const found = (page?.items ?? []).map((conversation) => ({ value: conversation.id, label: conversation.title }));
  const isListed = value === null || found.some((option) => option.value === value);
  const nothing = t(snapshot.matches('failed') ? 'messages.conversationFailed' : 'messages.noConversation');
  return (
    <Select<string>
      id={id}
      allowClear
      value={value}
      placeholder={t('messages.anyConversation')}
      showSearch={{ filterOption: false, onSearch: (text) => send({ type: 'TYPED', text }) }}
      options={isListed ? found : [{ value, label: title }, ...found]}
      notFoundContent={isBusy ? <Spin size="small" /> : nothing}
      onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
    />
  );
}
