import { type FastifyInstance } from 'fastify';

import * as contract from '../../../contract/operations/chat.js';
import { type ChatInput } from '../../../contract/chat/messages.js';
import { stringify } from '../../../platform/storage/Json.js';
import { checkedQuery } from '../graph/query.js';
import { serve, serveValue } from '../serve.js';
import { type Services } from '../services.js';

/** What was sent, its query checked. Throws `QUERY_INVALID`. */
const withQuery = (body: ChatInput): ChatInput =>
  body.query === undefined ? body : { ...body, query: checkedQuery(body.query) };

/** Messages to the assistant and its answers: ask, follow, stop, read otherwise, list, find, rate, delete; and how it stands with its model. */
export function serveChatMessages(
  app: FastifyInstance,
  { assistant, modelState }: Pick<Services, 'assistant' | 'modelState'>,
): void {
  serve(app, contract.sendChatMessage, async ({ scope, query, body }) =>
    stringify(await assistant.ask(scope, withQuery(body), query.wait)),
  );
  serve(app, contract.chatTurn, async ({ person, params, query }) =>
    stringify(await assistant.turn(person.ownerId, params.uid, query.wait)),
  );
  serveValue(app, contract.assistantModel, async () => ({ state: modelState() }));
  serve(app, contract.stopChatAnswer, async ({ person, params }) =>
    stringify(await assistant.stop(person.ownerId, params.uid)),
  );
  serveValue(app, contract.chatMessages, ({ person, query }) => assistant.messages(person.ownerId, query));
  serveValue(app, contract.chatMessagesWithPaginate, ({ person, query }) => assistant.messages(person.ownerId, query));
  serve(app, contract.lastChatMessage, async ({ person, query }) =>
    stringify(await assistant.last(person.ownerId, query.conversationId)),
  );
  serve(app, contract.chatMessage, async ({ person, params }) =>
    stringify(await assistant.message(person.ownerId, params.uid)),
  );
  serveValue(app, contract.searchChatMessages, ({ scope, params, body }) =>
    assistant.search(
      scope.ownerId,
      { ...params, pageSize: Number(params.pageSize) },
      {
        ...body,
        ...(scope.projectId === undefined ? {} : { projectId: scope.projectId }),
      },
    ),
  );
  serve(app, contract.rereadChatAnswer, async ({ person, params, body }) =>
    stringify(await assistant.reread(person.ownerId, params.uid, { ...body, query: checkedQuery(body.query) })),
  );
  serve(app, contract.rateChatMessage, async ({ person, params, body }) =>
    stringify(await assistant.rate(person.ownerId, params.uid, body)),
  );
  serve(app, contract.deleteChatMessage, async ({ person, params }) =>
    stringify(await assistant.deleteMessage(person.ownerId, params.uid)),
  );
  serve(app, contract.clearChatHistory, async ({ person }) => stringify(await assistant.clear(person.ownerId)));
}
