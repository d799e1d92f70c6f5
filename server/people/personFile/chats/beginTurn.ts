import { type ChatTurn } from '../../../contract/chat/messages.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Allowed } from '../../records/allowance.js';
import { type EarlierTurn, type NewTurn, type StoredTurn } from '../../records/chats/ChatStore.js';
import { type PersonFile } from '../PersonFile.js';
import { projectRow, refuseArchived } from '../projects/projectRows.js';
import { earlierTurnOf, type EarlierRow, MOST_EARLIER } from '../../records/chats/chatRows.js';
import { titleOf, titleWords } from '../../records/chats/titles.js';
import { findConversation } from './conversationRows.js';
import { deleteMessages, recount } from './deleteMessages.js';
import { countInteractions } from './interactions.js';
import { findMessage, messageRow, turnOf } from './messageRows.js';
import { addWords } from '../textMatch.js';

/** A conversation and its messages stay with a deleted project, and are there for nobody; their ids are taken. Throws `ID_TAKEN`. */
function refuseDeletedProjects({ db, owner }: PersonFile, table: 'conversation' | 'chat_message', id: string): void {
  const key = table === 'conversation' ? 'id' : 'uid';
  if (db.get(`SELECT 1 FROM ${table} WHERE owner = :owner AND ${key} = :id`, { owner, id }) !== undefined)
    throw new ProblemError('ID_TAKEN', { detail: 'It is of a project that is deleted' });
}

/** Makes the conversation when it is not there. Throws `PROJECT_NOT_FOUND`, `PROJECT_ARCHIVED`, and `ID_TAKEN` for one of another project. */
function ensureConversation(
  file: PersonFile,
  { conversationId, projectId, text }: NewTurn,
  now: string,
  title = titleOf(text),
): void {
  const { db, owner } = file;
  const row = projectRow(file, projectId);
  refuseArchived(row);
  const { id: project } = row;
  const known = findConversation(file, conversationId);
  if (known !== undefined && known.project !== project)
    throw new ProblemError('ID_TAKEN', { detail: 'The conversation is about another project' });
  if (known !== undefined) return;
  refuseDeletedProjects(file, 'conversation', conversationId);
  db.run(
    `INSERT INTO conversation (owner, id, project, title, title_words, created_at, updated_at)
     VALUES (:owner, :id, :project, :title, :words, :now, :now)`,
    { owner, id: conversationId, project, title, words: titleWords(title), now },
  );
}

/** A title that the person did not choose follows the first message. */
function retitle({ db, owner }: PersonFile, { conversationId, text }: NewTurn): void {
  const title = titleOf(text);
  db.run(
    `UPDATE conversation SET title = :title, title_words = :words
     WHERE owner = :owner AND id = :id AND own_title = 0
       AND NOT EXISTS (SELECT 1 FROM chat_message WHERE owner = :owner AND conversation = :id)`,
    { owner, id: conversationId, title, words: titleWords(title) },
  );
}

function refuseBusy({ db, owner }: PersonFile, conversation: string): void {
  const busy = db.get(
    `SELECT 1 FROM chat_message WHERE owner = :owner AND conversation = :conversation AND status = 'answering'`,
    { owner, conversation },
  );
  if (busy !== undefined) throw new ProblemError('CONVERSATION_BUSY');
}

/** Takes away a message of the person and all after it in the conversation. Throws `MESSAGE_NOT_FOUND`. */
function makeRoom(file: PersonFile, conversation: string, replaced: string): void {
  const row = messageRow(file, replaced);
  if (row.conversation !== conversation || row.role !== 'user') throw new ProblemError('MESSAGE_NOT_FOUND');
  deleteMessages(file, 'm.conversation = :conversation AND m.seq >= :seq', { conversation, seq: row.seq });
}

function earlierTurns({ db, owner }: PersonFile, conversation: string): EarlierTurn[] {
  return db
    .all<EarlierRow>(
      `SELECT q.text AS question, a.text AS answer, a.query, a.basis, a.suggestions FROM chat_message a
       CROSS JOIN chat_message q ON q.owner = a.owner AND q.uid = a.answers
       WHERE a.owner = :owner AND a.conversation = :conversation AND a.status IN ('done', 'stopped')
       ORDER BY a.seq DESC LIMIT :limit`,
      { owner, conversation, limit: MOST_EARLIER },
    )
    .map(earlierTurnOf)
    .reverse();
}

function insertTurn(
  file: PersonFile,
  { uid, answerUid, conversationId, text, language, query }: NewTurn,
  now: string,
): void {
  const { db, owner } = file;
  const asked = query === undefined ? null : JSON.stringify(query);
  const insert = (values: {
    uid: string;
    role: string;
    answers: string | null;
    status: string;
    text: string;
    query: string | null;
  }) =>
    db.run(
      `INSERT INTO chat_message (owner, uid, conversation, role, answers, language, status, text, query, created_at)
       VALUES (:owner, :uid, :conversation, :role, :answers, :language, :status, :text, :query, :now)`,
      { owner, conversation: conversationId, language, now, ...values },
    );
  insert({ uid, role: 'user', answers: null, status: 'done', text, query: asked });
  addWords(file, uid, text);
  insert({ uid: answerUid, role: 'assistant', answers: uid, status: 'answering', text: '', query: null });
  db.run('UPDATE conversation SET updated_at = :now WHERE owner = :owner AND id = :id', {
    owner,
    id: conversationId,
    now,
  });
  recount(file, conversationId);
}

/** The turn of a message that is there already. Throws `ID_TAKEN` when the id is an answer's. */
function knownTurn(file: PersonFile, uid: string): ChatTurn | undefined {
  const known = findMessage(file, uid);
  if (known?.role === 'assistant') throw new ProblemError('ID_TAKEN');
  if (known !== undefined) return turnOf(file, uid);
  refuseDeletedProjects(file, 'chat_message', uid);
  return undefined;
}

/** Stores a message with the place for its answer. Inside a transaction. @param title what a conversation that it begins is called */
export function storeTurn(file: PersonFile, turn: NewTurn, title?: string): StoredTurn {
  const known = knownTurn(file, turn.uid);
  if (known !== undefined) return { turn: known, isNew: false, earlier: [] };
  const now = new Date().toISOString();
  ensureConversation(file, turn, now, title);
  refuseBusy(file, turn.conversationId);
  if (turn.replaces !== undefined) {
    makeRoom(file, turn.conversationId, turn.replaces);
    retitle(file, turn);
  }
  const earlier = earlierTurns(file, turn.conversationId);
  insertTurn(file, turn, now);
  return { turn: turnOf(file, turn.uid), isNew: true, earlier };
}

/** Stores a message with the place for its answer, and counts it. Inside a transaction. Throws `QUOTA_INTERACTIONS`. */
export function beginTurn(file: PersonFile, turn: NewTurn, allowed: Allowed): StoredTurn {
  const stored = storeTurn(file, turn);
  if (!stored.isNew) return stored;
  const told = countInteractions(file, { key: turn.uid, number: 1, nearlyUsed: turn.nearlyUsed }, allowed);
  return { ...stored, ...(told === undefined ? {} : { told }) };
}
