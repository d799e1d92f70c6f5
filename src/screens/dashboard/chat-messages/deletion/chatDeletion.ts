import { deletionMachineOf } from '../../../../../machines/deletionMachine';
import { type ChatDeleted } from '../../../../chat/calls/conversationCalls';

/** What is to be deleted of the chat history. */
export type ChatDeletionTarget =
  | { readonly kind: 'message'; readonly uid: string; readonly isQuestion: boolean }
  | {
      readonly kind: 'conversations';
      readonly ids: readonly string[];
      /** What one of them is called; null when there are several. */
      readonly title: string | null;
      /** How many messages they hold. */
      readonly messages: number;
    }
  | { readonly kind: 'everything' };

/** Asks before a message, conversations or the whole chat history are deleted. */
export const chatDeletion = deletionMachineOf<ChatDeletionTarget, ChatDeleted>({
  isTicked: ({ kind }) => kind === 'everything',
});
