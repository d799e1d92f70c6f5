import { type ChatEngine, type ChatSuggestion, type ProposedOperation } from '../../contract/chat/messages.js';
import { type NodeId, type RelationshipId } from '../../contract/ids.js';
import { type GraphScope } from '../../graph/ports/scope.js';
import { type Query } from '../../../domain/query/Query.js';
import { type EarlierTurn } from '../../people/records/chats/ChatStore.js';
import { type Alias } from '../grammar/Lexeme.js';
import { type Language } from '../language/lexicon/files.js';

/** An element of the graph that shows a claim of the answer. */
export type Citation =
  | { readonly of: 'node'; readonly id: NodeId; readonly caption: string; readonly labels: readonly string[] }
  | { readonly of: 'relationship'; readonly id: RelationshipId; readonly caption: string; readonly type: string };

/** What beside the graph an answer was drawn from. */
export interface Source {
  readonly kind: 'faq' | 'example';
  readonly key: string;
}

/** Where an answer comes from: `edit` proposes changes, `none` when nothing holds it. */
type Basis = 'graph' | 'faq' | 'example' | 'edit' | 'none';

/** What the person may ask next, or do about what is missing. */
export type Suggestion = Readonly<ChatSuggestion>;

/** A finished answer. `text` is Markdown. */
export interface Answer {
  readonly text: string;
  readonly language: Language;
  readonly basis: Basis;
  readonly citations: readonly Citation[];
  readonly sources: readonly Source[];
  readonly suggestions: readonly Suggestion[];
  /** Graph, examples and FAQ hold no answer; the text says what is missing. */
  readonly refused: boolean;
  /** Which engine answered. */
  readonly engine: ChatEngine;
  /** The engine that was to answer did not, so another did. */
  readonly fellBack?: boolean;
  /** It is one of several readings, or a model's that the rules do not come to; the text says so. */
  readonly isAsRead?: boolean;
  /** Changes to review; nothing is written before the person accepts them. */
  readonly proposal?: { readonly operations: readonly ProposedOperation[] };
  /** What the question was read as, for the next one to change. */
  readonly query?: Query;
  /** What the person has said that words mean. */
  readonly learned?: Alias;
}

/** What an answer of the rules comes with where nothing else is said of it. */
export const plainAnswer = (language: Language): Omit<Answer, 'text' | 'basis'> => ({
  language,
  engine: 'offline',
  refused: false,
  ...{ citations: [], sources: [], suggestions: [] },
});

/** A train example of the person. */
export interface Example {
  readonly id: string;
  readonly language: Language;
  readonly question: string;
  readonly answer: string;
}

/** A question of the conversation with its answer. */
type Exchange = Omit<EarlierTurn, 'suggestions' | 'refused'> & Partial<Pick<Answer, 'suggestions' | 'refused'>>;

/** What a question is asked in. */
export interface AskingContext {
  readonly scope: GraphScope;
  /** The language of the interface, where the question does not tell. */
  readonly language: Language;
  /** Time of asking, ISO. */
  readonly now: string;
  /** What was asked and answered before in the conversation, oldest first. */
  readonly earlier: readonly Exchange[];
  readonly examples: readonly Example[];
  /** What is asked, where the question only says it in words. */
  readonly query?: Query;
  /** With a query: other readings of the question, to be offered beside it. */
  readonly others?: readonly Query[];
  /** What words mean in this graph, as the person has said before. */
  readonly aliases?: readonly Alias[];
}

/** Answers questions about the person's graph; whichever engine does. */
export interface Engine {
  /** Answers one question; the pieces that `emit` gets are its text. Rejects with the signal's reason when it is aborted. */
  answer(question: string, context: AskingContext, emit: (piece: string) => void, signal: AbortSignal): Promise<Answer>;
}

/**
 * What rules make of a message before they answer it. `settled`: its words were taught, are of the help or a name. `change`: it asks for
 * one that is read wholly; `openChange`: for one that is not. `read`: one reading is clearly best, of its own words. `goesOn`: one is, by what was asked
 * before. `open`: several, or none.
 */
export type Understanding = 'settled' | 'change' | 'openChange' | 'read' | 'goesOn' | 'open';

/** An engine that knows how well it understands. */
export interface RulesEngine extends Engine {
  understanding(question: string, context: AskingContext, signal: AbortSignal): Promise<Understanding>;
}
