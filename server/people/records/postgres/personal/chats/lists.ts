import {
  type Conversation,
  type ConversationPage,
  type ConversationsQuery,
  type UpdateConversationInput,
} from '../../../../../contract/chat/conversations.js';
import {
  type ChatMessage,
  type ChatMessagePage,
  type ChatMessagesQuery,
} from '../../../../../contract/chat/messages.js';
import { type ConversationId, type OwnerId, type ProjectId } from '../../../../../contract/ids.js';
import { ProblemError } from '../../../../../contract/ProblemError.js';
import { foldedWords } from '../../../../../../domain/folding/fold.js';
import { keysAfter, nextPage } from '../../../../../graph/pageToken.js';
import { type GraphScope } from '../../../../../graph/ports/scope.js';
import { type Session } from '../../../../../platform/storage/postgres/Session.js';
import { conversationOf, type ConversationRow, messageOf, type MessageRow } from '../../../chats/chatRows.js';
import { type ChatSlice } from '../../../chats/ChatStore.js';
import { titleWords } from '../../../chats/titles.js';
import { askedProject } from '../projects.js';
import { CONVERSATION_COLUMNS, conversationRow, CONVERSATIONS, MESSAGE_COLUMNS, MESSAGES } from './messageRows.js';

const OF_CONVERSATION = 'm.owner = :owner AND m.conversation = :conversation';

/** All words must be in the title, each as a word or the beginning of one. Signs alone are found nowhere. */
function titleConditions(text: string | undefined): { conditions: string[]; parameters: Record<string, string> } {
  if (text === undefined || text.trim() === '') return { conditions: [], parameters: {} };
  const words = [...new Set(foldedWords(text))];
  if (words.length === 0) return { conditions: ['false'], parameters: {} };
  return {
    conditions: words.map((_, index) => `strpos(c.title_words, :word${index}) > 0`),
    parameters: Object.fromEntries(words.map((word, index) => [`word${index}`, ` ${word}`])),
  };
}

