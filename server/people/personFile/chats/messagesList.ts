import { type ChatMessage, type ChatMessagePage, type ChatMessagesQuery } from '../../../contract/chat/messages.js';
import { type ConversationId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ChatSlice } from '../../records/chats/ChatStore.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { keysAfter, nextPage } from '../../../graph/pageToken.js';
import { type PersonFile } from '../PersonFile.js';
import { conversationRow, CONVERSATIONS } from './conversationRows.js';
import { messageOf, type MessageRow } from '../../records/chats/chatRows.js';
import { MESSAGE_COLUMNS, MESSAGES } from './messageRows.js';

const OF_CONVERSATION = 'm.owner = :owner AND m.conversation = :conversation';

function messagesTotal({ db, owner }: PersonFile, conversation: ConversationId | undefined): number {
  const sql =
    conversation === undefined
      ? `SELECT coalesce(sum(c.messages_total), 0) AS total FROM ${CONVERSATIONS} WHERE c.owner = :owner`
      : `SELECT c.messages_total AS total FROM ${CONVERSATIONS} WHERE c.owner = :owner AND c.id = :conversation`;
  const parameters = conversation === undefined ? { owner } : { owner, conversation };
  return db.get<{ total: number }>(sql, parameters)?.total ?? 0;
}

/** A page of messages, newest first; of a conversation that is not there, none. Throws `PAGE_TOKEN_INVALID`. */
export function messagesPage(
  file: PersonFile,
  { conversationId, pageSize, pageToken: token }: ChatMessagesQuery,
): Json<ChatMessagePage> {
  const { db, owner } = file;
  const identity = { list: 'chatMessages', ownerId: file.ownerId, filters: [conversationId] };
  const [before] = keysAfter(identity, token, 1) ?? [];
  const conditions = [
    conversationId === undefined ? 'm.owner = :owner' : OF_CONVERSATION,
    ...(before === undefined ? [] : ['m.seq < :before']),
  ];
  const rows = db.all<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGES} WHERE ${conditions.join(' AND ')} ORDER BY m.seq DESC LIMIT :limit`,
    { owner, conversation: conversationId ?? '', before: before ?? 0, limit: pageSize + 1 },
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return stringify({
    items: shown.map(messageOf),
    ...nextPage(identity, last && [last.seq]),
    total: messagesTotal(file, conversationId),
  });
}

/** A page that nothing is on. */
export const noMessages = (): Json<ChatMessagePage> => stringify({ items: [], total: 0 });

/** The last message, of a conversation or of all. Throws `MESSAGE_NOT_FOUND`. */
export function lastMessage({ db, owner }: PersonFile, conversation: ConversationId | undefined): ChatMessage {
  const row = db.get<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGES}
     WHERE ${conversation === undefined ? 'm.owner = :owner' : OF_CONVERSATION} ORDER BY m.seq DESC LIMIT 1`,
    conversation === undefined ? { owner } : { owner, conversation },
  );
  if (row === undefined) throw new ProblemError('MESSAGE_NOT_FOUND');
  return messageOf(row);
}

/** Some messages of a conversation, in the order in which they were written. Throws `CONVERSATION_NOT_FOUND`. */
export function messageSlice(
  file: PersonFile,
  conversation: ConversationId,
  after: string | null,
  limit: number,
): ChatSlice<ChatMessage> {
  const { db, owner } = file;
  conversationRow(file, conversation);
  const rows = db.all<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGES} WHERE ${OF_CONVERSATION} AND m.seq > :after ORDER BY m.seq LIMIT :limit`,
    { owner, conversation, after: Number(after ?? 0), limit },
  );
  const last = rows.length < limit ? undefined : rows.at(-1);
  return { items: rows.map(messageOf), next: last === undefined ? null : String(last.seq) };
}
