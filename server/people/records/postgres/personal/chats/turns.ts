import { type ChatTurn } from '../../../../../contract/chat/messages.js';
import { type OwnerId } from '../../../../../contract/ids.js';
import { ProblemError } from '../../../../../contract/ProblemError.js';
import { type Session } from '../../../../../platform/storage/postgres/Session.js';
import { wordSet } from '../../../../../graph/postgres/words.js';
import { type StoreLimits } from '../../../../../platform/config/limits.js';
import { earlierTurnOf, type EarlierRow, MOST_EARLIER } from '../../../chats/chatRows.js';
import { type EarlierTurn, type NewProposal, type NewTurn, type StoredTurn } from '../../../chats/ChatStore.js';
import { titleOf, titleWords } from '../../../chats/titles.js';
import { openProject } from '../projects.js';
import { changeAnswer } from './answers.js';
import { deleteMessages, recount } from './deleting.js';
import { countInteractions, tell } from './interactions.js';
import { findConversation, findMessage, messageRow, turnOf } from './messageRows.js';

/** A conversation and its messages stay with a deleted project, and are there for nobody; their ids are taken. Throws `ID_TAKEN`. */
async function refuseDeletedProjects(
  session: Session,
  owner: OwnerId,
  table: 'conversation' | 'chat_message',
  id: string,
): Promise<void> {
  const key = table === 'conversation' ? 'id' : 'uid';
  const found = await session.get(`SELECT 1 AS one FROM ${table} WHERE owner = :owner AND ${key} = :id`, { owner, id });
  if (found !== undefined) throw new ProblemError('ID_TAKEN', { detail: 'It is of a project that is deleted' });
}

/** Makes the conversation when it is not there. Throws `PROJECT_NOT_FOUND`, `PROJECT_ARCHIVED`, and `ID_TAKEN` for one of another project. */
async function ensureConversation(
  session: Session,
  owner: OwnerId,
  { conversationId: id, projectId, text }: NewTurn,
  { now, title = titleOf(text) }: { readonly now: string; readonly title?: string | undefined },
): Promise<void> {
  const project = await openProject(session, { ownerId: owner, projectId });
  const known = await findConversation(session, owner, id);
  if (known !== undefined && known.project !== project)
    throw new ProblemError('ID_TAKEN', { detail: 'The conversation is about another project' });
  if (known !== undefined) return;
  await refuseDeletedProjects(session, owner, 'conversation', id);
  await session.run(
    `INSERT INTO conversation (owner, id, project, title, title_words, created_at, updated_at)
     VALUES (:owner, :id, :project, :title, :words, :now, :now)`,
    { owner, id, project, title, words: titleWords(title), now },
  );
}

/** A title that the person did not choose follows the first message. */
async function retitle(session: Session, owner: OwnerId, { conversationId, text }: NewTurn): Promise<void> {
  const title = titleOf(text);
  await session.run(
    `UPDATE conversation SET title = :title, title_words = :words
     WHERE owner = :owner AND id = :id AND own_title = 0
       AND NOT EXISTS (SELECT 1 FROM chat_message WHERE owner = :owner AND conversation = :id)`,
    { owner, id: conversationId, title, words: titleWords(title) },
  );
}

async function refuseBusy(session: Session, owner: OwnerId, conversation: string): Promise<void> {
  const busy = await session.get(
    `SELECT 1 AS one FROM chat_message WHERE owner = :owner AND conversation = :conversation AND status = 'answering'`,
    { owner, conversation },
  );
  if (busy !== undefined) throw new ProblemError('CONVERSATION_BUSY');
}

/** Takes away a message of the person and all after it in the conversation. Throws `MESSAGE_NOT_FOUND`. */
async function makeRoom(session: Session, owner: OwnerId, conversation: string, replaced: string): Promise<void> {
  const row = await messageRow(session, owner, replaced);
  if (row.conversation !== conversation || row.role !== 'user') throw new ProblemError('MESSAGE_NOT_FOUND');
  await deleteMessages(session, owner, 'conversation = :conversation AND seq >= :seq', { conversation, seq: row.seq });
}