/** A page of a project's conversations: pinned ones first, then the last written. Throws `PROJECT_NOT_FOUND`, `PAGE_TOKEN_INVALID`. */
export async function conversationsPage(
  session: Session,
  scope: GraphScope,
  { text, pageSize, pageToken: token }: Omit<ConversationsQuery, 'projectId'>,
): Promise<ConversationPage> {
  const { ownerId: owner } = scope;
  const project = await askedProject(session, scope);
  if (project === undefined) return { items: [], total: 0 };
  const title = titleConditions(text);
  const where = ['c.owner = :owner', 'c.project = :project', ...title.conditions].join(' AND ');
  const parameters = { owner, project, ...title.parameters };
  const identity = { list: 'conversations', ownerId: owner, projectId: project, filters: [title] };
  const after = keysAfter(identity, token, 3);
  const [pinned, updated, id] = after ?? [];
  const beyond = after === undefined ? '' : 'AND (c.pinned, c.updated_at, c.id) < (:pinned, :updated, :id)';
  const rows = await session.all<ConversationRow>(
    `SELECT ${CONVERSATION_COLUMNS} FROM conversation c WHERE ${where} ${beyond}
     ORDER BY c.pinned DESC, c.updated_at DESC, c.id DESC LIMIT :limit`,
    { ...parameters, pinned: pinned ?? null, updated: updated ?? null, id: id ?? null, limit: pageSize + 1 },
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const counted = await session.get<{ total: number }>(`SELECT count(*) AS total FROM conversation c WHERE ${where}`, {
    ...parameters,
  });
  return {
    items: shown.map(conversationOf),
    ...nextPage(identity, last && [last.pinned, last.updated_at, last.id]),
    total: counted?.total ?? 0,
  };
}

/** Some conversations after this id, oldest first. */
export async function conversationSlice(
  session: Session,
  owner: OwnerId,
  ...[after, limit]: [after: string | null, limit: number]
): Promise<ChatSlice<Conversation>> {
  const rows = await session.all<ConversationRow>(
    `SELECT ${CONVERSATION_COLUMNS} FROM ${CONVERSATIONS} WHERE c.owner = :owner AND c.id > :after ORDER BY c.id LIMIT :limit`,
    { owner, after: after ?? '', limit },
  );
  return { items: rows.map(conversationOf), next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
}

/** How many conversations each project has that has any. */
export async function conversationTotals(
  session: Session,
  owner: OwnerId,
): Promise<Readonly<Record<ProjectId, number>>> {
  const rows = await session.all<{ id: ProjectId; total: number }>(
    `SELECT c.project AS id, count(*) AS total FROM ${CONVERSATIONS} WHERE c.owner = :owner GROUP BY c.project`,
    { owner },
  );
  return Object.fromEntries(rows.map(({ id, total }) => [id, total]));
}

/** Renames or pins a conversation. Throws `CONVERSATION_NOT_FOUND`. */
export async function updateConversation(
  session: Session,
  owner: OwnerId,
  id: ConversationId,
  input: UpdateConversationInput,
): Promise<Conversation> {
  const row = await conversationRow(session, owner, id);
  const title = input.title?.trim() ?? row.title;
  await session.run(
    `UPDATE conversation SET title = :title, title_words = :words, own_title = :own, pinned = :pinned
     WHERE owner = :owner AND id = :id`,
    {
      ...{ owner, id, title, words: titleWords(title) },
      own: input.title === undefined ? row.own_title : 1,
      pinned: (input.pinned ?? row.pinned === 1) ? 1 : 0,
    },
  );
  return conversationOf(await conversationRow(session, owner, id));
}

async function messagesTotal(session: Session, owner: OwnerId, id: ConversationId | undefined): Promise<number> {
  const row = await session.get<{ total: number }>(
    `SELECT coalesce(sum(c.messages_total), 0) AS total FROM ${CONVERSATIONS}
     WHERE c.owner = :owner ${id === undefined ? '' : 'AND c.id = :id'}`,
    { owner, id: id ?? null },
  );
  return row?.total ?? 0;
}

/** A page of messages, newest first; of a conversation that is not there, none. Throws `PAGE_TOKEN_INVALID`. */
export async function messagesPage(
  session: Session,
  owner: OwnerId,
  { conversationId, pageSize, pageToken: token }: ChatMessagesQuery,
): Promise<ChatMessagePage> {
  const identity = { list: 'chatMessages', ownerId: owner, filters: [conversationId] };
  const [before] = keysAfter(identity, token, 1) ?? [];
  const where = conversationId === undefined ? 'm.owner = :owner' : OF_CONVERSATION;
  const rows = await session.all<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGES} WHERE ${where}${before === undefined ? '' : ' AND m.seq < :before'}
     ORDER BY m.seq DESC LIMIT :limit`,
    { owner, conversation: conversationId ?? null, before: before ?? null, limit: pageSize + 1 },
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    items: shown.map(messageOf),
    ...nextPage(identity, last && [last.seq]),
    total: await messagesTotal(session, owner, conversationId),
  };
}

/** The last message, of a conversation or of all. Throws `MESSAGE_NOT_FOUND`. */
export async function lastMessage(session: Session, owner: OwnerId, id?: ConversationId): Promise<ChatMessage> {
  const row = await session.get<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGES}
     WHERE ${id === undefined ? 'm.owner = :owner' : OF_CONVERSATION} ORDER BY m.seq DESC LIMIT 1`,
    { owner, conversation: id ?? null },
  );
  if (row === undefined) throw new ProblemError('MESSAGE_NOT_FOUND');
  return messageOf(row);
}

/** Some messages of a conversation, in the order in which they were written. Throws `CONVERSATION_NOT_FOUND`. */
export async function messageSlice(
  session: Session,
  owner: OwnerId,
  conversation: ConversationId,
  ...[after, limit]: [after: string | null, limit: number]
): Promise<ChatSlice<ChatMessage>> {
  await conversationRow(session, owner, conversation);
  const rows = await session.all<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGES} WHERE ${OF_CONVERSATION} AND m.seq > :after ORDER BY m.seq LIMIT :limit`,
    { owner, conversation, after: Number(after ?? 0), limit },
  );
  const last = rows.length < limit ? undefined : rows.at(-1);
  return { items: rows.map(messageOf), next: last === undefined ? null : String(last.seq) };
}
