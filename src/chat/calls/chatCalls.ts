import { type ApolloClient } from '@apollo/client';

import {
  ChatMessageDocument,
  ChatMessagesDocument,
  ChatTurnDocument,
  RateChatMessageDocument,
  RereadChatAnswerDocument,
  SendChatMessageDocument,
  StopChatAnswerDocument,
} from '../../../graphql/generated/chat';
import { type StoredTurn } from '../../../domain/chat/answer';
import { type ChatMessage } from '../../../domain/chat/message';
import { type ChatTurnInput } from '../../../machines/chatTurnMachine';
import { type ChosenReading, type MessagePage, type MessageRequest } from '../../../machines/conversationMachine';
import { present } from '../../../domain/wire/present';
import { KEPT_BY_MACHINE } from '../../apollo/reading';
import { problemCode } from '../../components/problem/problemCode';
import { required } from '../../graph/calls/required';

/** A failure of a call with its code where machines look for it. */
const coded = (error: unknown): unknown => ({ code: problemCode(error) ?? 'UNKNOWN', cause: error });

/** A page of a conversation, oldest message first. @throws what the client throws when the backend refuses or is not there */
export async function loadMessages(client: ApolloClient, request: MessageRequest): Promise<MessagePage> {
  const { data } = await client.query({ query: ChatMessagesDocument, variables: { ...request }, ...KEPT_BY_MACHINE });
  const { items, nextPageToken } = required(data?.chatMessages);
  return { messages: present([...items].reverse()), olderToken: nextPageToken };
}

/** One message, as far as it is written. @throws what the client throws */
export async function readMessage(client: ApolloClient, uid: string): Promise<ChatMessage> {
  const { data } = await client.query({ query: ChatMessageDocument, variables: { uid }, ...KEPT_BY_MACHINE });
  return present(required(data?.chatMessage));
}

/**
 * A message with its answer as far as it is written, or whole when it is within so many seconds.
 * @throws what the client throws
 */
export async function readTurn(client: ApolloClient, uid: string, wait = 0): Promise<StoredTurn> {
  const { data } = await client.query({ query: ChatTurnDocument, variables: { uid, wait }, ...KEPT_BY_MACHINE });
  return present(required(data?.chatTurn));
}

/** A turn as it stands after a gap; null when the backend has never told of it and does not know it. @throws with a `code` */
export async function resumeTurn(
  client: ApolloClient,
  { question, answer }: ChatTurnInput,
): Promise<StoredTurn | null> {
  try {
    return await readTurn(client, question.uid);
  } catch (error) {
    if (answer === null && problemCode(error) === 'MESSAGE_NOT_FOUND') return null;
    throw coded(error);
  }
}

/**
 * Sends a message; its answer comes over the channel. Sent again, it is the same message still.
 * @throws with a `code`
 */
export async function sendMessage(client: ApolloClient, { question, replaces }: ChatTurnInput): Promise<StoredTurn> {
  const { uid, conversationId, projectId, text, language, query } = question;
  try {
    const { data } = await client.mutate({
      mutation: SendChatMessageDocument,
      variables: {
        input: {
          uid,
          conversationId,
          projectId,
          text,
          language,
          ...(query === undefined ? {} : { query }),
          ...(replaces === null ? {} : { replaces }),
        },
      },
      ...KEPT_BY_MACHINE,
      context: { idempotent: true },
    });
    return present(required(data?.sendChatMessage));
  } catch (error) {
    throw coded(error);
  }
}

/** Stops an answer where it is. @throws with a `code` */
export async function stopAnswer(client: ApolloClient, answer: ChatMessage | null): Promise<ChatMessage> {
  try {
    const { data } = await client.mutate({
      mutation: StopChatAnswerDocument,
      variables: { uid: required(answer).uid },
      ...KEPT_BY_MACHINE,
      context: { idempotent: true },
    });
    return present(required(data?.stopChatAnswer));
  } catch (error) {
    throw coded(error);
  }
}

/** Answers by another reading, in the place of an answer. @throws what the client throws */
export async function rereadAnswer(client: ApolloClient, { answer, query }: ChosenReading): Promise<ChatMessage> {
  const { uid, deltas } = answer;
  const { data } = await client.mutate({
    mutation: RereadChatAnswerDocument,
    variables: { uid, input: { query, deltas } },
    ...KEPT_BY_MACHINE,
    context: { idempotent: true },
  });
  return present(required(data?.rereadChatAnswer));
}

/** Says whether an answer was good; undefined takes back what was said. @throws what the client throws */
export async function rateMessage(
  client: ApolloClient,
  uid: string,
  rating: ChatMessage['rating'],
): Promise<ChatMessage> {
  const { data } = await client.mutate({
    mutation: RateChatMessageDocument,
    variables: { uid, input: rating === undefined ? {} : { rating } },
    ...KEPT_BY_MACHINE,
    context: { idempotent: true },
  });
  return present(required(data?.rateChatMessage));
}
