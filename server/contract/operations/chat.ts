import { Type } from 'typebox';

import { ChatDeleted } from '../chat/conversations.js';
import {
  AssistantModel,
  ApplyProposalInput,
  ChatInput,
  ChatMessage,
  ChatMessagePage,
  ChatMessagesQuery,
  ChatTurn,
  ProposeInput,
  RateMessageInput,
  RereadInput,
  WaitQuery,
} from '../chat/messages.js';
import { ChatHitPage, SearchChatInput } from '../chat/search.js';
import { ChangeReceipt } from '../edits.js';
import { conversationId, messageId } from '../ids.js';
import { defineOperation, TEXT_BODY } from '../operation.js';
import { ref } from '../schema.js';
import { PageSizeTextSchema, pageToken } from '../texts.js';

const tag = 'chat';
const messageParams = Type.Object({ uid: messageId() });

export const sendChatMessage = defineOperation({
  method: 'POST',
  url: '/chat/user-input',
  operationId: 'sendChatMessage',
  tag,
  summary: 'Ask the assistant',
  description:
    'Answers at once with the turn, its answer still empty: that comes piece by piece over the channel topic `user:chat`, or with `wait` in this call. The same `uid` again answers the same turn, as far as it is written then.',
  querystring: WaitQuery,
  body: ref(ChatInput),
  largestBody: TEXT_BODY,
  answer: ref(ChatTurn),
  problems: [
    'PROJECT_NOT_FOUND',
    'MESSAGE_NOT_FOUND',
    'ID_TAKEN',
    'CONVERSATION_BUSY',
    'QUERY_INVALID',
    'QUOTA_BYTES',
    'QUOTA_INTERACTIONS',
  ],
});
export const chatTurn = defineOperation({
  method: 'GET',
  url: '/chat/turn/:uid',
  operationId: 'chatTurn',
  tag,
  summary: 'Read a message with its answer, as far as it is written',
  description: 'By the id of either. Who missed something of the channel goes on from here.',
  params: messageParams,
  querystring: WaitQuery,
  answer: ref(ChatTurn),
  problems: ['MESSAGE_NOT_FOUND'],
});
export const assistantModel = defineOperation({
  method: 'GET',
  url: '/chat/model',
  operationId: 'assistantModel',
  tag,
  summary: 'Read how it stands with the language model',
  description: 'Neither its name nor its address is told.',
  answer: ref(AssistantModel),
});
export const stopChatAnswer = defineOperation({
  method: 'POST',
  url: '/chat/stop/:uid',
  operationId: 'stopChatAnswer',
  tag,
  summary: 'Stop an answer where it is',
  description: 'Idempotent: an answer that is whole stays so.',
  params: messageParams,
  answer: ref(ChatMessage),
  problems: ['MESSAGE_NOT_FOUND'],
});
export const rereadChatAnswer = defineOperation({
  method: 'POST',
  url: '/chat/reread/:uid',
  operationId: 'rereadChatAnswer',
  tag,
  summary: 'Answer by another reading, in the place of an answer',
  description:
    'Only an answer that has a `query`. Text, query, citations and readings of the answer are replaced, its rating is taken back, and the reading of before is among its `guess` suggestions; what was asked after it stays. The same again changes nothing.',
  params: messageParams,
  body: ref(RereadInput),
  largestBody: TEXT_BODY,
  answer: ref(ChatMessage),
  problems: [
    'MESSAGE_NOT_FOUND',
    'VERSION_CONFLICT',
    'CONVERSATION_BUSY',
    'QUERY_INVALID',
    'QUERY_TOO_COSTLY',
    'QUOTA_BYTES',
    'UNAVAILABLE',
  ],
});
export const chatMessages = defineOperation({
  method: 'GET',
  url: '/bigquery/chat-messages',
  operationId: 'chatMessages',
  tag,
  summary: 'List messages, newest first; of one conversation or of all',
  querystring: ChatMessagesQuery,
  answer: ref(ChatMessagePage),
  problems: ['CONVERSATION_NOT_FOUND', 'PAGE_TOKEN_INVALID'],
});
export const chatMessagesWithPaginate = defineOperation({
  method: 'GET',
  url: '/chat-messages/with-paginate',
  operationId: 'chatMessagesWithPaginate',
  tag,
  summary: 'The same list under its other path',
  querystring: ChatMessagesQuery,
  answer: ref(ChatMessagePage),
  problems: ['CONVERSATION_NOT_FOUND', 'PAGE_TOKEN_INVALID'],
});
export const lastChatMessage = defineOperation({
  method: 'GET',
  url: '/chat-messages/last',
  operationId: 'lastChatMessage',
  tag,
  summary: 'Read the last message of a conversation, or of all',
  querystring: Type.Object({ conversationId: Type.Optional(conversationId()) }, { additionalProperties: false }),
  answer: ref(ChatMessage),
  problems: ['CONVERSATION_NOT_FOUND', 'MESSAGE_NOT_FOUND'],
});
export const chatMessage = defineOperation({
  method: 'GET',
  url: '/chat-messages/message/:uid',
  operationId: 'chatMessage',
  tag,
  summary: 'Read one message, as far as it is written',
  params: messageParams,
  answer: ref(ChatMessage),
  problems: ['MESSAGE_NOT_FOUND'],
});
export const deleteChatMessage = defineOperation({
  method: 'DELETE',
  url: '/bigquery/delete-chat-messages/:uid',
  operationId: 'deleteChatMessage',
  tag,
  summary: 'Delete a message',
  params: messageParams,
  answer: ref(ChatDeleted),
  problems: ['MESSAGE_NOT_FOUND'],
});
export const clearChatHistory = defineOperation({
  method: 'DELETE',
  url: '/bigquery/clear-chat-history',
  operationId: 'clearChatHistory',
  tag,
  summary: 'Delete every conversation',
  answer: ref(ChatDeleted),
});
export const searchChatMessages = defineOperation({
  method: 'POST',
  reads: true,
  url: '/bigquery/search-chat-messages/with-paginate/:pageSize/:pageToken',
  operationId: 'searchChatMessages',
  tag,
  summary: 'Find messages by their words, their time or what they cite; newest first',
  params: Type.Object({ pageSize: ref(PageSizeTextSchema), pageToken: pageToken() }),
  body: ref(SearchChatInput),
  answer: ref(ChatHitPage),
  problems: ['PAGE_TOKEN_INVALID', 'PROJECT_NOT_FOUND'],
});
export const rateChatMessage = defineOperation({
  method: 'POST',
  url: '/chat/rate/:uid',
  operationId: 'rateChatMessage',
  tag,
  summary: 'Say whether an answer was good',
  params: messageParams,
  body: ref(RateMessageInput),
  answer: ref(ChatMessage),
  problems: ['MESSAGE_NOT_FOUND'],
});
export const applyProposal = defineOperation({
  method: 'POST',
  url: '/chat/apply-proposal/:uid',
  operationId: 'applyProposal',
  tag,
  summary: 'Write what is accepted of a proposal, as one step',
  description:
    'The message is the provenance. A proposal is decided once, by the person: a program (API token, MCP) may not.',
  params: messageParams,
  body: ref(ApplyProposalInput),
  largestBody: TEXT_BODY,
  answer: ref(ChangeReceipt),
  problems: [
    'PERSON_REQUIRED',
    'MESSAGE_NOT_FOUND',
    'PROPOSAL_STATE',
    'PROJECT_MISMATCH',
    'NODE_NOT_FOUND',
    'RELATIONSHIP_NOT_FOUND',
    'VERSION_CONFLICT',
    'ID_TAKEN',
    'QUOTA_ELEMENTS',
    'QUOTA_BYTES',
  ],
});
export const refuseProposal = defineOperation({
  method: 'POST',
  url: '/chat/refuse-proposal/:uid',
  operationId: 'refuseProposal',
  tag,
  summary: 'Refuse a proposal as a whole',
  params: messageParams,
  answer: ref(ChatMessage),
  problems: ['PERSON_REQUIRED', 'MESSAGE_NOT_FOUND', 'PROPOSAL_STATE'],
});
export const proposeChanges = defineOperation({
  method: 'POST',
  url: '/chat/propose',
  operationId: 'proposeChanges',
  tag,
  summary: 'Propose changes for the person to review',
  description:
    'Writes nothing into the graph: the changes come into a conversation as a proposal, and the person is told. Changes that could not be made are refused; `errors` name the operation (`body/operations/3/nodeId`).',
  body: ref(ProposeInput),
  largestBody: TEXT_BODY,
  answer: ref(ChatTurn),
  problems: [
    'PROJECT_NOT_FOUND',
    'NODE_NOT_FOUND',
    'RELATIONSHIP_NOT_FOUND',
    'VERSION_CONFLICT',
    'ID_TAKEN',
    'CONVERSATION_BUSY',
    'QUOTA_BYTES',
  ],
});
