import { may, type Policies } from './Policy.js';

/** Conversations with the assistant, each about one project, and how often it was asked. */
export const chatPolicies: Policies = {
  sendChatMessage: may('write', 'turn'),
  proposeChanges: may('write', 'turn'),
  chatTurn: may('read', 'message'),
  chatMessage: may('read', 'message'),
  stopChatAnswer: may('write', 'message'),
  rereadChatAnswer: may('write', 'message'),
  rateChatMessage: may('write', 'message'),
  deleteChatMessage: may('write', 'message'),
  applyProposal: may('person', 'message'),
  refuseProposal: may('person', 'message'),

  conversations: may('read', 'project'),
  conversation: may('read', 'conversations'),
  updateConversation: may('write', 'conversations'),
  deleteConversations: may('write', 'conversations'),
  // Without a conversation these are about all of them, which a token of one project may not ask for.
  chatMessages: may('read', 'conversations'),
  chatMessagesWithPaginate: may('read', 'conversations'),
  lastChatMessage: may('read', 'conversations'),
  exportChat: may('read', 'conversations'),
  searchChatMessages: may('read', 'account'),
  clearChatHistory: may('write', 'account'),

  aliases: may('read', 'project'),
  forgetAlias: may('write', 'project'),

  // Says nothing of anybody.
  assistantModel: may('read', 'nobody'),

  userInteractions: may('read', 'account'),
  interactionHistory: may('read', 'account'),
  increaseUserInteractions: may('write', 'account'),
  // Its events name conversations and messages, not projects.
  'user:chat': may('read', 'account'),
};
