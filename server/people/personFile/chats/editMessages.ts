import { type ChatMessage, type ChatProposal, type RateMessageInput } from '../../../contract/chat/messages.js';
import { type Stepped } from '../../../graph/ports/StepEffect.js';
import { type ProposalApplied } from '../../records/effects.js';
import { type AnswerChange, type AnswerReplacement } from '../../records/chats/ChatStore.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { type PersonFile } from '../PersonFile.js';
import { forgetFound } from './deleteMessages.js';
import {
  answerColumns,
  appliedProposal,
  decided,
  refuseQuestion,
  refuseReplacement,
} from '../../records/chats/answers.js';
import { messageOf } from '../../records/chats/chatRows.js';
import { findMessage, messageRow, MESSAGES } from './messageRows.js';
import { addWords } from '../textMatch.js';

function setColumns({ db, owner }: PersonFile, seq: number, columns: SqlParameters): void {
  const assignments = Object.keys(columns).map((name) => `${name} = :${name}`);
  if (assignments.length === 0) return;
  db.run(`UPDATE chat_message SET ${assignments.join(', ')} WHERE owner = :owner AND seq = :seq`, {
    owner,
    seq,
    ...columns,
  });
}

/** Makes a message findable by the nodes that it cites. */
export function addCitations({ db, owner }: PersonFile, message: number, citations: ChatMessage['citations']): void {
  const ids = citations.flatMap(({ nodeId }) => (nodeId === undefined ? [] : [nodeId]));
  db.run(
    `INSERT OR IGNORE INTO chat_citation (owner, node, message)
     SELECT :owner, value, :message FROM json_each(:ids)`,
    { owner, message, ids: JSON.stringify(ids) },
  );
}

/**
 * Changes an answer that is being written, and makes one that is finished by it findable. A finished one stays as it is.
 * Throws `MESSAGE_NOT_FOUND`. Inside a transaction.
 */
export function changeAnswer(file: PersonFile, uid: string, change: AnswerChange): ChatMessage {
  const before = messageRow(file, uid);
  if (before.status !== 'answering') return messageOf(before);
  setColumns(file, before.seq, answerColumns(change));
  if (change.citations !== undefined) addCitations(file, before.seq, change.citations);
  const after = messageRow(file, uid);
  if (after.status !== 'answering') addWords(file, uid, after.text);
  return messageOf(after);
}

/**
 * Replaces what a finished answer says, with what it is found by; its rating was that of the earlier text. Throws
 * `MESSAGE_NOT_FOUND`, `CONVERSATION_BUSY`, `VERSION_CONFLICT`. Inside a transaction.
 */
export function replaceAnswer(file: PersonFile, uid: string, { deltas, change }: AnswerReplacement): ChatMessage {
  const before = messageRow(file, uid);
  refuseReplacement(before, deltas);
  forgetFound(file, 'm.seq = :seq', { seq: before.seq });
  setColumns(file, before.seq, { ...answerColumns({ ...change, deltas: deltas + 1 }), rating: null });
  addCitations(file, before.seq, change.citations ?? []);
  const after = messageRow(file, uid);
  addWords(file, uid, after.text);
  return messageOf(after);
}

/** Ends answers whose process ended before them. Inside a transaction. */
export function failUnfinished(file: PersonFile): void {
  const { db, owner } = file;
  const unfinished = db.all<{ uid: string }>(
    `SELECT m.uid FROM ${MESSAGES} WHERE m.owner = :owner AND m.status = 'answering'`,
    { owner },
  );
  for (const { uid } of unfinished) changeAnswer(file, uid, { status: 'failed' });
}

function putProposal({ db, owner }: PersonFile, message: ChatMessage, proposal: ChatProposal): ChatMessage {
  db.run('UPDATE chat_message SET proposal = :proposal WHERE owner = :owner AND uid = :uid', {
    owner,
    uid: message.uid,
    proposal: JSON.stringify(proposal),
  });
  return { ...message, proposal };
}

/** Moves a proposal out of `open`. Throws `MESSAGE_NOT_FOUND`, `PROPOSAL_STATE`. Inside a transaction. */
export function decideProposal(file: PersonFile, uid: string, state: ChatProposal['state']): ChatMessage {
  const message = messageOf(messageRow(file, uid));
  return putProposal(file, message, decided(message.proposal, state));
}

/** Says of a proposal that it is applied, and what was written of it. Undefined when it was deleted meanwhile. Inside a transaction. */
export function markProposalApplied(
  file: PersonFile,
  { messageId, written }: ProposalApplied,
): ChatMessage | undefined {
  const row = findMessage(file, messageId);
  const message = row === undefined ? undefined : messageOf(row);
  const proposal = appliedProposal(message?.proposal, written);
  return message === undefined || proposal === undefined ? message : putProposal(file, message, proposal);
}

/**
 * Says of a proposal that was applied whether that is undone now. Undefined when it was deleted meanwhile. Inside a
 * transaction.
 */
export function markProposalStepped(file: PersonFile, { reference, undone }: Stepped): ChatMessage | undefined {
  const row = findMessage(file, reference);
  const message = row === undefined ? undefined : messageOf(row);
  if (message?.proposal === undefined) return message;
  return putProposal(file, message, { ...message.proposal, state: undone ? 'undone' : 'applied' });
}

/** Says whether an answer was good, or takes that back. Throws `MESSAGE_NOT_FOUND`, also for a message of the person. */
export function rateMessage(file: PersonFile, uid: string, { rating }: RateMessageInput): ChatMessage {
  const { db, owner } = file;
  const before = messageRow(file, uid);
  refuseQuestion(before);
  db.run('UPDATE chat_message SET rating = :rating WHERE owner = :owner AND uid = :uid', {
    owner,
    uid,
    rating: rating ?? null,
  });
  return messageOf(messageRow(file, uid));
}
