import { type ChatMessage, type ChatProposal, type RateMessageInput } from '../../../../../contract/chat/messages.js';
import { type OwnerId, type ProjectId } from '../../../../../contract/ids.js';
import { type Session } from '../../../../../platform/storage/postgres/Session.js';
import { type PostgresParameters } from '../../../../../platform/storage/postgres/statement.js';
import { wordSet } from '../../../../../graph/postgres/words.js';
import { type Stepped } from '../../../../../graph/ports/StepEffect.js';
import { answerColumns, appliedProposal, decided, refuseQuestion, refuseReplacement } from '../../../chats/answers.js';
import { messageOf, type MessageRow } from '../../../chats/chatRows.js';
import { type AnswerChange, type AnswerReplacement } from '../../../chats/ChatStore.js';
import { type ProposalApplied } from '../../../effects.js';
import { findMessage, messageRow, MESSAGES } from './messageRows.js';

async function setColumns(session: Session, owner: OwnerId, seq: number, columns: PostgresParameters): Promise<void> {
  const assignments = Object.keys(columns).map((name) => `${name} = :${name}`);
  if (assignments.length === 0) return;
  await session.run(`UPDATE chat_message SET ${assignments.join(', ')} WHERE owner = :owner AND seq = :seq`, {
    ...{ owner, seq, ...columns },
  });
}

/** Makes a message findable by its words. */
async function addWords(session: Session, owner: OwnerId, { seq, text }: MessageRow): Promise<void> {
  await session.run('UPDATE chat_message SET words = CAST(:words AS tsvector) WHERE owner = :owner AND seq = :seq', {
    ...{ owner, seq, words: wordSet(text) },
  });
}

/** Makes a message findable by the nodes that it cites. */
export async function addCitations(
  session: Session,
  owner: OwnerId,
  message: number,
  citations: ChatMessage['citations'],
): Promise<void> {
  const nodes = citations.flatMap(({ nodeId }) => (nodeId === undefined ? [] : [nodeId]));
  if (nodes.length === 0) return;
  await session.run(
    `INSERT INTO chat_citation (owner, node, message) SELECT :owner, node, :message::bigint FROM unnest(:nodes::text[]) AS node
     ON CONFLICT DO NOTHING`,
    { owner, message, nodes },
  );
}

/** Changes an answer that is being written, and makes one that is finished by it findable. Throws `MESSAGE_NOT_FOUND`. */
export async function changeAnswer(
  session: Session,
  owner: OwnerId,
  uid: string,
  change: AnswerChange,
): Promise<ChatMessage> {
  const before = await messageRow(session, owner, uid);
  if (before.status !== 'answering') return messageOf(before);
  await setColumns(session, owner, before.seq, answerColumns(change));
  if (change.citations !== undefined) await addCitations(session, owner, before.seq, change.citations);
  const after = await messageRow(session, owner, uid);
  if (after.status !== 'answering') await addWords(session, owner, after);
  return messageOf(after);
}

/** Replaces what a finished answer says, with what it is found by. Throws `MESSAGE_NOT_FOUND`, `CONVERSATION_BUSY`, `VERSION_CONFLICT`. */
export async function replaceAnswer(
  session: Session,
  owner: OwnerId,
  uid: string,
  { deltas, change }: AnswerReplacement,
): Promise<ChatMessage> {
  const { seq, ...before } = await messageRow(session, owner, uid);
  refuseReplacement({ seq, ...before }, deltas);
  await session.run('DELETE FROM chat_citation WHERE owner = :owner AND message = :seq', { owner, seq });
  await setColumns(session, owner, seq, { ...answerColumns({ ...change, deltas: deltas + 1 }), rating: null });
  await addCitations(session, owner, seq, change.citations ?? []);
  const after = await messageRow(session, owner, uid);
  await addWords(session, owner, after);
  return messageOf(after);
}

/** Ends answers whose process ended before them. */
export async function failUnfinished(session: Session, owner: OwnerId): Promise<void> {
  const unfinished = await session.all<{ uid: string }>(
    `SELECT m.uid FROM ${MESSAGES} WHERE m.owner = :owner AND m.status = 'answering'`,
    { owner },
  );
  for (const { uid } of unfinished) await changeAnswer(session, owner, uid, { status: 'failed' });
}

/** Ends the answers that are being written in a project that is deleted: who writes one finds no place for it any more. */
export async function endAnswersOf(session: Session, owner: OwnerId, project: ProjectId): Promise<void> {
  await session.run(
    `UPDATE chat_message SET status = 'failed' WHERE owner = :owner AND status = 'answering'
       AND conversation IN (SELECT id FROM conversation WHERE owner = :owner AND project = :project)`,
    { owner, project },
  );
}

async function putProposal(session: Session, owner: OwnerId, message: ChatMessage, proposal: ChatProposal) {
  await session.run('UPDATE chat_message SET proposal = :proposal WHERE owner = :owner AND uid = :uid', {
    ...{ owner, uid: message.uid, proposal: JSON.stringify(proposal) },
  });
  return { ...message, proposal };
}

/** Moves a proposal out of `open`. Throws `MESSAGE_NOT_FOUND`, `PROPOSAL_STATE`. */
export async function decideProposal(
  session: Session,
  owner: OwnerId,
  uid: string,
  state: ChatProposal['state'],
): Promise<ChatMessage> {
  const message = messageOf(await messageRow(session, owner, uid));
  return putProposal(session, owner, message, decided(message.proposal, state));
}

async function findAnswer(session: Session, owner: OwnerId, uid: string): Promise<ChatMessage | undefined> {
  const row = await findMessage(session, owner, uid);
  return row === undefined ? undefined : messageOf(row);
}

/** Says of a proposal that it is applied, and what was written of it. Undefined when it was deleted meanwhile. */
export async function proposalApplied(
  session: Session,
  owner: OwnerId,
  { messageId, written }: ProposalApplied,
): Promise<ChatMessage | undefined> {
  const message = await findAnswer(session, owner, messageId);
  const proposal = appliedProposal(message?.proposal, written);
  return message === undefined || proposal === undefined ? message : putProposal(session, owner, message, proposal);
}

/** Says of a proposal that was applied whether that is undone now. Undefined when it was deleted meanwhile. */
export async function proposalStepped(
  session: Session,
  owner: OwnerId,
  { reference, undone }: Stepped,
): Promise<ChatMessage | undefined> {
  const message = await findAnswer(session, owner, reference);
  if (message?.proposal === undefined) return message;
  return putProposal(session, owner, message, { ...message.proposal, state: undone ? 'undone' : 'applied' });
}

/** Says whether an answer was good, or takes that back. Throws `MESSAGE_NOT_FOUND`, also for a message of the person. */
export async function rateMessage(
  session: Session,
  owner: OwnerId,
  uid: string,
  { rating }: RateMessageInput,
): Promise<ChatMessage> {
  const before = await messageRow(session, owner, uid);
  refuseQuestion(before);
  await setColumns(session, owner, before.seq, { rating: rating ?? null });
  return messageOf(await messageRow(session, owner, uid));
}
