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
import { type ConversationId, type MessageId, type OwnerId, type ProjectId } from '../../../contract/ids.js';
import {
  type IncreaseInteractionsInput,
  type InteractionHistory,
  type UserInteractions,
} from '../../../contract/interactions.js';
import { type ProblemCode } from '../../../contract/problem.js';
import { ProblemError } from '../../../contract/ProblemError.js';
import {
  type AnswerChange,
  type AnswerReplacement,
  type ChatSlice,
  type NewProposal,
  type NewTurn,
  type StoredTurn,
} from '../../records/chats/ChatStore.js';
import { type ProposalApplied } from '../../records/effects.js';
import { type NotificationDraft } from '../../records/NotificationStore.js';
import { type Allowed, allowedBy, LARGEST_PLAN, type PlanRow } from '../../records/allowance.js';
import { readSettings } from '../../records/sqlite/settings.js';
import { type GraphScope } from '../../../graph/ports/scope.js';
import { type Stepped } from '../../../graph/ports/StepEffect.js';
import { type Json } from '../../../platform/storage/Json.js';
import { type OwnedDatabase } from '../../../platform/storage/OwnedDatabase.js';
import { type PersonFile } from '../PersonFile.js';
import { type PersonFiles, type PersonStore } from '../PersonFiles.js';
import { limitBytes } from '../quotas.js';
import { beginTurn } from './beginTurn.js';
import { conversationOf, messageOf } from '../../records/chats/chatRows.js';
import { conversationRow } from './conversationRows.js';
import {
  conversationSlice,
  conversationsPage,
  conversationTotals,
  noConversations,
  updateConversation,
} from './conversationsList.js';
import { clearChats, deleteConversations, deleteMessage } from './deleteMessages.js';
import {
  changeAnswer,
  decideProposal,
  failUnfinished,
  markProposalApplied,
  markProposalStepped,
  rateMessage,
  replaceAnswer,
} from './editMessages.js';
import { countInteractions, interactionHistoryOf, interactionsOf } from './interactions.js';
import { messageRow, turnOf } from './messageRows.js';
import { storeProposal } from './storeProposal.js';
import { lastMessage, messageSlice, messagesPage, noMessages } from './messagesList.js';
import { noHits, searchPage } from './searchMessages.js';

/** How often this person may ask. */
const allowedTo = (app: OwnedDatabase, owner: OwnerId, { freeInteractions }: PersonStore['limits']): Allowed =>
  allowedBy(app.get<PlanRow>(LARGEST_PLAN, { owner }), freeInteractions);

const NOTHING_DELETED: ChatDeleted = { messages: 0, conversations: 0 };

/** Reads from a person's file, all of one moment; somebody without one has none of this. */
function reading<T>(files: PersonFiles, owner: OwnerId, code: ProblemCode, read: (file: PersonFile) => T): T {
  if (!files.has(owner)) throw new ProblemError(code);
  const file = files.of(owner);
  return file.db.read(() => read(file));
}

/** Reads a list from a person's file; somebody without one has an empty list. */
function listing<T>(files: PersonFiles, owner: OwnerId, none: () => T, read: (file: PersonFile) => T): T {
  if (!files.has(owner)) return none();
  const file = files.of(owner);
  return file.db.read(() => read(file));
}

/** Everything that reads chats. Nobody gets a file by asking. */
export const chatReads = ({ files, limits }: PersonStore, app: OwnedDatabase) => ({
  chatMessage: (owner: OwnerId, uid: MessageId): ChatMessage =>
    reading(files, owner, 'MESSAGE_NOT_FOUND', (file) => messageOf(messageRow(file, uid))),
  chatTurn: (owner: OwnerId, uid: MessageId): ChatTurn =>
    reading(files, owner, 'MESSAGE_NOT_FOUND', (file) => turnOf(file, uid)),
  chatMessagePage: (owner: OwnerId, query: ChatMessagesQuery): Json<ChatMessagePage> =>
    listing(files, owner, noMessages, (file) => messagesPage(file, query)),
  lastChatMessage: (owner: OwnerId, conversation?: ConversationId): ChatMessage =>
    reading(files, owner, 'MESSAGE_NOT_FOUND', (file) => lastMessage(file, conversation)),
  chatHitPage: (
    owner: OwnerId,
    page: { pageSize: number; pageToken: string },
    input: SearchChatInput,
  ): Json<ChatHitPage> =>
    input.projectId === undefined
      ? listing(files, owner, noHits, (file) => searchPage(file, page, input))
      : reading(files, owner, 'PROJECT_NOT_FOUND', (file) => searchPage(file, page, input)),
  conversation: (owner: OwnerId, id: ConversationId): Conversation =>
    reading(files, owner, 'CONVERSATION_NOT_FOUND', (file) => conversationOf(conversationRow(file, id))),
  conversationPage: (
    { ownerId, projectId }: GraphScope,
    query: Omit<ConversationsQuery, 'projectId'>,
  ): Json<ConversationPage> =>
    projectId === undefined
      ? listing(files, ownerId, noConversations, (file) => conversationsPage(file, projectId, query))
      : reading(files, ownerId, 'PROJECT_NOT_FOUND', (file) => conversationsPage(file, projectId, query)),
  conversationTotals: (owner: OwnerId): Readonly<Record<ProjectId, number>> =>
    listing(files, owner, () => ({}), conversationTotals),
  conversationSlice: (owner: OwnerId, after: string | null, limit: number): ChatSlice<Conversation> =>
    listing(
      files,
      owner,
      () => ({ items: [], next: null }),
      (file) => conversationSlice(file, after, limit),
    ),
  chatMessageSlice: (
    owner: OwnerId,
    conversation: ConversationId,
    after: string | null,
    limit: number,
  ): ChatSlice<ChatMessage> =>
    reading(files, owner, 'CONVERSATION_NOT_FOUND', (file) => messageSlice(file, conversation, after, limit)),
  interactions: (owner: OwnerId): UserInteractions =>
    interactionsOf(files.has(owner) ? files.of(owner) : undefined, allowedTo(app, owner, limits)),
  interactionHistory: (owner: OwnerId): InteractionHistory =>
    interactionHistoryOf(files.has(owner) ? files.of(owner) : undefined),
});

