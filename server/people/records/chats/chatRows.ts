import { type Query } from '../../../../domain/query/Query.js';
import { type Conversation } from '../../../contract/chat/conversations.js';
import { type ChatMessage } from '../../../contract/chat/messages.js';
import { type ConversationId, type MessageId, type ProjectId } from '../../../contract/ids.js';
import { parseStored } from '../../../platform/storage/Json.js';
import { type EarlierTurn } from './ChatStore.js';

/** A conversation as it is stored, with the id of its project. */
export interface ConversationRow {
  readonly id: string;
  readonly project: ProjectId;
  readonly title: string;
  readonly own_title: number;
  readonly pinned: number;
  readonly messages_total: number;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A conversation as it is answered. */
export const conversationOf = (row: ConversationRow): Conversation => ({
  id: row.id as ConversationId,
  projectId: row.project,
  title: row.title,
  pinned: row.pinned === 1,
  messagesTotal: row.messages_total,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

/** A message as it is stored, with the id of its conversation's project. */
export interface MessageRow {
  readonly seq: number;
  readonly uid: string;
  readonly conversation: string;
  readonly project: ProjectId;
  readonly role: 'user' | 'assistant';
  readonly answers: string | null;
  readonly language: ChatMessage['language'];
  readonly status: ChatMessage['status'];
  readonly deltas: number;
  readonly engine: 'offline' | 'model' | null;
  readonly fell_back: number;
  readonly basis: NonNullable<ChatMessage['basis']> | null;
  readonly rating: NonNullable<ChatMessage['rating']> | null;
  readonly created_at: string;
  readonly text: string;
  readonly citations: string;
  readonly sources: string;
  readonly suggestions: string;
  readonly query: string | null;
  readonly proposal: string | null;
}

/** A message as it is answered. */
export const messageOf = (row: MessageRow): ChatMessage => ({
  uid: row.uid as MessageId,
  conversationId: row.conversation as ConversationId,
  projectId: row.project,
  role: row.role,
  text: row.text,
  language: row.language,
  status: row.status,
  deltas: row.deltas,
  ...(row.answers === null ? {} : { answers: row.answers }),
  ...(row.engine === null ? {} : { engine: row.engine }),
  fellBack: row.fell_back === 1,
  ...(row.basis === null ? {} : { basis: row.basis }),
  citations: JSON.parse(row.citations) as ChatMessage['citations'],
  sources: parseStored<ChatMessage['sources']>(row.sources),
  suggestions: JSON.parse(row.suggestions) as ChatMessage['suggestions'],
  ...(row.query === null ? {} : { query: JSON.parse(row.query) as Query }),
  ...(row.proposal === null ? {} : { proposal: JSON.parse(row.proposal) as NonNullable<ChatMessage['proposal']> }),
  ...(row.rating === null ? {} : { rating: row.rating }),
  createdAt: row.created_at,
});

/** A question and its answer, as they are stored. */
export interface EarlierRow {
  readonly question: string;
  readonly answer: string;
  readonly query: string | null;
  readonly basis: string | null;
  readonly suggestions: string;
}

/** Turns of a conversation that a new one is asked in. */
export const MOST_EARLIER = 6;

/** What was asked before, for the next question of its conversation. */
export const earlierTurnOf = ({ query, basis, suggestions, ...said }: EarlierRow): EarlierTurn => ({
  ...said,
  ...(query === null ? {} : { query: parseStored<Query>(query) }),
  refused: basis === 'nothing',
  suggestions: parseStored<EarlierTurn['suggestions']>(suggestions),
});
