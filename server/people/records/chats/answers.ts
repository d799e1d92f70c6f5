import { type ChatProposal } from '../../../contract/chat/messages.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import { type ProposalApplied } from '../effects.js';
import { messageOf, type MessageRow } from './chatRows.js';
import { type AnswerChange } from './ChatStore.js';

const json = (value: object | undefined) => (value === undefined ? undefined : JSON.stringify(value));

/** Without U+0000, which a model can say, and PostgreSQL takes in no text. */
const storable = (text: string | undefined) => text?.replaceAll('\0', '');

/** The columns that a change of an answer sets, with their values. */
export function answerColumns({
  text,
  language,
  status,
  deltas,
  engine,
  fellBack,
  basis,
  ...lists
}: AnswerChange): Readonly<Record<string, string | number>> {
  const columns = {
    text: storable(text),
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

/** Whether a proposal says already what was written of it; one that a step was heard of before it may lack that. */
const isWritten = ({ state, accepted, existing }: ChatProposal, written: ProposalApplied['written']): boolean =>
  state === 'applied' && JSON.stringify([accepted, existing]) === JSON.stringify([written.accepted, written.existing]);

/**
 * What a proposal is after what was written of it became known; undefined where nothing changes by that. A step through the history comes
 * after that, whichever is heard of first: what is undone stays so.
 */
export function appliedProposal(
  proposal: ChatProposal | undefined,
  written: ProposalApplied['written'],
): ChatProposal | undefined {
  if (proposal === undefined || isWritten(proposal, written)) return undefined;
  return { ...proposal, state: proposal.state === 'undone' ? 'undone' : 'applied', ...written };
}

/** A proposal out of `open`. Throws `PROPOSAL_STATE`. */
export function decided(proposal: ChatProposal | undefined, state: ChatProposal['state']): ChatProposal {
  if (proposal === undefined) throw new ProblemError('PROPOSAL_STATE', { detail: 'It proposes nothing' });
  if (proposal.state !== 'open') throw new ProblemError('PROPOSAL_STATE');
  return { ...proposal, state };
}

/** Refuses what is no answer. Throws `MESSAGE_NOT_FOUND`. */
export function refuseQuestion({ role }: Pick<MessageRow, 'role'>): void {
  if (role !== 'assistant') throw new ProblemError('MESSAGE_NOT_FOUND', { detail: 'It is no answer' });
}

/** Refuses to replace another answer than the one that was seen. Throws `MESSAGE_NOT_FOUND`, `CONVERSATION_BUSY`, `VERSION_CONFLICT`. */
export function refuseReplacement(row: MessageRow, seenDeltas: number): void {
  refuseQuestion(row);
  if (row.status === 'answering') throw new ProblemError('CONVERSATION_BUSY');
  if (row.deltas !== seenDeltas) throw new ProblemError('VERSION_CONFLICT', { present: messageOf(row) });
}
