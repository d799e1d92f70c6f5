import { type ChatTurn } from '../../../../../contract/chat/messages.js';
import { type OwnerId } from '../../../../../contract/ids.js';
import { ProblemError } from '../../../../../contract/ProblemError.js';
import { type Session } from '../../../../../platform/storage/postgres/Session.js';
import { conversationOf, type ConversationRow, messageOf, type MessageRow } from '../../../chats/chatRows.js';
import { ofLiveProject } from '../projects.js';

/** The columns of a {@link ConversationRow}, of {@link CONVERSATIONS}. */
export const CONVERSATION_COLUMNS = `c.id, c.project, c.title, c.own_title, c.pinned, c.messages_total,
  c.created_at, c.updated_at`;

/** Conversations (`c`) of projects (`p`) that are there. */
export const CONVERSATIONS = `conversation c ${ofLiveProject('c')}`;

/** The columns of a {@link MessageRow}, of {@link MESSAGES}. */
export const MESSAGE_COLUMNS = `m.seq, m.uid, m.conversation, c.project, m.role, m.answers, m.language, m.status, m.deltas,
  m.engine, m.fell_back, m.basis, m.rating, m.created_at, m.text, m.citations, m.sources, m.suggestions, m.query, m.proposal`;

/** Messages (`m`) with their conversations (`c`), of projects (`p`) that are there. */
export const MESSAGES = `chat_message m JOIN conversation c ON c.owner = m.owner AND c.id = m.conversation
  ${ofLiveProject('c')}`;

/** A conversation that may be there, by its id. */
export const findConversation = (session: Session, owner: OwnerId, id: string): Promise<ConversationRow | undefined> =>
  session.get<ConversationRow>(
    `SELECT ${CONVERSATION_COLUMNS} FROM ${CONVERSATIONS} WHERE c.owner = :owner AND c.id = :id`,
    { owner, id },
  );

/** A conversation that is there. Throws `CONVERSATION_NOT_FOUND`. */
export async function conversationRow(session: Session, owner: OwnerId, id: string): Promise<ConversationRow> {
  const row = await findConversation(session, owner, id);
  if (row === undefined) throw new ProblemError('CONVERSATION_NOT_FOUND');
  return row;
}

/** A message that may be there, by its id. */
export const findMessage = (session: Session, owner: OwnerId, uid: string): Promise<MessageRow | undefined> =>
  session.get<MessageRow>(`SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGES} WHERE m.owner = :owner AND m.uid = :uid`, {
    ...{ owner, uid },
  });

/** A message that is there. Throws `MESSAGE_NOT_FOUND`. */
export async function messageRow(session: Session, owner: OwnerId, uid: string): Promise<MessageRow> {
  const row = await findMessage(session, owner, uid);
  if (row === undefined) throw new ProblemError('MESSAGE_NOT_FOUND');
  return row;
}

/** The answer to a message. Throws `MESSAGE_NOT_FOUND` when it was deleted. */
async function answerRow(session: Session, owner: OwnerId, uid: string): Promise<MessageRow> {
  const row = await session.get<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGES} WHERE m.owner = :owner AND m.answers = :uid`,
    { owner, uid },
  );
  if (row === undefined) throw new ProblemError('MESSAGE_NOT_FOUND', { detail: 'Its answer was deleted' });
  return row;
}

/** The turn that a message, question or answer, is one of. Throws `MESSAGE_NOT_FOUND` when half of it is not there. */
export async function turnOf(session: Session, owner: OwnerId, uid: string): Promise<ChatTurn> {
  const given = await messageRow(session, owner, uid);
  const question = given.answers === null ? given : await messageRow(session, owner, given.answers);
  const answer = given.answers === null ? await answerRow(session, owner, uid) : given;
  return {
    conversation: conversationOf(await conversationRow(session, owner, question.conversation)),
    question: messageOf(question),
    answer: messageOf(answer),
  };
}
