import { Type } from 'typebox';

import {
  ChatDeleted,
  ChatExportQuery,
  Conversation,
  ConversationPage,
  ConversationsQuery,
  DeleteConversationsInput,
  UpdateConversationInput,
} from '../chat/conversations.js';
import { conversationId } from '../ids.js';
import { defineOperation } from '../operation.js';
import { ref } from '../schema.js';

const tag = 'chat';
const params = Type.Object({ conversationId: conversationId() });

export const conversations = defineOperation({
  method: 'GET',
  url: '/chat/conversations',
  operationId: 'conversations',
  tag,
  summary: 'List conversations: pinned ones first, then the last written',
  querystring: ConversationsQuery,
  answer: ref(ConversationPage),
  problems: ['PROJECT_NOT_FOUND', 'PAGE_TOKEN_INVALID'],
});
export const conversation = defineOperation({
  method: 'GET',
  url: '/chat/conversations/:conversationId',
  operationId: 'conversation',
  tag,
  summary: 'Read one conversation, without its messages',
  params,
  answer: ref(Conversation),
  problems: ['CONVERSATION_NOT_FOUND'],
});
export const updateConversation = defineOperation({
  method: 'PUT',
  url: '/chat/conversations/:conversationId',
  operationId: 'updateConversation',
  tag,
  summary: 'Rename a conversation, pin it or let it go',
  params,
  body: ref(UpdateConversationInput),
  answer: ref(Conversation),
  problems: ['CONVERSATION_NOT_FOUND'],
});
export const deleteConversations = defineOperation({
  method: 'POST',
  url: '/chat/conversations/delete',
  operationId: 'deleteConversations',
  tag,
  summary: 'Delete conversations',
  description: 'Those that are gone already count as none; a token of one project must name what it can see.',
  body: ref(DeleteConversationsInput),
  answer: ref(ChatDeleted),
  problems: ['CONVERSATION_NOT_FOUND'],
});
export const exportChat = defineOperation({
  method: 'GET',
  url: '/chat/export',
  operationId: 'exportChat',
  tag,
  direct: true,
  summary: 'Download conversations',
  querystring: ChatExportQuery,
  answer: Type.String(),
  produces: ['application/json', 'text/markdown'],
  problems: ['CONVERSATION_NOT_FOUND'],
});
