import { useState } from 'react';

import { readDraft, writeDraft } from '../../components/draft/draftStorage';

/** What stands in the composer of a conversation. */
interface ComposerContent {
  readonly text: string;
  /** The earlier message that is being edited. */
  readonly replaces: string | null;
  /** What had been typed before that, and comes back after it. */
  readonly aside: string;
}

const EMPTY: ComposerContent = { text: '', replaces: null, aside: '' };
/** All conversations in which nothing was said yet share one: which of them it is has no meaning to anybody. */
const keyOf = (conversationId: string, isNew: boolean) => `chat:${isNew ? 'new' : conversationId}`;

/** Puts a text where the composer of the next new conversation finds it. */
export const putIntoNewConversation = (text: string): void => writeDraft(keyOf('', true), { ...EMPTY, text });

/** What stands in the composer: kept for each conversation through reloads of this tab. */
export interface ComposerDraft extends ComposerContent {
  type(text: string): void;
  /** Begins to edit an earlier message; what was being typed is set aside. */
  edit(uid: string, text: string): void;
  /** It was sent, or the edit is given up: what was set aside comes back. */
  clear(): void;
}

/** The draft of one conversation; mount it anew for another one. */
export function useComposerDraft(conversationId: string, isNew: boolean): ComposerDraft {
  const key = keyOf(conversationId, isNew);
  const [content, setContent] = useState(() => readDraft<ComposerContent>(key) ?? EMPTY);
  const put = (next: ComposerContent) => {
    writeDraft(key, next.text === '' && next.replaces === null ? undefined : next);
    setContent(next);
  };
  return {
    ...content,
    type: (text) => put({ ...content, text }),
    edit: (replaces, text) => put({ text, replaces, aside: content.replaces === null ? content.text : content.aside }),
    clear: () => put({ ...EMPTY, text: content.aside }),
  };
}
