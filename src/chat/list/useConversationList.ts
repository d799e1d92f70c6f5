import { useApolloClient } from '@apollo/client/react';
import { useActor } from '@xstate/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';

import { type UpdateConversationInput } from '../../../graphql/generated/types';
import { useProblemText } from '../../components/problem/problemText';
import { useToast } from '../../components/toast/useToast';
import { useLiveEvent, useMissed } from '../../live/useLiveEvent';
import { changeConversation, loadConversations } from '../calls/conversationCalls';
import { tellHere } from '../calls/tellHere';
import {
  type Conversation,
  conversationList,
  type ConversationPage,
  type ConversationRequest,
} from './conversationList';

/** The conversations of a project, which follow what happens in this window and in others; mount it anew for another project. */
export function useConversationList(projectId: string) {
  const client = useApolloClient();
  const { t } = useTranslation('chat');
  const { show } = useToast();
  const problemText = useProblemText();
  const [machine] = useState(() =>
    conversationList.provide({
      actors: {
        load: fromPromise<ConversationPage, ConversationRequest>(({ input }) => loadConversations(client, input)),
      },
    }),
  );
  const [snapshot, send] = useActor(machine, { input: { projectId } });
  const onChange = () => send({ type: 'CHANGED' });
  useLiveEvent('user:chat', 'turn', onChange);
  useLiveEvent('user:chat', 'changed', onChange);
  useMissed('user:chat', onChange, snapshot.matches('failed'));
  /** Renames or pins one; a failure is told. @returns whether it was done */
  const change = useCallback(
    async ({ id }: Conversation, input: UpdateConversationInput): Promise<boolean> => {
      try {
        await changeConversation(client, id, input);
        tellHere(id);
        return true;
      } catch (error) {
        show({ tone: 'error', title: t('changeFailed'), description: problemText(error) });
        return false;
      }
    },
    [client, show, t, problemText],
  );
  return { snapshot, send, change };
}

/** See {@link useConversationList}. */
export type ConversationList = ReturnType<typeof useConversationList>;
