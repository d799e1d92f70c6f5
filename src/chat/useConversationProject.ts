import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { ConversationProjectDocument } from '../../graphql/generated/chat';
import { useProject } from '../project/project';

/**
 * Keeps the project and the open conversation together: an address that leads to a conversation of another project turns to
 * that project; who turns to another project while a conversation is open begins a new one there.
 */
export function useConversationProject(): void {
  const { projectId, projects, switchTo } = useProject();
  const [query] = useSearchParams();
  const conversationId = query.get('conversation');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { data } = useQuery(ConversationProjectDocument, {
    variables: { conversationId: conversationId ?? '' },
    skip: conversationId === null,
  });
  const about = data?.conversation?.projectId;
  const isTheirs = projects.some(({ id }) => id === about);
  /** The conversation that was seen in its own project. */
  const settled = useRef<string>(null);
  const agree = useEffectEvent(() => {
    if (about === undefined || !isTheirs) return;
    if (about === projectId) settled.current = conversationId;
    else if (settled.current === conversationId) void navigate(pathname);
    else void switchTo(about);
  });
  useEffect(() => agree(), [conversationId, about, isTheirs, projectId]);
}
