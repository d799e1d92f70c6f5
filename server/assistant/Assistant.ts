import {
  type ChatDeleted,
  type Conversation,
  type ConversationPage,
  type ConversationsQuery,
  type DeleteConversationsInput,
  type UpdateConversationInput,
} from '../contract/chat/conversations.js';
import {
  type ApplyProposalInput,
  type ChatInput,
  type ChatMessage,
  type ChatMessagePage,
  type ChatMessagesQuery,
  type ChatTurn,
  type ProposeInput,
  type RateMessageInput,
  type RereadInput,
} from '../contract/chat/messages.js';
import { type ChatHitPage, type SearchChatInput } from '../contract/chat/search.js';
import { type ChangeReceipt } from '../contract/edits.js';
import { type ConversationId, type MessageId, type OwnerId } from '../contract/ids.js';
import { type GraphScope } from '../graph/ports/scope.js';

type WithoutProject<T> = Omit<T, 'projectId'>;

/** Who proposes changes from outside. */
export interface Proposer {
  /** What the person calls the program; undefined where they came with their own sign-in. */
  readonly program: string | undefined;
  /** In which language it is told, where the program says nothing else. */
  readonly language: ChatMessage['language'];
}

/**
 * What persons ask and are answered. Every change is told to the person's open windows once it is committed; answers that are
 * being written are read with the text that was told so far. Throws as `ChatStore` does, and `UNAVAILABLE` while it closes.
 */
export interface Assistant {
  /**
   * Answers once the message is stored, or when its answer is whole, at the latest after `wait` seconds. The same message
   * again, at once or later, is answered with the same turn.
   */
  ask(scope: GraphScope, input: WithoutProject<ChatInput>, wait?: number): Promise<ChatTurn>;
  /** A message with its answer as far as it is written, by the id of either; waits as `ask` does. */
  turn(owner: OwnerId, uid: MessageId, wait?: number): Promise<ChatTurn>;
  /** Ends an answer where it is; the id may be its own or its question's. One that is whole stays so. */
  stop(owner: OwnerId, uid: MessageId): Promise<ChatMessage>;

  message(owner: OwnerId, uid: MessageId): Promise<ChatMessage>;
  messages(owner: OwnerId, query: ChatMessagesQuery): Promise<ChatMessagePage>;
  last(owner: OwnerId, conversationId?: ConversationId): Promise<ChatMessage>;
  search(owner: OwnerId, page: { pageSize: number; pageToken: string }, input: SearchChatInput): Promise<ChatHitPage>;
  /**
   * Answers by another reading, in the place of an answer. Throws `VERSION_CONFLICT` when another came first, `CONVERSATION_BUSY` while it
   * is being written.
   */
  reread(owner: OwnerId, uid: MessageId, input: RereadInput): Promise<ChatMessage>;
  rate(owner: OwnerId, uid: MessageId, input: RateMessageInput): Promise<ChatMessage>;
  deleteMessage(owner: OwnerId, uid: MessageId): Promise<ChatDeleted>;
  clear(owner: OwnerId): Promise<ChatDeleted>;

  conversation(owner: OwnerId, id: ConversationId): Promise<Conversation>;
  conversations(scope: GraphScope, query: WithoutProject<ConversationsQuery>): Promise<ConversationPage>;
  updateConversation(owner: OwnerId, id: ConversationId, input: UpdateConversationInput): Promise<Conversation>;
  deleteConversations(owner: OwnerId, input: DeleteConversationsInput): Promise<ChatDeleted>;

  /**
   * Keeps changes that come from outside as a proposal to be reviewed, and tells the person. Throws what `applyPatch` throws where
   * they could not be made now.
   */
  propose(scope: GraphScope, input: WithoutProject<ProposeInput>, proposer: Proposer): Promise<ChatTurn>;
  /**
   * Writes what is accepted of a proposal as one change, whose provenance is the message. Throws `PROPOSAL_STATE` when it is
   * decided, `PROJECT_MISMATCH` when it was made for another project than the caller looks at, and what `applyPatch` throws; the proposal then stays open.
   */
  applyProposal(scope: GraphScope, uid: MessageId, input: WithoutProject<ApplyProposalInput>): Promise<ChangeReceipt>;
  refuseProposal(owner: OwnerId, uid: MessageId): Promise<ChatMessage>;

  /** Ends all answers, keeping what there is of them. */
  close(): Promise<void>;
}
