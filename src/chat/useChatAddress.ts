import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { isId, newId } from '../../domain/ids/ids';
import { putIntoNewConversation } from './composer/composerDraft';

const CHAT = '/dashboard/chat';

/** Where a conversation goes on. */
export const chatOf = (conversationId: string): string =>
  `${CHAT}?${new URLSearchParams({ conversation: conversationId })}`;

/** The chat with a question in its composer, to be sent as it is or changed first. */
export const askingFor = (question: string): string => `${CHAT}?${new URLSearchParams({ ask: question })}`;

/** What a navigation within the chat brings along. */
interface Arrived {
  /** The person wants to write. */
  readonly write?: boolean;
}

/** Which conversation the address names: one that there is, or a new one; and what it asks to be asked. */
export function useChatAddress() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { key, state } = useLocation();
  // Each visit without a conversation begins one, which the address names once something was said in it.
  const fresh = useMemo(() => ({ of: key, id: newId() }), [key]).id;
  const given = query.get('conversation');
  const named = given !== null && isId(given) ? given : null;
  const ask = query.get('ask');
  useEffect(() => {
    if (ask === null) return;
    putIntoNewConversation(ask);
    const arrived: Arrived = { write: true };
    void navigate(CHAT, { replace: true, state: arrived });
  }, [ask, navigate]);
  return {
    conversationId: named ?? fresh,
    isNew: named === null,
    again: query.get('again'),
    takesFocus: (state as Arrived | null)?.write === true,
    /** The new conversation has a message now. */
    begun: () => void navigate(chatOf(fresh), { replace: true }),
    /** What was to be asked again was. */
    againHeard: () => void navigate(chatOf(named ?? fresh), { replace: true }),
    open: (conversationId: string) => void navigate(chatOf(conversationId)),
    beginNew: () => {
      const arrived: Arrived = { write: true };
      void navigate(CHAT, { state: arrived });
    },
  };
}
