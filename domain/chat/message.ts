import { type PatchOperation } from '../changes/patch.js';
import { type Query } from '../query/Query.js';

/** A node or a relationship (one of the two ids is there) that an answer rests on. */
interface ChatCitation {
  readonly nodeId?: string;
  readonly relationshipId?: string;
  readonly caption: string;
  /** Its first label or its type. */
  readonly kind: string;
}

/** What an answer rests on; `nothing` when the assistant says that it does not know. */
type ChatBasis = 'graph' | 'example' | 'faq' | 'edit' | 'nothing';

/** What beside the graph an answer was drawn from. */
interface ChatSource {
  readonly basis: ChatBasis;
  readonly key: string;
  readonly title: string;
  /** Path of the page where one does what the help says. */
  readonly link?: string;
}

/** What a person may ask next, or the offer to add what is missing. */
interface ChatSuggestion {
  readonly kind: 'ask' | 'add' | 'meant' | 'guess';
  readonly text: string;
  readonly nodeId?: string;
  readonly name?: string;
  readonly property?: string;
  /** Of `meant`: words of the question, and what of the graph they may be another name for. */
  readonly words?: string;
  readonly of?: 'label' | 'type' | 'property';
  /** Of `guess`: what its button says, in the language of the answer, and what it asks. */
  readonly says?: string;
  readonly query?: Query;
}

/** One change that the assistant proposes. */
export interface ProposedOperation {
  readonly operation: PatchOperation;
  readonly summary: string;
  /** Nodes that are there already and may be the same. */
  readonly duplicates: readonly { readonly id: string; readonly caption: string; readonly labels: readonly string[] }[];
}

/** How a proposal stands; `undone` when what was applied is taken back. */
export type ProposalState = 'open' | 'applied' | 'refused' | 'undone';

/** A node that is there already, used in place of the one that the operation at this place would make. */
export interface Existing {
  readonly place: number;
  readonly nodeId: string;
}

/** What a person decided of a proposal. */
export interface ProposalDecision {
  /** Places of the operations that are accepted, in order. */
  readonly accepted: readonly number[];
  readonly existing: readonly Existing[];
}

/** Changes to review; nothing is written before a person accepts it. */
interface ChatProposal {
  readonly operations: readonly ProposedOperation[];
  readonly state: ProposalState;
  /** Once applied: places of the operations that were written. */
  readonly accepted?: readonly number[];
  /** Once applied: the nodes that were used in place of new ones. */
  readonly existing?: readonly Existing[];
}

/** A message of a person to the assistant, or its answer; `tests/domain/contract.test.ts` holds it against the contract. */
export interface ChatMessage {
  readonly uid: string;
  readonly conversationId: string;
  readonly projectId: string;
  readonly role: 'user' | 'assistant';
  /** Markdown. */
  readonly text: string;
  readonly language: 'en' | 'ro';
  readonly status: 'answering' | 'done' | 'stopped' | 'failed';
  /** How many pieces of the text are in it; the next has this number plus one. */
  readonly deltas: number;
  /** Of an answer: the message that it answers. */
  readonly answers?: string;
  readonly engine?: 'offline' | 'model';
  /** The model did not answer, so the offline engine did. */
  readonly fellBack: boolean;
  readonly basis?: ChatBasis;
  readonly citations: readonly ChatCitation[];
  readonly sources: readonly ChatSource[];
  readonly suggestions: readonly ChatSuggestion[];
  /** Of an answer: the query that it came from; of a question: the query that it is. */
  readonly query?: Query;
  readonly proposal?: ChatProposal;
  readonly rating?: 'up' | 'down';
  readonly createdAt: string;
}
