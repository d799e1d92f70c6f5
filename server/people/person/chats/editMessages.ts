import { type ChatMessage, type ChatProposal, type RateMessageInput } from '../../../contract/chat/messages.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type Stepped } from '../../../graph/ports/StepEffect.js';
import { type ProposalApplied } from '../../records/effects.js';
import { type AnswerChange, type AnswerReplacement } from '../../records/chats/ChatStore.js';
import { type SqlParameters } from '../../../platform/storage/driver.js';
import { type PersonFile } from '../PersonFile.js';
import { forgetFound } from './deleteMessages.js';
import { findMessage, messageOf, messageRow, MESSAGES } from './messageRows.js';
import { addWords } from '../textMatch.js';

const json = (value: object | undefined) => (value === undefined ? undefined : JSON.stringify(value));

/** The columns that a change sets. */
function columnsOf({ text, language, status, deltas, engine, fellBack, basis, ...lists }: AnswerChange): SqlParameters {
  const columns = {
    text,
    language,
    status,
    deltas,
    engine,
    fell_back: fellBack === undefined ? undefined : Number(fellBack),
    basis,
    citations: json(lists.citations),
    sources: json(lists.sources),
    suggestions: json(lists.suggestions),
    proposal: json(lists.proposal),
    query: json(lists.query),
  };
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

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
  setColumns(file, before.seq, columnsOf(change));
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
  if (before.role !== 'assistant') throw new ProblemError('MESSAGE_NOT_FOUND', { detail: 'It is no answer' });
  if (before.status === 'answering') throw new ProblemError('CONVERSATION_BUSY');
  if (before.deltas !== deltas) throw new ProblemError('VERSION_CONFLICT', { present: messageOf(before) });
  forgetFound(file, 'm.seq = :seq', { seq: before.seq });
  setColumns(file, before.seq, { ...columnsOf({ ...change, deltas: deltas + 1 }), rating: null });
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
  if (message.proposal === undefined) throw new ProblemError('PROPOSAL_STATE', { detail: 'It proposes nothing' });
  if (message.proposal.state !== 'open') throw new ProblemError('PROPOSAL_STATE');
  return putProposal(file, message, { ...message.proposal, state });
}

/** Whether a proposal says already what was written of it; one that a step was heard of before it may lack that. */
const isWritten = ({ state, accepted, existing }: ChatProposal, written: ProposalApplied['written']): boolean =>
  state === 'applied' && JSON.stringify([accepted, existing]) === JSON.stringify([written.accepted, written.existing]);

/**
 * Says of a proposal that it is applied, and what was written of it; the same again changes nothing. A step through the history comes after
 * that, whichever is heard of first: what is undone stays so. Undefined when it was deleted meanwhile. Inside a transaction.
 */
export function markProposalApplied(
  file: PersonFile,
  { messageId, written }: ProposalApplied,
): ChatMessage | undefined {
  const row = findMessage(file, messageId);
  const message = row === undefined ? undefined : messageOf(row);
  if (message?.proposal === undefined || isWritten(message.proposal, written)) return message;
  const state = message.proposal.state === 'undone' ? 'undone' : 'applied';
  return putProposal(file, message, { ...message.proposal, state, ...written });
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
  if (before.role !== 'assistant') throw new ProblemError('MESSAGE_NOT_FOUND', { detail: 'It is no answer' });
  db.run('UPDATE chat_message SET rating = :rating WHERE owner = :owner AND uid = :uid', {
    owner,
    uid,
    rating: rating ?? null,
  });
  return messageOf(messageRow(file, uid));
}