/** Writes into a person's file that must be there, as one transaction. */
function editing<T>(files: PersonFiles, owner: OwnerId, none: () => T, edit: (file: PersonFile) => T): T {
  if (!files.has(owner)) return none();
  const file = files.of(owner);
  return file.db.write(() => edit(file));
}

const missing = (code: ProblemCode) => () => {
  throw new ProblemError(code);
};

const isMuted = (app: OwnedDatabase, owner: OwnerId, { kind }: NotificationDraft) =>
  readSettings(app, owner).mutedKinds.includes(kind);

/** What the person is told, unless they do not want to hear of such. */
const unmuted = (app: OwnedDatabase, owner: OwnerId, nearlyUsed: NotificationDraft | undefined) =>
  nearlyUsed === undefined || isMuted(app, owner, nearlyUsed) ? { nearlyUsed: undefined } : { nearlyUsed };

/**
 * Everything that writes chats; the writing of a proposal is a change of the graph. What the product's own file says, which is another
 * store, is read before the transaction begins.
 */
export const chatWrites = ({ files, limits }: PersonStore, app: OwnedDatabase) => ({
  beginChatTurn: (owner: OwnerId, turn: NewTurn): StoredTurn => {
    const telling = unmuted(app, owner, turn.nearlyUsed);
    const allowed = allowedTo(app, owner, limits);
    return editing(files, owner, missing('PROJECT_NOT_FOUND'), (file) => {
      limitBytes(file, limits);
      return beginTurn(file, { ...turn, ...telling }, allowed);
    });
  },
  proposeChanges: (owner: OwnerId, { told, ...proposal }: NewProposal): StoredTurn => {
    const isTold = !isMuted(app, owner, told);
    return editing(files, owner, missing('PROJECT_NOT_FOUND'), (file) => {
      limitBytes(file, limits);
      return storeProposal(file, proposal, isTold ? told : undefined);
    });
  },
  changeChatAnswer: (owner: OwnerId, uid: MessageId, change: AnswerChange): ChatMessage =>
    editing(files, owner, missing('MESSAGE_NOT_FOUND'), (file) => changeAnswer(file, uid, change)),
  failUnfinishedAnswers: (owner: OwnerId): void => editing(files, owner, () => undefined, failUnfinished),
  decideProposal: (owner: OwnerId, uid: MessageId, state: ChatProposal['state']): ChatMessage =>
    editing(files, owner, missing('MESSAGE_NOT_FOUND'), (file) => decideProposal(file, uid, state)),
  markProposalApplied: (owner: OwnerId, applied: ProposalApplied): ChatMessage | undefined =>
    editing(
      files,
      owner,
      () => undefined,
      (file) => markProposalApplied(file, applied),
    ),
  markProposalStepped: (owner: OwnerId, stepped: Stepped): ChatMessage | undefined =>
    editing(
      files,
      owner,
      () => undefined,
      (file) => markProposalStepped(file, stepped),
    ),
  replaceChatAnswer: (owner: OwnerId, uid: MessageId, replacement: AnswerReplacement): ChatMessage =>
    editing(files, owner, missing('MESSAGE_NOT_FOUND'), (file) => {
      limitBytes(file, limits);
      return replaceAnswer(file, uid, replacement);
    }),
  rateChatMessage: (owner: OwnerId, uid: MessageId, input: RateMessageInput): ChatMessage =>
    editing(files, owner, missing('MESSAGE_NOT_FOUND'), (file) => rateMessage(file, uid, input)),
  deleteChatMessage: (owner: OwnerId, uid: MessageId): ChatDeleted =>
    editing(files, owner, missing('MESSAGE_NOT_FOUND'), (file) => deleteMessage(file, uid)),
  clearChats: (owner: OwnerId): ChatDeleted => editing(files, owner, () => NOTHING_DELETED, clearChats),
  updateConversation: (owner: OwnerId, id: ConversationId, input: UpdateConversationInput): Conversation =>
    editing(files, owner, missing('CONVERSATION_NOT_FOUND'), (file) => updateConversation(file, id, input)),
  deleteConversations: (owner: OwnerId, { conversationIds }: DeleteConversationsInput): ChatDeleted =>
    editing(
      files,
      owner,
      () => NOTHING_DELETED,
      (file) => deleteConversations(file, conversationIds),
    ),
  increaseInteractions: (
    owner: OwnerId,
    input: IncreaseInteractionsInput,
    nearlyUsed?: NotificationDraft,
  ): UserInteractions => {
    const file = files.of(owner);
    const telling = unmuted(app, owner, nearlyUsed);
    const allowed = allowedTo(app, owner, limits);
    return file.db.write(() => {
      countInteractions(file, { ...input, ...telling }, allowed);
      return interactionsOf(file, allowed);
    });
  },
});
