import { type ApolloClient } from '@apollo/client';

import {
  ChangeConversationDocument,
  ChatConversationsDocument,
  DeleteConversationDocument,
} from '../../../graphql/generated/chat';
import { type UpdateConversationInput } from '../../../graphql/generated/types';
import { required } from '../../graph/calls/required';
import { type Conversation, type ConversationPage, type ConversationRequest } from '../list/conversationList';

/** A page of the conversations of a project. @throws what the client throws when the backend refuses or is not there */
export async function loadConversations(
  client: ApolloClient,
  { filter: { projectId, text }, pageSize, pageToken }: ConversationRequest,
): Promise<ConversationPage> {
  const { data } = await client.query({
    query: ChatConversationsDocument,
    variables: { projectId, text: text === '' ? null : text, pageSize, pageToken },
    fetchPolicy: 'no-cache',
    // An answer on its way may be older than the event that asks for this one.
    context: { queryDeduplication: false },
  });
  return required(data?.conversations);
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
  return required(data?.updateConversation);
}

/** Deletes a conversation; one that another window has deleted is gone, as was wanted. @throws what the client throws */
export async function deleteConversation(client: ApolloClient, conversationId: string): Promise<void> {
  const variables = { input: { conversationIds: [conversationId] } };
  await client.mutate({ mutation: DeleteConversationDocument, variables, context: { idempotent: true } });
}
