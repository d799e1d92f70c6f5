import { type Conversation } from '../../../contract/chat/conversations.js';
import { type ConversationId, type ProjectId } from '../../../contract/ids.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { foldedWords } from '../../../../domain/folding/fold.js';
import { type PersonFile } from '../PersonFile.js';

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

/** The columns of a {@link ConversationRow}, of {@link CONVERSATIONS}. */
export const CONVERSATION_COLUMNS = `c.id, c.project, c.title, c.own_title, c.pinned, c.messages_total,
  c.created_at, c.updated_at`;

/** Conversations (`c`) of projects (`p`) that are there. */
export const CONVERSATIONS = 'conversation c CROSS JOIN project p ON p.owner = c.owner AND p.id = c.project';

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

/** What a title is found by: its folded words, each after a blank. */
export const titleWords = (title: string): string => ` ${foldedWords(title).join(' ')}`;

const LONGEST_TITLE = 60;

/** A title that says how a message begins, cut at a word. */
export function titleOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= LONGEST_TITLE) return line;
  const cut = line.slice(0, LONGEST_TITLE);
  const end = cut.lastIndexOf(' ');
  // A word that is longer than a title is cut between characters, not within one.
  return `${
    end > 0
      ? cut.slice(0, end)
      : Array.from(cut.slice(0, LONGEST_TITLE - 1))
          .filter(isWhole)
          .join('')
  }…`;
}

/** A character of two halves of which only one is there is none. */
const isWhole = (character: string): boolean => !/^[\ud800-\udfff]$/u.test(character);
