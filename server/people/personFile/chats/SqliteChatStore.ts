import { type ChatStore } from '../../records/chats/ChatStore.js';
import { type Engine } from '../../../platform/storage/Engine.js';
import { parse } from '../../../platform/storage/Json.js';
import { type chatReads, type chatWrites } from './chatCommands.js';

type Reads = ReturnType<typeof chatReads>;
type Writes = ReturnType<typeof chatWrites>;

/** What each person said to the assistant, in their own SQLite file. */
export function sqliteChatStore(engine: Engine): ChatStore {
  const read = <K extends keyof Reads>(command: K, ...args: Parameters<Reads[K]>) =>
    engine.read(command, args) as Promise<ReturnType<Reads[K]>>;
  const write = <K extends keyof Writes>(command: K, ...args: Parameters<Writes[K]>) =>
    engine.write(command, args) as Promise<ReturnType<Writes[K]>>;
  return {
    begin: (owner, turn) => write('beginChatTurn', owner, turn),
    propose: (owner, proposal) => write('proposeChanges', owner, proposal),
    changeAnswer: (owner, uid, change) => write('changeChatAnswer', owner, uid, change),
    failUnfinished: (owner) => write('failUnfinishedAnswers', owner),
    decideProposal: (owner, uid, state) => write('decideProposal', owner, uid, state),
    proposalApplied: (owner, applied) => write('markProposalApplied', owner, applied),
    proposalStepped: (owner, stepped) => write('markProposalStepped', owner, stepped),
    reread: (owner, uid, replacement) => write('replaceChatAnswer', owner, uid, replacement),
    rate: (owner, uid, input) => write('rateChatMessage', owner, uid, input),
    message: (owner, uid) => read('chatMessage', owner, uid),
    turnOf: (owner, uid) => read('chatTurn', owner, uid),
    messages: async (owner, query) => parse(await read('chatMessagePage', owner, query)),
    last: (owner, conversationId) => read('lastChatMessage', owner, conversationId),
    search: async (owner, page, input) => parse(await read('chatHitPage', owner, page, input)),
    deleteMessage: (owner, uid) => write('deleteChatMessage', owner, uid),
    clear: (owner) => write('clearChats', owner),
    conversation: (owner, id) => read('conversation', owner, id),
    conversations: async (scope, query) => parse(await read('conversationPage', scope, query)),
    updateConversation: (owner, id, input) => write('updateConversation', owner, id, input),
    deleteConversations: (owner, input) => write('deleteConversations', owner, input),
    conversationTotals: (owner) => read('conversationTotals', owner),
    conversationSlice: (owner, after, limit) => read('conversationSlice', owner, after, limit),
    messageSlice: (owner, conversationId, after, limit) =>
      read('chatMessageSlice', owner, conversationId, after, limit),
    interactions: (owner) => read('interactions', owner),
    interactionHistory: (owner) => read('interactionHistory', owner),
    increaseInteractions: (owner, input, nearlyUsed) => write('increaseInteractions', owner, input, nearlyUsed),
  };
}
