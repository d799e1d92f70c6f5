import { type ConversationsQuery } from '../../../../../contract/chat/conversations.js';
import { type OwnerId } from '../../../../../contract/ids.js';
import { type IncreaseInteractionsInput } from '../../../../../contract/interactions.js';
import { type GraphScope } from '../../../../../graph/ports/scope.js';
import { type Session } from '../../../../../platform/storage/postgres/Session.js';
import { type StoreLimits } from '../../../../../platform/config/limits.js';
import { conversationOf, messageOf } from '../../../chats/chatRows.js';
import { type AnswerReplacement, type ChatStore, type NewProposal, type NewTurn } from '../../../chats/ChatStore.js';
import { type NotificationDraft } from '../../../NotificationStore.js';
import { type Calls } from '../../calls.js';
import { type ByteLimit, writingLimited } from '../byteTotal.js';
import * as answers from './answers.js';
import { clearChats, deleteConversations, deleteMessage } from './deleting.js';
import { countInteractions, interactionHistory, interactionsOf } from './interactions.js';
import * as lists from './lists.js';
import { conversationRow, messageRow, turnOf } from './messageRows.js';
import { searchPage } from './searching.js';
import { beginTurn, storeProposal } from './turns.js';

/** What persons said to the assistant and were answered, in PostgreSQL. */
export function postgresChatStore(calls: Calls, limits: ByteLimit & Pick<StoreLimits, 'freeInteractions'>): ChatStore {
  const { reading, writing } = calls;
  /** Refuses what a person writes once they are beyond their limit. */
  const limited = <A extends unknown[], T>(write: (session: Session, owner: OwnerId, ...args: A) => Promise<T>) =>
    writingLimited(
      calls,
      limits,
    )(async (session, owner, refuseBytes, ...args: A) => {
      await refuseBytes();
      return write(session, owner, ...args);
    });
  return {
    begin: limited((session, owner, turn: NewTurn) => beginTurn(session, owner, turn, limits)),
    propose: limited((session, owner, proposal: NewProposal) => storeProposal(session, owner, proposal)),
    changeAnswer: writing(answers.changeAnswer),
    failUnfinished: writing(answers.failUnfinished),
    decideProposal: writing(answers.decideProposal),
    proposalApplied: writing(answers.proposalApplied),
    proposalStepped: writing(answers.proposalStepped),
    reread: limited((session, owner, uid: string, replacement: AnswerReplacement) =>
      answers.replaceAnswer(session, owner, uid, replacement),
    ),
    rate: writing(answers.rateMessage),
    message: reading(async (session: Session, owner: OwnerId, uid: string) =>
      messageOf(await messageRow(session, owner, uid)),
    ),
    turnOf: reading(turnOf),
    messages: reading(lists.messagesPage),
    last: reading(lists.lastMessage),
    search: reading(searchPage),
    deleteMessage: writing(deleteMessage),
    clear: writing(clearChats),
    conversation: reading(async (session: Session, owner: OwnerId, id: string) =>
      conversationOf(await conversationRow(session, owner, id)),
    ),
    conversations: reading(async (session: Session, scope: GraphScope, query: Omit<ConversationsQuery, 'projectId'>) =>
      lists.conversationsPage(session, scope, query),
    ),
    updateConversation: writing(lists.updateConversation),
    deleteConversations: writing(deleteConversations),
    conversationTotals: reading(lists.conversationTotals),
    conversationSlice: reading(lists.conversationSlice),
    messageSlice: reading(lists.messageSlice),
    interactions: reading((session: Session, owner: OwnerId) => interactionsOf(session, owner, limits)),
    interactionHistory: reading(interactionHistory),
    increaseInteractions: writing(
      async (session: Session, owner: OwnerId, input: IncreaseInteractionsInput, nearlyUsed?: NotificationDraft) => {
        await countInteractions(session, owner, { ...input, nearlyUsed }, limits);
        return interactionsOf(session, owner, limits);
      },
    ),
  };
}
