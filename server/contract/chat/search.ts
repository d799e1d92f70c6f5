import { type Static, Type } from 'typebox';

import { conversationId, nodeId, projectId } from '../ids.js';
import { page } from '../pages.js';
import { ref } from '../schema.js';
import { searchText } from '../texts.js';
import { ChatMessage } from './messages.js';

const day = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

export const SearchChatInput = Type.Object(
  {
    text: Type.Optional(searchText()),
    from: day('Not before this time'),
    until: day('Before this time'),
    citesNodeId: Type.Optional(nodeId()),
    conversationId: Type.Optional(conversationId()),
    projectId: Type.Optional(projectId()),
  },
  { $id: 'SearchChatInput', additionalProperties: false, description: 'All that is given must hold' },
);
export type SearchChatInput = Static<typeof SearchChatInput>;
export const SnippetPart = Type.Object({ text: Type.String(), found: Type.Boolean() }, { $id: 'SnippetPart' });
export type SnippetPart = Static<typeof SnippetPart>;
export const ChatHit = Type.Object(
  {
    message: ref(ChatMessage),
    conversationTitle: Type.Optional(Type.String({ description: 'Absent while the conversation has none' })),
    snippet: Type.Array(ref(SnippetPart), { description: 'The place that was found, or the beginning, in parts' }),
  },
  { $id: 'ChatHit' },
);
export type ChatHit = Static<typeof ChatHit>;
export const ChatHitPage = page(ChatHit, 'ChatHitPage');
export type ChatHitPage = Static<typeof ChatHitPage>;
