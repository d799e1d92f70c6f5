import { type SearchChatMessagesQuery } from '../../../../../graphql/generated/types';
import { type Page } from '../../../../../domain/lists/pagedList';
import { type Present } from '../../../../../domain/wire/present';
import { type ListRequest, pagedListMachineOf } from '../../../../../machines/pagedListMachine';

/** A message that was found, with the place where the words stand. */
export type ChatHit = Present<NonNullable<SearchChatMessagesQuery['searchChatMessages']>['items'][number]>;

/** Which messages are wanted; null and an empty text are all of them. */
interface HitFilter {
  readonly text: string;
  /** The first and the last day, `2026-11-21`, where the reader is. */
  readonly from: string | null;
  readonly until: string | null;
  /** Only answers that rest on this node. */
  readonly citesNodeId: string | null;
  readonly conversationId: string | null;
}

/** What the backend is asked for, and what it answers. */
export type HitRequest = ListRequest<HitFilter>;
export type HitPage = Page<ChatHit>;

/** The messages of the current project on the history page. */
export const hitList = pagedListMachineOf<ChatHit, HitFilter>({
  pageSize: 30,
  noFilter: { text: '', from: null, until: null, citesNodeId: null, conversationId: null },
  idOf: ({ message }) => message.uid,
});
