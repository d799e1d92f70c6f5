import { type FastifyInstance } from 'fastify';

import { type Assistant } from '../../../assistant/Assistant.js';
import * as contract from '../../../contract/operations/conversations.js';
import { chatFile } from '../../../graph/exports/chatFile.js';
import { stringify } from '../../../platform/storage/Json.js';
import { type ChatStore } from '../../../people/records/chats/ChatStore.js';
import { sendFile } from '../exports/sendFile.js';
import { serve, serveValue, serveDirect } from '../serve.js';

/** Conversations with the assistant: list, read, rename, pin, delete, take out as a file. */
export function serveConversations(app: FastifyInstance, assistant: Assistant, chats: ChatStore): void {
  serveValue(app, contract.conversations, ({ scope, query }) => assistant.conversations(scope, query));
  serve(app, contract.conversation, async ({ person, params }) =>
    stringify(await assistant.conversation(person.ownerId, params.conversationId)),
  );
  serve(app, contract.updateConversation, async ({ person, params, body }) =>
    stringify(await assistant.updateConversation(person.ownerId, params.conversationId, body)),
  );
  serve(app, contract.deleteConversations, async ({ person, body }) =>
    stringify(await assistant.deleteConversations(person.ownerId, body)),
  );
  serveDirect(app, contract.exportChat, async ({ person, query, reply }) =>
    sendFile(reply, await chatFile(chats, person.ownerId, query)),
  );
}
