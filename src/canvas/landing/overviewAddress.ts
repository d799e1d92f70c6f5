import { type ElementRef } from '../../graph/elements';

const OVERVIEW = '/dashboard/data-overview';
const CHAT = '/dashboard/chat';

/** What the address of the overview asks for beside the page. */
export interface Arrival {
  readonly target: ElementRef;
  /** The project that the element belongs to; without it the one that the person looks at. */
  readonly projectId: string | null;
  /** The element was wrong in an answer: the question that is to be asked again when it is mended. */
  readonly fix: QuestionAsked | null;
}

/** A question to the assistant, where it was asked. */
export interface QuestionAsked {
  readonly questionUid: string;
  readonly conversationId: string | null;
}

/** The address of the overview with an element selected. */
export function overviewAddress({ target, projectId, fix }: Arrival): string {
  const query = new URLSearchParams({
    [target.kind]: target.id,
    ...(projectId === null ? {} : { project: projectId }),
    ...(fix === null ? {} : { fix: fix.questionUid }),
    ...(fix === null || fix.conversationId === null ? {} : { conversation: fix.conversationId }),
  });
  return `${OVERVIEW}?${query}`;
}

/** What an address asks for; null when it names no element. */
export function arrivalIn(query: URLSearchParams): Arrival | null {
  const [node, relationship] = [query.get('node'), query.get('relationship')];
  const id = node ?? relationship;
  if (id === null || id === '') return null;
  const questionUid = query.get('fix');
  return {
    target: { kind: node === null ? 'relationship' : 'node', id },
    projectId: query.get('project'),
    fix: questionUid === null ? null : { questionUid, conversationId: query.get('conversation') },
  };
}

/** The address of the chat with a conversation open, where a question may be asked again. */
export function chatAddress({ questionUid, conversationId }: QuestionAsked, isAgain: boolean): string {
  const query = new URLSearchParams({
    ...(conversationId === null ? {} : { conversation: conversationId }),
    ...(isAgain ? { again: questionUid } : {}),
  }).toString();
  return query === '' ? CHAT : `${CHAT}?${query}`;
}
