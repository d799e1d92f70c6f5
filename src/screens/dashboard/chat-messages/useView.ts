import { useSearchParams } from 'react-router-dom';

import { isId } from '../../../../domain/ids/ids';

/** What the history page shows: conversations, or single messages, of one conversation or of all. */
export type HistoryView = 'conversations' | 'messages';

/** What the address of the history page says is shown, so that it outlives a reload and can be passed on. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const conversation = params.get('conversation');
  const view: HistoryView = params.get('view') === 'messages' ? 'messages' : 'conversations';
  return {
    view,
    /** The one conversation whose messages are wanted. */
    conversationId: conversation !== null && isId(conversation) ? conversation : null,
    show: (wanted: HistoryView) => setParams(wanted === 'messages' ? { view: wanted } : {}, { replace: true }),
    showMessagesOf: (id: string | null, { replace }: { replace: boolean }) =>
      setParams({ view: 'messages', ...(id === null ? {} : { conversation: id }) }, { replace }),
  };
}
