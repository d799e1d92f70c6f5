import { type ConversationFieldsFragment } from '../../../graphql/generated/types';
import { type Page } from '../../../domain/lists/pagedList';
import { type Present } from '../../../domain/wire/present';
import { type ListRequest, pagedListMachineOf } from '../../../machines/pagedListMachine';

/** A conversation, without its messages. */
export type Conversation = Present<ConversationFieldsFragment>;

/** What the backend is asked for, and what it answers. */
export type ConversationRequest = ListRequest<{ readonly text: string; readonly projectId: string }>;
export type ConversationPage = Page<Conversation>;

/** The conversations of a project, found by their titles; the project is given when the list is begun. */
export const conversationList = pagedListMachineOf<Conversation, ConversationRequest['filter']>({
  pageSize: 50,
  noFilter: { text: '', projectId: '' },
  idOf: ({ id }) => id,
});