async function earlierTurns(session: Session, owner: OwnerId, conversation: string): Promise<EarlierTurn[]> {
  const rows = await session.all<EarlierRow>(
    `SELECT q.text AS question, a.text AS answer, a.query, a.basis, a.suggestions FROM chat_message a
     JOIN chat_message q ON q.owner = a.owner AND q.uid = a.answers
     WHERE a.owner = :owner AND a.conversation = :conversation AND a.status IN ('done', 'stopped')
     ORDER BY a.seq DESC LIMIT :limit`,
    { owner, conversation, limit: MOST_EARLIER },
  );
  return rows.map(earlierTurnOf).reverse();
}

async function insertTurn(
  session: Session,
  owner: OwnerId,
  { uid, answerUid, conversationId, text, language, query }: NewTurn,
  now: string,
): Promise<void> {
  // The order in which rows are listed is that of their numbers.
  await session.run(
    `INSERT INTO chat_message (owner, uid, conversation, role, answers, language, status, text, query, words, created_at)
     VALUES (:owner, :uid, :conversation, 'user', NULL, :language, 'done', :text, :query, CAST(:words AS tsvector), :now),
       (:owner, :answerUid, :conversation, 'assistant', :uid, :language, 'answering', '', NULL, NULL, :now)`,
    {
      ...{ owner, uid, answerUid, conversation: conversationId, language, text, now, words: wordSet(text) },
      query: query === undefined ? null : JSON.stringify(query),
    },
  );
  await session.run('UPDATE conversation SET updated_at = :now WHERE owner = :owner AND id = :id', {
    ...{ owner, id: conversationId, now },
  });
  await recount(session, owner, conversationId);
}

/** The turn of a message that is there already. Throws `ID_TAKEN` when the id is an answer's. */
async function knownTurn(session: Session, owner: OwnerId, uid: string): Promise<ChatTurn | undefined> {
  const known = await findMessage(session, owner, uid);
  if (known?.role === 'assistant') throw new ProblemError('ID_TAKEN');
  if (known !== undefined) return turnOf(session, owner, uid);
  await refuseDeletedProjects(session, owner, 'chat_message', uid);
  return undefined;
}

/** Stores a message with the place for its answer. @param title what a conversation that it begins is called */
async function storeTurn(session: Session, owner: OwnerId, turn: NewTurn, title?: string): Promise<StoredTurn> {
  const known = await knownTurn(session, owner, turn.uid);
  if (known !== undefined) return { turn: known, isNew: false, earlier: [] };
  const now = new Date().toISOString();
  await ensureConversation(session, owner, turn, { now, title });
  await refuseBusy(session, owner, turn.conversationId);
  if (turn.replaces !== undefined) {
    await makeRoom(session, owner, turn.conversationId, turn.replaces);
    await retitle(session, owner, turn);
  }
  const earlier = await earlierTurns(session, owner, turn.conversationId);
  await insertTurn(session, owner, turn, now);
  return { turn: await turnOf(session, owner, turn.uid), isNew: true, earlier };
}

/** Stores a message with the place for its answer, and counts it. Throws `QUOTA_INTERACTIONS`. */
export async function beginTurn(
  session: Session,
  owner: OwnerId,
  turn: NewTurn,
  free: Pick<StoreLimits, 'freeInteractions'>,
): Promise<StoredTurn> {
  const stored = await storeTurn(session, owner, turn);
  if (!stored.isNew) return stored;
  const counting = { key: turn.uid, number: 1, nearlyUsed: turn.nearlyUsed };
  const told = await countInteractions(session, owner, counting, free);
  return { ...stored, ...(told === undefined ? {} : { told }) };
}

/** Stores changes that come from outside as a turn whose answer is whole, and what tells the person of it; the same again changes nothing. */
export async function storeProposal(
  session: Session,
  owner: OwnerId,
  { turn, answer, title, told: draft }: NewProposal,
): Promise<StoredTurn> {
  const stored = await storeTurn(session, owner, turn, titleOf(title));
  if (!stored.isNew) return stored;
  await changeAnswer(session, owner, turn.answerUid, { ...answer, status: 'done' });
  const told = await tell(session, owner, draft);
  return { ...stored, turn: await turnOf(session, owner, turn.uid), ...(told === undefined ? {} : { told }) };
}
