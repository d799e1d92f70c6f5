import { type ApolloClient } from '@apollo/client';

import { present } from '../../../domain/wire/present';
import {
  ChangeConversationDocument,
  ChatConversationsDocument,
  DeleteConversationsDocument,
} from '../../../graphql/generated/chat';
import { type UpdateConversationInput } from '../../../graphql/generated/types';
import { KEPT_BY_MACHINE } from '../../apollo/reading';
import { required } from '../../graph/calls/required';
import { type Conversation, type ConversationPage, type ConversationRequest } from '../list/conversationList';

/** The most conversations that one call deletes. */
const MOST_CONVERSATIONS = 500;

/** A page of the conversations of a project. @throws what the client throws when the backend refuses or is not there */
export async function loadConversations(
  client: ApolloClient,
  { filter: { projectId, text }, pageSize, pageToken }: ConversationRequest,
): Promise<ConversationPage> {
  const { data } = await client.query({
    query: ChatConversationsDocument,
    variables: { projectId, text: text === '' ? null : text, pageSize, pageToken },
    ...KEPT_BY_MACHINE,
  });
  return present(required(data?.conversations));
}

/** Renames or pins a conversation. @throws what the client throws */
export async function changeConversation(
  client: ApolloClient,
  conversationId: string,
  input: UpdateConversationInput,
): Promise<Conversation> {
  const { data } = await client.mutate({
    mutation: ChangeConversationDocument,
    variables: { conversationId, input },
    context: { idempotent: true },
  });
  return present(required(data?.updateConversation));
}

/** How many went. */
export interface ChatDeleted {
  readonly messages: number;
  readonly conversations: number;
}

/** Deletes conversations; one that another window has deleted is gone, as was wanted. @throws what the client throws */
export async function deleteConversations(client: ApolloClient, ids: readonly string[]): Promise<ChatDeleted> {
  let deleted: ChatDeleted = { messages: 0, conversations: 0 };
  for (let start = 0; start < ids.length; start += MOST_CONVERSATIONS) {
    const { data } = await client.mutate({
      mutation: DeleteConversationsDocument,
      variables: { input: { conversationIds: ids.slice(start, start + MOST_CONVERSATIONS) } },
      context: { idempotent: true },
    });
    const { messages, conversations } = required(data?.deleteConversations);
    deleted = { messages: deleted.messages + messages, conversations: deleted.conversations + conversations };
  }
  return deleted;
}
