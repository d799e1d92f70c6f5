import { OVERVIEW } from '../../../domain/elements/address';
import { type ElementRef } from '../../../domain/elements/elements';

const CHAT = '/dashboard/chat';
const QUERY = { wrong: 'fix', missing: 'add' } as const;

/**
 * What one comes for: an element; a node that is to be made, by its name where one is known; the view that a picture was taken of, by the id
 * of the picture; or a saved way of looking at the project.
 */
type Target =
  | ElementRef
  | { readonly kind: 'new'; readonly name: string }
  | { readonly kind: 'view'; readonly id: string }
  | { readonly kind: 'saved'; readonly id: string };

/** What the address of the overview asks for beside the page. */
export interface Arrival {
  /** Null when all is there, and the question only waits to be asked again. */
  readonly target: Target | null;
  /** The project that the element belongs to; without it the one that the person looks at. */
  readonly projectId: string | null;
  /** What was asked and is to be asked again, when what was wrong in its answer is mended or what was missing is added. */
  readonly fix: Fix | null;
}

/** Why one comes to the overview from a question. */
export interface Fix extends QuestionAsked {
  readonly because: 'wrong' | 'missing';
  /** What is missing is a property of this name. */
  readonly property?: string;
}

/** A question to the assistant, where it was asked. */
export interface QuestionAsked {
  readonly questionUid: string;
  readonly conversationId: string | null;
}

/** The address of the overview with an element selected. */
export function overviewAddress({ target, projectId, fix }: Arrival): string {
  const query = new URLSearchParams({
    ...(target === null ? {} : { [target.kind]: target.kind === 'new' ? target.name : target.id }),
    ...(projectId === null ? {} : { project: projectId }),
    ...(fix === null ? {} : { [QUERY[fix.because]]: fix.questionUid }),
    ...(fix === null || fix.conversationId === null ? {} : { conversation: fix.conversationId }),
    ...(fix?.property === undefined ? {} : { property: fix.property }),
  });
  return `${OVERVIEW}?${query}`;
}

/** What an address asks for; null when it asks for nothing. */
export function arrivalIn(query: URLSearchParams): Arrival | null {
  const [target, fix] = [targetIn(query), fixIn(query)];
  return target === null && fix === null ? null : { target, projectId: query.get('project'), fix };
}

/** The same address when no node is to be made any more. */
export function withoutWanted(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete('new');
  return rest;
}

function targetIn(query: URLSearchParams): Target | null {
  for (const kind of ['node', 'relationship', 'view', 'saved'] as const) {
    const id = query.get(kind) ?? '';
    if (id !== '') return { kind, id };
  }
  const name = query.get('new');
  return name === null ? null : { kind: 'new', name };
}

function fixIn(query: URLSearchParams): Fix | null {
  const property = query.get('property');
  for (const because of ['wrong', 'missing'] as const) {
    const questionUid = query.get(QUERY[because]);
    if (questionUid === null) continue;
    const asked = { because, questionUid, conversationId: query.get('conversation') };
    return property === null ? asked : { ...asked, property };
  }
  return null;
}

/** The address of the chat with a conversation open, where a question may be asked again. */
export function chatAddress({ questionUid, conversationId }: QuestionAsked, isAgain: boolean): string {
  const query = new URLSearchParams({
    ...(conversationId === null ? {} : { conversation: conversationId }),
    ...(isAgain ? { again: questionUid } : {}),
  }).toString();
  return query === '' ? CHAT : `${CHAT}?${query}`;
}
