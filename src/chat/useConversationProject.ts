import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';

import { ConversationProjectDocument } from '../../graphql/generated/chat';
import { useOpenedInProject } from '../project/useOpenedInProject';

/**
 * Keeps the project and the open conversation together: a conversation of another project turns to that project, and one that is open
 * when the project is switched is closed.
 * @returns whether the conversation may be shown in the present project
 */
export function useConversationProject(): boolean {
  const [query] = useSearchParams();
  const conversationId = query.get('conversation');
  const { data } = useQuery(ConversationProjectDocument, {
    variables: { conversationId: conversationId ?? '' },
    skip: conversationId === null,
  });
  return useOpenedInProject(conversationId, data?.conversation?.projectId);
}
