import { type ChatTurn } from '../../../contract/chat/messages.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { conversationOf, messageOf, type MessageRow } from '../../records/chats/chatRows.js';
import { type PersonFile } from '../PersonFile.js';
import { conversationRow } from './conversationRows.js';

/** The columns of a {@link MessageRow}, of {@link MESSAGES}. */
export const MESSAGE_COLUMNS = `m.seq, m.uid, m.conversation, c.project, m.role, m.answers, m.language, m.status, m.deltas,
  m.engine, m.fell_back, m.basis, m.rating, m.created_at, m.text, m.citations, m.sources, m.suggestions, m.query, m.proposal`;

/** Messages (`m`) with their conversations (`c`), of projects (`p`) that are there. */
export const MESSAGES = `chat_message m
  CROSS JOIN conversation c ON c.owner = m.owner AND c.id = m.conversation
  CROSS JOIN project p ON p.owner = c.owner AND p.id = c.project`;

/** A message that may be there, by its id. */
export const findMessage = ({ db, owner }: PersonFile, uid: string): MessageRow | undefined =>
  db.get<MessageRow>(`SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGES} WHERE m.owner = :owner AND m.uid = :uid`, {
    owner,
    uid,
  });

/** A message that is there. Throws `MESSAGE_NOT_FOUND`. */
export function messageRow(file: PersonFile, uid: string): MessageRow {
  const row = findMessage(file, uid);
  if (row === undefined) throw new ProblemError('MESSAGE_NOT_FOUND');
  return row;
}

/** The answer to a message. Throws `MESSAGE_NOT_FOUND` when it was deleted. */
function answerRow({ db, owner }: PersonFile, uid: string): MessageRow {
  const row = db.get<MessageRow>(
    `SELECT ${MESSAGE_COLUMNS} FROM ${MESSAGES} WHERE m.owner = :owner AND m.answers = :uid`,
    { owner, uid },
  );
  if (row === undefined) throw new ProblemError('MESSAGE_NOT_FOUND', { detail: 'Its answer was deleted' });
  return row;
}

/** The turn that a message, question or answer, is one of. Throws `MESSAGE_NOT_FOUND` when half of it is not there. */
export function turnOf(file: PersonFile, uid: string): ChatTurn {
  const given = messageRow(file, uid);
  const question = given.answers === null ? given : messageRow(file, given.answers);
  const answer = given.answers === null ? answerRow(file, uid) : given;
  return {
    conversation: conversationOf(conversationRow(file, question.conversation)),
    question: messageOf(question),
    answer: messageOf(answer),
  };
}
