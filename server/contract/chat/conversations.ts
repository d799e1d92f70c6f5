import { type Static, Type } from 'typebox';

import { conversationId, projectId, ProjectQuery } from '../ids.js';
import { page, PageQuery } from '../pages.js';
import { DateTime, ref, words } from '../schema.js';
import { ConversationTitleSchema, searchText } from '../texts.js';

const closed = { additionalProperties: false };

export const Conversation = Type.Object(
  {
    id: conversationId(),
    projectId: projectId(),
    title: Type.String({ description: 'The beginning of its first message, until the person gives it another' }),
    pinned: Type.Boolean(),
    messagesTotal: Type.Integer(),
    createdAt: DateTime('When it began'),
    updatedAt: DateTime('When its last message was written'),
  },
  { $id: 'Conversation', description: 'Messages in a row, about one project' },
);
export type Conversation = Static<typeof Conversation>;

export const ConversationsQuery = Type.Object(
  { ...ProjectQuery, ...PageQuery, text: Type.Optional(searchText()) },
  closed,
);
export type ConversationsQuery = Static<typeof ConversationsQuery>;
export const ConversationPage = page(Conversation, 'ConversationPage');
export type ConversationPage = Static<typeof ConversationPage>;

export const UpdateConversationInput = Type.Object(
  { title: Type.Optional(ref(ConversationTitleSchema)), pinned: Type.Optional(Type.Boolean()) },
  { $id: 'UpdateConversationInput', ...closed },
);
export type UpdateConversationInput = Static<typeof UpdateConversationInput>;
export const DeleteConversationsInput = Type.Object(
  { conversationIds: Type.Array(conversationId(), { minItems: 1, maxItems: 500 }) },
  { $id: 'DeleteConversationsInput', ...closed },
);
export type DeleteConversationsInput = Static<typeof DeleteConversationsInput>;
export const ChatDeleted = Type.Object(
  { messages: Type.Integer(), conversations: Type.Integer() },
  { $id: 'ChatDeleted', description: 'How many went' },
);
export type ChatDeleted = Static<typeof ChatDeleted>;

export const ChatExportFormat = words(['markdown', 'json'], { $id: 'ChatExportFormat' });
export type ChatExportFormat = Static<typeof ChatExportFormat>;
export const ChatExportQuery = Type.Object(
  { format: ref(ChatExportFormat), conversationId: Type.Optional(conversationId()) },
  closed,
);
export type ChatExportQuery = Static<typeof ChatExportQuery>;
