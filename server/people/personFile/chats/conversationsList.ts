import {
  type Conversation,
  type ConversationPage,
  type ConversationsQuery,
  type UpdateConversationInput,
} from '../../../contract/chat/conversations.js';
import { type ProjectId } from '../../../contract/ids.js';
import { type ChatSlice } from '../../records/chats/ChatStore.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { foldedWords } from '../../../../domain/folding/fold.js';
import { type Json, stringify } from '../../../platform/storage/Json.js';
import { keysAfter, nextPage } from '../../../graph/pageToken.js';
import { type PersonFile } from '../PersonFile.js';
import { projectRow } from '../projects/projectRows.js';
import { conversationOf, type ConversationRow } from '../../records/chats/chatRows.js';
import { titleWords } from '../../records/chats/titles.js';
import { CONVERSATION_COLUMNS, conversationRow, CONVERSATIONS } from './conversationRows.js';

/** All words must be in the title, each as a word or the beginning of one. Signs alone are found nowhere. */
function titleConditions(text: string | undefined): { conditions: string[]; parameters: SqlParameters } {
  if (text === undefined || text.trim() === '') return { conditions: [], parameters: {} };
  const words = [...new Set(foldedWords(text))];
  if (words.length === 0) return { conditions: ['false'], parameters: {} };
  return {
    conditions: words.map((_, index) => `instr(c.title_words, :word${index}) > 0`),
    parameters: Object.fromEntries(words.map((word, index) => [`word${index}`, ` ${word}`])),
  };
}

/** A page of a project's conversations: pinned ones first, then the last written. Throws `PAGE_TOKEN_INVALID`. */
export function conversationsPage(
  file: PersonFile,
  projectId: ProjectId | undefined,
  { text, pageSize, pageToken: token }: Omit<ConversationsQuery, 'projectId'>,
): Json<ConversationPage> {
  const { db, owner } = file;
  const { id: project } = projectRow(file, projectId);
  const title = titleConditions(text);
  const where = ['c.owner = :owner', 'c.project = :project', ...title.conditions].join(' AND ');
  const parameters = { owner, project, ...title.parameters };
  const identity = { list: 'conversations', ownerId: file.ownerId, projectId: project, filters: [title] };
  const after = keysAfter(identity, token, 3);
  const [pinned, updated, id] = after ?? [0, '', ''];
  const beyond = after === undefined ? '' : 'AND (c.pinned, c.updated_at, c.id) < (:pinned, :updated, :id)';
  const rows = db.all<ConversationRow>(
    `SELECT ${CONVERSATION_COLUMNS} FROM ${CONVERSATIONS} WHERE ${where} ${beyond}
     ORDER BY c.pinned DESC, c.updated_at DESC, c.id DESC LIMIT :limit`,
    { ...parameters, pinned: pinned ?? 0, updated: updated ?? '', id: id ?? '', limit: pageSize + 1 },
  );
  const shown = rows.slice(0, pageSize);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return stringify({
    items: shown.map(conversationOf),
    ...nextPage(identity, last && [last.pinned, last.updated_at, last.id]),
    total:
      db.get<{ total: number }>(`SELECT count(*) AS total FROM conversation c WHERE ${where}`, parameters)?.total ?? 0,
  });
}

/** A page that nothing is on. */
export const noConversations = (): Json<ConversationPage> => stringify({ items: [], total: 0 });

/** Some conversations after this id, oldest first. */
export function conversationSlice(
  { db, owner }: PersonFile,
  after: string | null,
  limit: number,
): ChatSlice<Conversation> {
  const rows = db.all<ConversationRow>(
    `SELECT ${CONVERSATION_COLUMNS} FROM ${CONVERSATIONS} WHERE c.owner = :owner AND c.id > :after ORDER BY c.id LIMIT :limit`,
    { owner, after: after ?? '', limit },
  );
  return { items: rows.map(conversationOf), next: rows.length < limit ? null : (rows.at(-1)?.id ?? null) };
}

/** How many conversations each project has that has any. */
export function conversationTotals({ db, owner }: PersonFile): Readonly<Record<ProjectId, number>> {
  const rows = db.all<{ id: ProjectId; total: number }>(
    `SELECT c.project AS id, count(*) AS total FROM ${CONVERSATIONS} WHERE c.owner = :owner GROUP BY c.project`,
    { owner },
  );
  return Object.fromEntries(rows.map(({ id, total }) => [id, total]));
}

/** Renames or pins a conversation. Throws `CONVERSATION_NOT_FOUND`. Inside a transaction. */
export function updateConversation(file: PersonFile, id: string, input: UpdateConversationInput): Conversation {
  const { db, owner } = file;
  const row = conversationRow(file, id);
  const title = input.title?.trim() ?? row.title;
  db.run(
    `UPDATE conversation SET title = :title, title_words = :words, own_title = :own, pinned = :pinned
     WHERE owner = :owner AND id = :id`,
    {
      owner,
      id,
      title,
      words: titleWords(title),
      own: input.title === undefined ? row.own_title : 1,
      pinned: (input.pinned ?? row.pinned === 1) ? 1 : 0,
    },
  );
  return conversationOf(conversationRow(file, id));
}
