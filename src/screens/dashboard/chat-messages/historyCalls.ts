import { type ApolloClient } from '@apollo/client';

import {
  ClearChatHistoryDocument,
  DeleteChatMessageDocument,
  SearchChatMessagesDocument,
} from '../../../../graphql/generated/chat-messages';
import { present } from '../../../../domain/wire/present';
import { restFetch } from '../../../apollo/rest';
import { type ChatDeleted, deleteConversations } from '../../../chat/calls/conversationCalls';
import { KEPT_BY_MACHINE } from '../../../apollo/reading';
import { problemCode } from '../../../components/problem/problemCode';
import { required } from '../../../graph/calls/required';
import { type ChatDeletionTarget } from './deletion/chatDeletion';
import { endOfDay, startOfDay } from './messages/days';
import { type HitPage, type HitRequest } from './messages/hitList';

const NOTHING: ChatDeleted = { messages: 0, conversations: 0 };
/** Done twice, each of these is done once. */
const REPEATABLE = { context: { idempotent: true } };

/** A page of the messages of a project that a filter leaves. @throws what the client throws when the backend refuses or is not there */
export async function loadHits(
  client: ApolloClient,
  projectId: string,
  { filter: { text, from, until, citesNodeId, conversationId }, pageSize, pageToken }: HitRequest,
): Promise<HitPage> {
  const input = {
    projectId,
    ...(text === '' ? {} : { text }),
    ...(from === null ? {} : { from: startOfDay(from) }),
    ...(until === null ? {} : { until: endOfDay(until) }),
    ...(citesNodeId === null ? {} : { citesNodeId }),
    ...(conversationId === null ? {} : { conversationId }),
  };
  const { data } = await client.query({
    query: SearchChatMessagesDocument,
    variables: { input, pageSize: String(pageSize), pageToken },
    ...KEPT_BY_MACHINE,
  });
  return present(required(data?.searchChatMessages));
}

async function deleteMessage(client: ApolloClient, uid: string): Promise<ChatDeleted> {
  try {
    const { data } = await client.mutate({ mutation: DeleteChatMessageDocument, variables: { uid } });
    return required(data?.deleteChatMessage);
  } catch (error) {
    // Another window was faster: it is gone, as was wanted.
    if (problemCode(error) === 'MESSAGE_NOT_FOUND') return NOTHING;
    throw error;
  }
}

async function deleteEverything(client: ApolloClient): Promise<ChatDeleted> {
  const { data } = await client.mutate({ mutation: ClearChatHistoryDocument, ...REPEATABLE });
  return required(data?.clearChatHistory);
}

/** Deletes of the history what is aimed at, and says how many went. @throws what the client throws */
export async function deleteOfHistory(client: ApolloClient, target: ChatDeletionTarget): Promise<ChatDeleted> {
  if (target.kind === 'everything') return deleteEverything(client);
  return target.kind === 'message' ? deleteMessage(client, target.uid) : deleteConversations(client, target.ids);
}

/** One conversation, or all of them, as a file. @throws ProblemFailure */
export const exportChat = (format: string, conversationId: string | null): Promise<Response> =>
  restFetch(
    `/api/chat/export?${new URLSearchParams({ format, ...(conversationId === null ? {} : { conversationId }) })}`,
  );
