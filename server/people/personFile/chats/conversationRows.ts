import { ProblemError } from '../../../contract/ProblemError.js';
import { type ConversationRow } from '../../records/chats/chatRows.js';
import { type PersonFile } from '../PersonFile.js';

/** The columns of a {@link ConversationRow}, of {@link CONVERSATIONS}. */
export const CONVERSATION_COLUMNS = `c.id, c.project, c.title, c.own_title, c.pinned, c.messages_total,
  c.created_at, c.updated_at`;

/** Conversations (`c`) of projects (`p`) that are there. */
export const CONVERSATIONS = 'conversation c CROSS JOIN project p ON p.owner = c.owner AND p.id = c.project';

/** A conversation that may be there, by its id. */
export const findConversation = ({ db, owner }: PersonFile, id: string): ConversationRow | undefined =>
  db.get<ConversationRow>(
    `SELECT ${CONVERSATION_COLUMNS} FROM ${CONVERSATIONS} WHERE c.owner = :owner AND c.id = :id`,
    { owner, id },
  );

/** A conversation that is there. Throws `CONVERSATION_NOT_FOUND`. */
export function conversationRow(file: PersonFile, id: string): ConversationRow {
  const row = findConversation(file, id);
  if (row === undefined) throw new ProblemError('CONVERSATION_NOT_FOUND');
  return row;
}
