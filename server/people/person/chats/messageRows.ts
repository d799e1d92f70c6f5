import { type Query } from '../../../../domain/query/Query.js';
import { type ChatMessage, type ChatTurn } from '../../../contract/chat/messages.js';
import { type ConversationId, type MessageId, type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { parseStored } from '../../../platform/storage/Json.js';
import { type PersonFile } from '../PersonFile.js';
import { conversationOf, conversationRow } from './conversationRows.js';

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

/** The columns of a {@link MessageRow}, of {@link MESSAGES}. */
export const MESSAGE_COLUMNS = `m.seq, m.uid, m.conversation, c.project, m.role, m.answers, m.language, m.status, m.deltas,
  m.engine, m.fell_back, m.basis, m.rating, m.created_at, m.text, m.citations, m.sources, m.suggestions, m.query, m.proposal`;

/** Messages (`m`) with their conversations (`c`), of projects (`p`) that are there. */
export const MESSAGES = `chat_message m
  CROSS JOIN conversation c ON c.owner = m.owner AND c.id = m.conversation
  CROSS JOIN project p ON p.owner = c.owner AND p.id = c.project`;

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
