import {
  type ChatDeleted,
  type Conversation,
  type ConversationPage,
  type ConversationsQuery,
  type DeleteConversationsInput,
  type UpdateConversationInput,
} from '../../../contract/chat/conversations.js';
import {
  type ChatMessage,
  type ChatMessagePage,
  type ChatMessagesQuery,
  type ChatProposal,
  type ChatTurn,
  type RateMessageInput,
} from '../../../contract/chat/messages.js';
import { type ChatHitPage, type SearchChatInput } from '../../../contract/chat/search.js';
import {
  type ConversationId,
  type MessageId,
  type NotificationId,
  type OwnerId,
  type ProjectId,
} from '../../../contract/ids.js';
import {
  type IncreaseInteractionsInput,
  type InteractionHistory,
  type UserInteractions,
} from '../../../contract/interactions.js';
import { type Query } from '../../../../domain/query/Query.js';
import { type Stepped } from '../../../graph/ports/StepEffect.js';
import { type ProposalApplied } from '../effects.js';
import { type NotificationDraft } from '../NotificationStore.js';
import { type GraphScope } from '../../../graph/ports/scope.js';

/** A message to be stored with the place for its answer. */
export interface NewTurn {
  readonly projectId: ProjectId;
  readonly conversationId: ConversationId;
  readonly uid: MessageId;
  readonly answerUid: MessageId;
  readonly text: string;
  /** What is asked, where the text only says it in words. */
  readonly query?: Query;
  readonly language: ChatMessage['language'];
  readonly replaces?: MessageId;
  /** What the person is told, once a month, when it leaves them little of what they may ask. */
  readonly nearlyUsed?: NotificationDraft | undefined;
}

/** Changes that come from outside, to be stored as a turn that is finished already. */
export interface NewProposal {
  readonly turn: Omit<NewTurn, 'replaces' | 'query' | 'nearlyUsed'>;
  readonly answer: AnswerChange;
  /** What the conversation is called, where it begins with this. */
  readonly title: string;
  /** What the person is told. */
  readonly told: NotificationDraft;
}

/** A question of a conversation with what was answered. */
export interface EarlierTurn {
  readonly question: string;
  readonly answer: string;
  /** What the question was read as. */
  readonly query?: Query;
  /** Nothing was found that answers it. */
  readonly refused: boolean;
  readonly suggestions: ChatMessage['suggestions'];
}

/** A turn as it was stored. */
export interface StoredTurn {
  readonly turn: ChatTurn;
  /** False when it was there already. */
  readonly isNew: boolean;
  /** The last turns before it in its conversation, oldest first. */
  readonly earlier: readonly EarlierTurn[];
  /** The notification that was written with it. */
  readonly told?: NotificationId;
}

/** What becomes of an answer that is being written. */
export type AnswerChange = Partial<
  Pick<
    ChatMessage,
    | 'text'
    | 'language'
    | 'status'
    | 'deltas'
    | 'engine'
    | 'fellBack'
    | 'basis'
    | 'citations'
    | 'sources'
    | 'suggestions'
    | 'query'
    | 'proposal'
  >
>;

/** A finished answer that takes the place of one. */
export interface AnswerReplacement {
  /** How many pieces were in the answer that was seen. */
  readonly deltas: number;
  readonly change: AnswerChange;
}

/** Some of a list, and after which key the next ones come; null when these were the last. */
export interface ChatSlice<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/**
 * What each person said to the assistant and was answered, in their own file. Methods throw `CONVERSATION_NOT_FOUND` and
 * `MESSAGE_NOT_FOUND` for what is not there or is another person's, lists throw `PAGE_TOKEN_INVALID`.
 */
