import { ulid } from 'ulid';

import { busKeys, type ChatNews } from '../../../server/platform/bus/liveEvents.js';
import {
  type ChatDeleted,
  type Conversation,
  type ConversationPage,
} from '../../../server/contract/chat/conversations.js';
import {
  type ChatInput,
  type ChatMessage,
  type ChatMessagePage,
  type ChatTurn,
} from '../../../server/contract/chat/messages.js';
import { type ChatHitPage, type SearchChatInput } from '../../../server/contract/chat/search.js';
import { type ConversationId, type MessageId, type OwnerId } from '../../../server/contract/ids.js';
import { type InteractionHistory, type UserInteractions } from '../../../server/contract/interactions.js';
import { type Answer, type TestServer } from '../api/startTestServer.js';

/** Ids as a client makes them. */
export const newConversation = () => ulid() as ConversationId;
export const newMessage = () => ulid() as MessageId;

const PATIENCE_S = 240;

/** Somebody who talks to the assistant over REST. */
export class Asker {
  /** The conversation that they are in. */
  conversationId = newConversation();

  constructor(
    readonly server: TestServer,
    readonly uid: OwnerId = `asker-${ulid()}` as OwnerId,
  ) {}

  /** What is sent for a message. */
  input(text: string, more: Partial<ChatInput> = {}): ChatInput {
    return { uid: newMessage(), conversationId: this.conversationId, text, language: 'en', ...more };
  }

  /** Asks, and waits for the whole answer. */
  asks(text: string, more: Partial<ChatInput> = {}): Promise<ChatTurn> {
    return this.sends(this.input(text, more));
  }

  sends(input: ChatInput, wait = PATIENCE_S): Promise<ChatTurn> {
    return this.call('POST', `/api/chat/user-input?wait=${wait}`, input);
  }

  /** Sends a message as a window does, which hears its answer over the channel. */
  begins(input: ChatInput): Promise<ChatTurn> {
    return this.call('POST', '/api/chat/user-input', input);
  }

  turn(uid: string, wait = 0): Promise<ChatTurn> {
    return this.call('GET', `/api/chat/turn/${uid}?wait=${wait}`);
  }

  stops(uid: string): Promise<ChatMessage> {
    return this.call('POST', `/api/chat/stop/${uid}`);
  }

  message(uid: string): Promise<ChatMessage> {
    return this.call('GET', `/api/chat-messages/message/${uid}`);
  }

  messages(query = ''): Promise<ChatMessagePage> {
    return this.call('GET', `/api/bigquery/chat-messages?${query}`);
  }

  /** The messages of the conversation that they are in, oldest first. */
  async said(): Promise<ChatMessage[]> {
    return (await this.messages(`pageSize=500&conversationId=${this.conversationId}`)).items.reverse();
  }

  last(query = ''): Promise<ChatMessage> {
    return this.call('GET', `/api/chat-messages/last?${query}`);
  }

  finds(input: SearchChatInput, pageSize = 50, pageToken = '1'): Promise<ChatHitPage> {
    return this.call('POST', `/api/bigquery/search-chat-messages/with-paginate/${pageSize}/${pageToken}`, input);
  }

  rates(uid: string, rating?: 'up' | 'down'): Promise<ChatMessage> {
    return this.call('POST', `/api/chat/rate/${uid}`, rating === undefined ? {} : { rating });
  }

  rereads({ uid, deltas }: Pick<ChatMessage, 'uid' | 'deltas'>, query: unknown): Promise<ChatMessage> {
    return this.call('POST', `/api/chat/reread/${uid}`, { query, deltas });
  }

  deletes(uid: string): Promise<ChatDeleted> {
    return this.call('DELETE', `/api/bigquery/delete-chat-messages/${uid}`);
  }

  clears(): Promise<ChatDeleted> {
    return this.call('DELETE', '/api/bigquery/clear-chat-history');
  }

  conversations(query = ''): Promise<ConversationPage> {
    return this.call('GET', `/api/chat/conversations?${query}`);
  }

  conversation(id: string = this.conversationId): Promise<Conversation> {
    return this.call('GET', `/api/chat/conversations/${id}`);
  }

  changes(id: string, change: object): Promise<Conversation> {
    return this.call('PUT', `/api/chat/conversations/${id}`, change);
  }

  deletesConversations(...conversationIds: string[]): Promise<ChatDeleted> {
    return this.call('POST', '/api/chat/conversations/delete', { conversationIds });
  }

  /** Conversations as they are downloaded. */
  takes(query: string): Promise<Answer> {
    return this.server.call(this.uid, 'GET', `/api/chat/export?${query}`);
  }

  interactions(): Promise<UserInteractions> {
    return this.call('GET', '/api/bigquery/user-interactions');
  }

  history(): Promise<InteractionHistory> {
    return this.call('GET', '/api/bigquery/interaction-history');
  }

  counts(key: string, number = 1): Promise<UserInteractions> {
    return this.call('POST', '/api/bigquery/increase-user-interactions-with-number', { key, number });
  }

  /** What their open windows hear from now on. */
  hears(): ChatNews[] {
    const heard: ChatNews[] = [];
    this.server.bus.subscribe(busKeys.chat(this.uid), (message) => {
      heard.push(JSON.parse(message) as ChatNews);
    });
    return heard;
  }

  /** @throws the problem of a refusal */
  async call<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<T> {
    const answer = await this.server.call(this.uid, method, url, body);
    if (answer.status !== 200) throw Object.assign(new Error(answer.text), answer.json<object>());
    return answer.json<T>();
  }
}

/** The pieces that were heard of an answer. */
export const piecesOf = (heard: readonly ChatNews[], uid: string) =>
  heard.flatMap((news) => (news.event === 'delta' && news.payload.uid === uid ? [news.payload] : []));