export interface ChatStore {
  /**
   * Stores a message, the empty answer (`answering`) and one interaction under the message's uid, in one transaction; a uid
   * that is there already answers its turn and changes nothing. Throws `CONVERSATION_BUSY` while an answer of the
   * conversation is being written, `ID_TAKEN` for a conversation of another project.
   */
  begin(owner: OwnerId, turn: NewTurn): Promise<StoredTurn>;
  /**
   * Stores changes to review, with the notification that tells of them, in one transaction; they count as no interaction. A
   * uid that is there already answers its turn and changes nothing. Throws as {@link begin} does.
   */
  propose(owner: OwnerId, proposal: NewProposal): Promise<StoredTurn>;
  /** Changes an answer that is being written; one that is finished stays as it is. */
  changeAnswer(owner: OwnerId, uid: MessageId, change: AnswerChange): Promise<ChatMessage>;
  /** Turns `answering` messages of a person, whose turn ended with the process that wrote them, into `failed` ones. */
  failUnfinished(owner: OwnerId): Promise<void>;
  /** Moves a proposal out of `open`; throws `PROPOSAL_STATE` when it is decided already. */
  decideProposal(owner: OwnerId, uid: MessageId, state: ChatProposal['state']): Promise<ChatMessage>;
  /** The graph holds what was written of a proposal: whatever was said of it, it is applied. Undefined for one that is gone. */
  proposalApplied(owner: OwnerId, applied: ProposalApplied): Promise<ChatMessage | undefined>;
  /** What carried a proposal out was taken back, or made again. Undefined for one that is gone. */
  proposalStepped(owner: OwnerId, stepped: Stepped): Promise<ChatMessage | undefined>;
  /**
   * Replaces what a finished answer says, and takes its rating back. Throws `VERSION_CONFLICT`, with the answer, when it is not the one that
   * was seen any more, and `CONVERSATION_BUSY` while it is being written.
   */
  reread(owner: OwnerId, uid: MessageId, replacement: AnswerReplacement): Promise<ChatMessage>;
  rate(owner: OwnerId, uid: MessageId, input: RateMessageInput): Promise<ChatMessage>;

  message(owner: OwnerId, uid: MessageId): Promise<ChatMessage>;
  /** The question and the answer that this message is one of. */
  turnOf(owner: OwnerId, uid: MessageId): Promise<ChatTurn>;
  /** Newest first. */
  messages(owner: OwnerId, query: ChatMessagesQuery): Promise<ChatMessagePage>;
  last(owner: OwnerId, conversationId?: ConversationId): Promise<ChatMessage>;
  /** Newest first. */
  search(owner: OwnerId, page: { pageSize: number; pageToken: string }, input: SearchChatInput): Promise<ChatHitPage>;
  /** Deletes a message; a question takes its answer along, and the last message its conversation. */
  deleteMessage(owner: OwnerId, uid: MessageId): Promise<ChatDeleted>;
  clear(owner: OwnerId): Promise<ChatDeleted>;

  conversation(owner: OwnerId, id: ConversationId): Promise<Conversation>;
  /** Those of one project: pinned ones first, then the last written. */
  conversations(scope: GraphScope, query: Omit<ConversationsQuery, 'projectId'>): Promise<ConversationPage>;
  updateConversation(owner: OwnerId, id: ConversationId, input: UpdateConversationInput): Promise<Conversation>;
  /** Deletes those of the conversations that are there. */
  deleteConversations(owner: OwnerId, input: DeleteConversationsInput): Promise<ChatDeleted>;
  /** How many conversations each project has that has any. */
  conversationTotals(owner: OwnerId): Promise<Readonly<Record<ProjectId, number>>>;
  /** Some conversations after this key, oldest first. */
  conversationSlice(owner: OwnerId, after: string | null, limit: number): Promise<ChatSlice<Conversation>>;
  /** Some messages of a conversation after this key, in the order in which they were written. */
  messageSlice(
    owner: OwnerId,
    conversationId: ConversationId,
    after: string | null,
    limit: number,
  ): Promise<ChatSlice<ChatMessage>>;

  interactions(owner: OwnerId): Promise<UserInteractions>;
  interactionHistory(owner: OwnerId): Promise<InteractionHistory>;
  /** Counts once for each key. @param nearlyUsed as with a new turn */
  increaseInteractions(
    owner: OwnerId,
    input: IncreaseInteractionsInput,
    nearlyUsed?: NotificationDraft,
  ): Promise<UserInteractions>;
}
